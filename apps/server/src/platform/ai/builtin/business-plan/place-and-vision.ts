import { findAmounts, perMonth } from '@elan/domain/money/amounts';
import { findQuantities, isSameNoun } from '@elan/domain/money/quantities';
import { readSituation } from '../analysis/situation.ts';
import { blocks, bullets, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { sharedWords } from '../reading/shared-words.ts';
import { substanceOf } from '../reading/thin.ts';
import { dateOf } from './milestones.ts';
import type { Plan } from './plan.ts';

/** Where the business is, and what to ask before the place is settled. */
export function place(reading: Reading, plan: Plan): string {
  const { say, quote, answer, money, figures } = reading;
  const text = answer('business-plan', 'location') ?? '';
  const rents = findAmounts(text).flatMap((amount) => (amount.isRange ? [] : (perMonth(amount) ?? [])));
  const stranger = rents.find((rent) => !figures.monthlyCosts.some((cost) => Math.abs(cost.dollars - rent) < 0.01));
  const [known] = figures.monthlyCosts;
  const contradiction =
    stranger !== undefined && known !== undefined && plan.place === 'premises'
      ? say({
          en: `One thing to settle: this answer says ${money(stranger)} a month, and “My idea” says ${money(known.dollars)}. If both are due, add them; if not, keep the one the owner wrote.`,
          fr: `Un point à régler : cette réponse dit ${money(stranger)} par mois, et « Mon idée » dit ${money(known.dollars)}. Si les deux sont dus, additionnez-les ; sinon, gardez celui que le propriétaire a écrit.`,
        })
      : undefined;
  const questions =
    plan.place === 'home'
      ? say({
          en: [
            'Does the municipality allow this activity at this address, and does the owner or the condominium?',
            'Does the home insurance know? Ask it in writing.',
            'Which part of the home serves the business: measure it, because the accountant will ask.',
          ],
          fr: [
            'La municipalité permet-elle cette activité à cette adresse, et le propriétaire ou la copropriété aussi ?',
            "L'assurance habitation est-elle au courant ? Demandez-le par écrit.",
            "Quelle part du logement sert à l'entreprise : mesurez-la, car on vous la demandera pour la comptabilité.",
          ],
        })
      : plan.place === 'premises'
        ? say({
            en: [
              'Does the zoning allow this use? Ask the municipality in writing, before signing.',
              'Beyond the rent, who pays taxes, heating, repairs, snow removal? Ask for the amounts of last year.',
              'How does the lease end early, can it be passed on, and what may be changed inside?',
            ],
            fr: [
              'Le zonage permet-il cet usage ? Demandez-le par écrit à la municipalité, avant de signer.',
              "En plus du loyer, qui paie les taxes, le chauffage, les réparations, le déneigement ? Demandez les montants de l'an dernier.",
              "Comment le bail peut-il finir plus tôt, peut-il se céder, et que peut-on changer à l'intérieur ?",
            ],
          })
        : say({
            en: [
              'Which area do you serve first, and how many customers can you see there in one day?',
              'Where does the mail go, and which address stands in the register?',
            ],
            fr: [
              "Quel territoire servez-vous d'abord, et combien de clients pouvez-vous y voir en une journée ?",
              'Où va le courrier, et quelle adresse figurera au registre ?',
            ],
          });
  const data = /\b(?:data|host\w*|server)\b|données|héberg|serveur/iu.test(text)
    ? say({
        en: ['Who hosts the data, in which province, and under which contract? Keep the answer in writing.'],
        fr: ['Qui héberge les données, dans quelle province, et selon quel contrat ? Gardez la réponse par écrit.'],
      })
    : [];
  return blocks(
    say({ en: '## Place', fr: '## Lieu' }),
    text === ''
      ? say({ en: 'Your answer names no place.', fr: 'Votre réponse ne nomme aucun lieu.' })
      : say({ en: `In your words: ${quote(text, 300)}.`, fr: `Dans vos mots : ${quote(text, 300)}.` }),
    contradiction,
    bullets([...questions, ...data]),
  );
}

/** Where it goes, whether that can be checked, and where the values show already. */
export function vision(reading: Reading, plan: Plan): string {
  const { say, quote, answer } = reading;
  const text = answer('business-plan', 'vision');
  return blocks(
    say({ en: '## Vision and values', fr: '## Vision et valeurs' }),
    text === undefined || substanceOf(text) !== 'enough'
      ? say({
          en: `${text === undefined ? 'The vision has no answer' : `You wrote ${quote(text, 120)}`}. Say what a visitor would see in three years that is not there today: how many customers, who works there, what you draw from it.`,
          fr: `${text === undefined ? "La vision n'a pas de réponse" : `Vous avez écrit ${quote(text, 120)}`}. Dites ce qu'un visiteur verrait dans trois ans et qui n'y est pas aujourd'hui : combien de clients, qui y travaille, ce que vous en tirez.`,
        })
      : blocks(visionTable(reading, text, plan), inDollars(reading, text)),
    values(reading, plan),
  );
}

function visionTable(reading: Reading, text: string, plan: Plan): string {
  const { say, quote } = reading;
  const rows = sentencesOf(text)
    .slice(0, 4)
    .map((sentence) => {
      const measures = [
        ...findQuantities(sentence).map((entry) => entry.text),
        ...findAmounts(sentence).map((amount) => sentence.slice(amount.start, amount.end)),
      ].filter((measure) => !/^3 (?:years|ans)/u.test(measure));
      const about = [measures.join(' '), sentence];
      const [step] = about.flatMap((text) =>
        plan.milestones.filter((milestone) => sharedWords(milestone.step, text).length > 0),
      );
      return [
        quote(sentence, 150),
        measures.length > 0
          ? measures
              .slice(0, 2)
              .map((measure) => quote(measure))
              .join(', ')
          : say({ en: 'nothing to count yet', fr: 'rien à compter encore' }),
        step === undefined
          ? say({ en: 'no step yet', fr: 'aucune étape encore' })
          : `${quote(step.step, 70)}${dateOf(reading, step)}`,
      ];
    });
  return table(
    say({
      en: ['What you see ahead', 'What can be counted in it', 'First step towards it in this plan'],
      fr: ['Ce que vous voyez devant vous', "Ce qu'on peut y compter", 'Premier pas vers cela dans ce plan'],
    }),
    rows,
  );
}

/** What a number of customers or units in the vision brings at today's price. */
function inDollars({ say, money, number, figures }: Reading, text: string): string | undefined {
  const { price } = figures;
  const unit = price?.unit;
  if (price === undefined || unit === undefined) return undefined;
  const goal = findQuantities(text).find((quantity) => isSameNoun(quantity.noun, unit));
  if (goal === undefined) return undefined;
  const sum = `${number(goal.value)} × ${money(price.dollars)} = ${money(goal.value * price.dollars)}`;
  const isDaily = /\b(?:a|per|each|every) day\b|par jour|chaque jour/iu.test(text);
  const isMonthly = price.period === 'month';
  const period = isMonthly
    ? { en: ' a month', fr: ' par mois' }
    : isDaily && goal.perMonth === undefined
      ? { en: ' a day', fr: ' par jour' }
      : { en: '', fr: '' };
  return say({
    en: `At today's price your vision reads ${sum}${period.en} (computed), before any cost. Keep this line beside the first month's real takings.`,
    fr: `Au prix d'aujourd'hui, votre vision se lit ${sum}${period.fr} (calculé), avant tout coût. Gardez cette ligne à côté des vraies recettes du premier mois.`,
  });
}

function values(reading: Reading, plan: Plan): string {
  const { say, quote, answer } = reading;
  if (plan.values.length === 0) {
    return say({
      en: 'No value is named. You may leave it so; if you keep one, choose something you would refuse an order for.',
      fr: "Aucune valeur n'est nommée. Vous pouvez en rester là ; si vous en gardez une, choisissez-en une pour laquelle vous refuseriez une commande.",
    });
  }
  const places = [
    ...readSituation(reading).differences,
    ...plan.milestones.map((milestone) => milestone.step),
    ...plan.money.resources.map((entry) => entry.text),
    ...plan.members.map((member) => member.text),
    ...sentencesOf(answer('business-plan', 'vision') ?? ''),
    ...sentencesOf(answer('idea', 'businessIdea') ?? ''),
    ...sentencesOf(answer('business-plan', 'location') ?? ''),
  ];
  const rows = plan.values.slice(0, 5).map((value) => {
    const shown = places.find((entry) => sharedWords(entry, value).length > 0);
    return [
      quote(value, 120),
      shown === undefined
        ? say({
            en: 'Nowhere yet: which purchase, rule or step will show it?',
            fr: 'Nulle part encore : quel achat, quelle règle ou quelle étape la montrera ?',
          })
        : quote(shown, 110),
    ];
  });
  return table(
    say({
      en: ['Your value', 'Where your answers already show it'],
      fr: ['Votre valeur', 'Où vos réponses la montrent déjà'],
    }),
    rows,
  );
}
