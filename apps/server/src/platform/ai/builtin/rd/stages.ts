import type { Text } from '@elan/domain/locale';
import { type OptionValue, registry } from '@elan/domain/modules/registry';
import { blocks, bullets, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import { firstCustomers } from '../reading/customers.ts';
import { periodWords } from '../reading/period-words.ts';
import type { Reading } from '../reading/reading.ts';
import { criticalSupplier, type Product } from './product.ts';

/** The stages in order, each with what closes it. */
const closings: readonly (readonly [stage: OptionValue<'rd', 'developmentStage'>, closing: Text])[] = [
  [
    'concept',
    {
      en: 'One page that says what it must do, read by somebody who knows the field',
      fr: "Une page qui dit ce que le produit doit réussir, lue par quelqu'un du métier",
    },
  ],
  [
    'first_trials',
    { en: 'One trial written down so that you can repeat it', fr: 'Un essai noté de façon à pouvoir le répéter' },
  ],
  [
    'prototype',
    {
      en: 'One whole item that does the main thing in front of a stranger',
      fr: "Un exemplaire complet qui fait l'essentiel devant une personne inconnue",
    },
  ],
  [
    'customer_tests',
    {
      en: 'The pass mark of the test plan, reached with people who owe you nothing',
      fr: 'Le seuil du plan de test, atteint avec des gens qui ne vous doivent rien',
    },
  ],
  [
    'ready_to_sell',
    {
      en: "Every line of the checklist ticked, and the authority's reply on file",
      fr: "Chaque ligne de la liste cochée, et la réponse de l'autorité au dossier",
    },
  ],
  [
    'on_sale',
    {
      en: 'Complaints and returns written down, the first one settled',
      fr: 'Les plaintes et les retours notés, le premier réglé',
    },
  ],
];

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const stageQuestion = registry.rd.questions.find((question) => question.id === 'developmentStage');

function stageLabel(stage: string): Text {
  const option =
    stageQuestion?.kind === 'select' ? stageQuestion.options.find((entry) => entry.value === stage) : undefined;
  return option?.label ?? { en: stage, fr: stage };
}

/** The position of the chosen stage, or -1. */
function position({ answer }: Reading): number {
  return closings.findIndex(([stage]) => stage === answer('rd', 'developmentStage'));
}

/** The words of the stage after the chosen one; undefined at the last one and when none is chosen. */
export function nextStage(reading: Reading): string | undefined {
  const at = position(reading);
  const next = at < 0 ? undefined : closings[at + 1];
  return next === undefined ? undefined : reading.say(stageLabel(next[0]));
}

/** Where the product stands and what the next stage asks for in this case. */
export function stages(reading: Reading, product: Product): string {
  const { say } = reading;
  const at = position(reading);
  const rows = closings.map(([stage, closing], index) => [
    say(stageLabel(stage)),
    say(closing),
    at < 0
      ? say({ en: 'to say', fr: 'à préciser' })
      : index < at
        ? say({ en: 'behind you', fr: 'derrière vous' })
        : index === at
          ? say({ en: '**you are here**', fr: '**vous êtes ici**' })
          : index === at + 1
            ? say({ en: 'next', fr: 'prochaine' })
            : say({ en: 'later', fr: 'plus tard' }),
  ]);
  return blocks(
    say({ en: '## Where it stands', fr: '## Où vous en êtes' }),
    table(say({ en: ['Stage', 'What closes it', 'You'], fr: ['Étape', 'Ce qui la termine', 'Vous'] }), rows),
    demands(reading, product, at),
  );
}

function demands(reading: Reading, product: Product, at: number): string {
  const { say, quote, answer } = reading;
  if (at < 0) {
    return say({
      en: 'Your answer does not say how far it is. Until it does, nobody can tell whether the next dollar should go into a trial or into a stock.',
      fr: "Votre réponse ne dit pas où vous en êtes. D'ici là, personne ne peut dire si le prochain dollar doit aller dans un essai ou dans un stock.",
    });
  }
  const stage = closings[at]?.[0] ?? '';
  const proof = closings[at]?.[1];
  const whom = firstCustomers(reading, 90);
  const testing = answer('rd', 'testingStrategy');
  const hardest = product.hardest && quote(product.hardest.text, 100);
  const supplier = criticalSupplier(product);
  const early = stage === 'concept' || stage === 'first_trials';
  const points = [
    proof &&
      say({
        en: `Your stage is closed by one proof: ${lowered(proof.en)}. If you do not hold it yet, get it first: it is cheaper now.`,
        fr: `Votre étape se termine par une preuve : ${lowered(proof.fr)}. Si vous ne l'avez pas encore, obtenez-la d'abord : c'est moins cher maintenant.`,
      }),
    hardest &&
      (early
        ? say({
            en: `Make the smallest piece that answers your hardest requirement, ${hardest}, before anything that only looks good.`,
            fr: `Fabriquez le plus petit morceau qui répond à votre exigence la plus difficile, ${hardest}, avant tout ce qui ne fait que bien paraître.`,
          })
        : say({
            en: `Settle your hardest requirement, ${hardest}: it is the one that costs most to discover in front of a customer.`,
            fr: `Réglez votre exigence la plus difficile, ${hardest} : c'est celle qui coûte le plus cher à découvrir devant la clientèle.`,
          })),
    stage === 'prototype' || early
      ? testing
        ? say({
            en: `Put it into the hands of ${whom}, as you plan: ${quote(testing, 140)}.`,
            fr: `Mettez-le entre les mains de cette clientèle, ${whom}, comme vous le prévoyez : ${quote(testing, 140)}.`,
          })
        : say({
            en: `Find the first five among ${whom} who will try it. Your test plan is still empty.`,
            fr: `Trouvez les cinq premières personnes qui l'essaieront (${whom}). Votre plan de test est encore vide.`,
          })
      : undefined,
    stage === 'customer_tests' && supplier
      ? say({
          en: `Have in writing what a first month of real sales takes from ${quote(supplier.name, 70)}: quantity, price, delay.`,
          fr: `Obtenez par écrit de ce fournisseur, ${quote(supplier.name, 70)}, ce que demande un premier mois de vraies ventes : quantité, prix, délai.`,
        })
      : undefined,
    stage === 'customer_tests' || stage === 'ready_to_sell' ? priceDemand(reading) : undefined,
    stage === 'on_sale'
      ? say({
          en: 'Choose one complaint and one improvement a month, and write down what changed in the sales after each.',
          fr: 'Choisissez une plainte et une amélioration par mois, et notez ce que chacune a changé dans les ventes.',
        })
      : undefined,
  ];
  const next = nextStage(reading);
  const lead =
    next === undefined
      ? say({ en: '**What comes now:**', fr: '**La suite :**' })
      : say({
          en: `**What “${next}” asks of you:**`,
          fr: `**Ce que l'étape « ${next} » vous demande :**`,
        });
  return blocks(lead, bullets(points.filter((point) => typeof point === 'string' && point !== '') as string[]));
}

function priceDemand({ say, money, figures }: Reading): string {
  return figures.price === undefined
    ? say({
        en: 'Fix a price. Your answers name none, and without one “ready” cannot be decided: an excellent product can cost more than it brings.',
        fr: "Fixez un prix. Vos réponses n'en donnent aucun, et sans lui on ne peut pas décider que c'est prêt : un excellent produit peut coûter plus qu'il ne rapporte.",
      })
    : say({
        en: `Write down what one sale costs you in material, services and minutes, and compare it with ${money(figures.price.dollars)}${periodWords[figures.price.period].en} ${marks.answer.en}. A recipe or a function that does not leave enough is not finished.`,
        fr: `Notez ce qu'une vente vous coûte en matière, en services et en minutes, et comparez avec ${money(figures.price.dollars)}${periodWords[figures.price.period].fr} ${marks.answer.fr}. Une recette ou une fonction qui n'en laisse pas assez n'est pas terminée.`,
      });
}
