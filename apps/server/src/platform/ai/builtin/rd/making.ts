import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { findShares } from '../reading/shares.ts';
import { splitList } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';
import { echoes } from './echoes.ts';
import type { Product } from './product.ts';
import { nextStage } from './stages.ts';

/** What is being made, how far it is, and what to settle first. */
export function inShort(reading: Reading, product: Product): string {
  const { say, quote, option, number, answer } = reading;
  const stage = option('rd', 'developmentStage');
  const description = answer('rd', 'productDescription');
  const next = nextStage(reading);
  const counted = product.requirements.filter((requirement) => requirement.isCheckable).length;
  const total = product.requirements.length;
  const standing =
    stage === undefined
      ? say({ en: 'How far it is: not said yet.', fr: 'Où vous en êtes : pas encore précisé.' })
      : say({
          en: `How far it is: “${stage}” ${marks.answer.en}.${next ? ` What comes next: “${next}”.` : ''}`,
          fr: `Où vous en êtes : « ${stage} » ${marks.answer.fr}.${next ? ` La suite : « ${next} ».` : ''}`,
        });
  return blocks(
    say({ en: '## In short', fr: '## En bref' }),
    description === undefined
      ? say({
          en: 'You have not described yet what you are making; the rest of this page waits for it.',
          fr: "Vous n'avez pas encore décrit ce que vous mettez au point ; le reste de cette page attend cette réponse.",
        })
      : say({
          en: `What you are making, in your words: ${quote(description, 260)}.`,
          fr: `Ce que vous mettez au point, dans vos mots : ${quote(description, 260)}.`,
        }),
    `${standing} ${say({
      en: `Requirements named: ${number(total)}; those that can be checked, by a number or by a plain yes or no: ${number(counted)} ${marks.computed.en}. Suppliers named: ${number(product.suppliers.length)}.`,
      fr: `Exigences nommées : ${number(total)} ; celles qui se vérifient, par un nombre ou par un oui ou un non : ${number(counted)} ${marks.computed.fr}. Fournisseurs nommés : ${number(product.suppliers.length)}.`,
    })}`,
    settleFirst(reading, product, counted),
    say({
      en: `Words between quotation marks are yours. Each figure says where it comes from: ${marks.answer.en}, ${marks.computed.en} or ${marks.assumption.en}. The places to ask are names to call; what they answer is what counts.`,
      fr: `Les mots entre guillemets sont les vôtres. Chaque chiffre dit d'où il vient : ${marks.answer.fr}, ${marks.computed.fr} ou ${marks.assumption.fr}. Les organismes nommés sont des endroits où poser la question ; c'est leur réponse qui compte.`,
    }),
  );
}

function settleFirst(reading: Reading, product: Product, counted: number): string {
  const { say, quote, answer } = reading;
  if (counted === 0) {
    return say({
      en: '**To settle first:** a number. None of your requirements can be checked yet, so nobody, you included, could say that the product is finished.',
      fr: '**À régler en premier :** un nombre. Aucune de vos exigences ne se vérifie encore ; personne, vous compris, ne pourrait donc dire que le produit est terminé.',
    });
  }
  if (findShares(answer('rd', 'testingStrategy') ?? '').length === 0) {
    return say({
      en: '**To settle first:** the pass mark of your test, such as “so many of so many people”. Without one, every test succeeds.',
      fr: '**À régler en premier :** le seuil de réussite de votre test, du genre « tant de personnes sur tant ». Sans lui, tous les tests réussissent.',
    });
  }
  return say({
    en: `**To settle first:** ${quote(product.hardest?.text ?? '', 120)}. Of all your requirements, this one is the hardest to catch up on once customers are there.`,
    fr: `**À régler en premier :** ${quote(product.hardest?.text ?? '', 120)}. De toutes vos exigences, c'est la plus difficile à rattraper une fois la clientèle arrivée.`,
  });
}

/** What is new, beside what the person said sets them apart and what problem they solve. */
export function making(reading: Reading, product: Product): string {
  const { say, quote, answer } = reading;
  const problem = answer('idea', 'problemSolved');
  const description = answer('rd', 'productDescription') ?? '';
  const meets = problem === undefined ? [] : echoes(description, problem).slice(0, 3);
  const link =
    problem === undefined || substanceOf(problem) !== 'enough'
      ? undefined
      : meets.length > 0
        ? say({
            en: `The problem you described, ${quote(problem, 160)}, and your product speak of the same things: ${meets.map((word) => quote(word)).join(', ')}. Keep that link; every function that does not serve it can wait.`,
            fr: `Le problème que vous avez décrit, ${quote(problem, 160)}, et votre produit parlent des mêmes choses : ${meets.map((word) => quote(word)).join(', ')}. Gardez ce lien ; toute fonction qui ne le sert pas peut attendre.`,
          })
        : say({
            en: `The problem you described was ${quote(problem, 160)}. The description of the product has not one word in common with it. Say in one sentence which part of the product removes which part of the problem.`,
            fr: `Le problème que vous avez décrit était le suivant : ${quote(problem, 160)}. La description du produit n'a pas un seul mot en commun avec lui. Dites en une phrase quelle partie du produit enlève quelle partie du problème.`,
          });
  return blocks(
    say({ en: '## What you are making', fr: '## Ce que vous mettez au point' }),
    link,
    product.novelties.length === 0 ? nothingNew(reading) : noveltiesTable(reading, product),
  );
}

function nothingNew({ say, quote, answer }: Reading): string {
  const differences = answer('analysis', 'differentiators');
  return differences === undefined
    ? say({
        en: 'You name nothing new, and that is no fault: many good businesses make a known thing better, nearer or more reliably. Say which of the three it is, because that is what has to be tested.',
        fr: "Vous ne nommez rien de nouveau, et ce n'est pas un défaut : bien des entreprises font une chose connue mieux, plus près ou plus fidèlement. Dites lequel des trois, parce que c'est cela qu'il faut tester.",
      })
    : say({
        en: `You name nothing new about the product, but in the analysis you said what sets you apart: ${quote(differences, 180)}. Which of these must the product itself deliver? Write it down as a requirement.`,
        fr: `Vous ne nommez rien de nouveau dans le produit, mais vous avez dit dans l'analyse ce qui vous distingue : ${quote(differences, 180)}. Qu'est-ce que le produit lui-même doit tenir là-dedans ? Inscrivez-le comme exigence.`,
      });
}

function noveltiesTable(reading: Reading, product: Product): string {
  const { say, quote, answer } = reading;
  const differences = splitList(answer('analysis', 'differentiators') ?? '');
  // Words for customers and their problem are everywhere: they tie nothing together.
  const everywhere = [answer('idea', 'targetMarket'), answer('idea', 'problemSolved')].join('\n');
  const rows = product.novelties.map((novelty) => {
    const difference = differences.find((entry) => echoes(novelty, entry, everywhere).length > 0);
    const requirement = product.requirements.find((entry) => echoes(novelty, entry.text, everywhere).length > 0);
    return [
      quote(novelty, 110),
      difference === undefined
        ? say({
            en: 'Not among your differences: would they notice?',
            fr: 'Pas parmi vos différences : le remarquerait-on ?',
          })
        : say({ en: `Yes: ${quote(difference, 80)}`, fr: `Oui : ${quote(difference, 80)}` }),
      requirement === undefined
        ? say({
            en: 'No requirement speaks of it: add one with a number',
            fr: "Aucune exigence n'en parle : ajoutez-en une, avec un nombre",
          })
        : quote(requirement.text, 90),
    ];
  });
  return table(
    say({
      en: ['What is new', 'Did you name it as a difference?', 'The requirement that holds it up'],
      fr: ["Ce qu'il y a de nouveau", "L'avez-vous nommé comme différence ?", "L'exigence qui le soutient"],
    }),
    rows,
  );
}
