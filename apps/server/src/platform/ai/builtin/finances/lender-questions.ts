import { isOwnPay } from '@elan/domain/finance-plan/own-pay';
import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { findProof } from '../reading/sentences.ts';
import { labelOf, type Money } from './money.ts';

/** What will be asked across the table, what the file says today, what to bring. */
export function lenderQuestions(reading: Reading, money: Money): string {
  const { say } = reading;
  return blocks(
    say({ en: '## What a lender will ask', fr: "## Ce qu'un prêteur demandera" }),
    table(
      say({
        en: ['Question', 'What your file says today', 'To bring'],
        fr: ['Question', "Ce que dit votre dossier aujourd'hui", 'À apporter'],
      }),
      [
        ownMoney(reading, money),
        use(reading, money),
        customers(reading),
        repayment(reading, money),
        livelihood(reading, money),
        slowStart(reading, money),
      ],
    ),
  );
}

function notYet({ say }: Reading): string {
  return say({ en: 'nothing yet', fr: 'rien encore' });
}

function ownMoney(reading: Reading, { plan, amount }: Money): string[] {
  const { say } = reading;
  const lines = plan.funding.lines
    .slice(0, 3)
    .map((line) => `${labelOf(reading, line)}, ${amount(line.cents)} ${say(marks[line.origin])}`);
  return [
    say({ en: 'How much do you put in yourself?', fr: 'Combien mettez-vous vous-même\u00a0?' }),
    lines.join('; ') || notYet(reading),
    say({
      en: 'Three months of statements of the account it lies in',
      fr: 'Trois mois de relevés du compte où se trouve cet argent',
    }),
  ];
}

function use(reading: Reading, { plan, amount }: Money): string[] {
  const { say } = reading;
  const largest = [...plan.startUp.lines]
    .filter((line) => line.id !== 'range')
    .sort((one, other) => other.cents - one.cents)[0];
  return [
    say({ en: 'What exactly is the money for?', fr: "À quoi l'argent servira-t-il au juste\u00a0?" }),
    largest === undefined
      ? notYet(reading)
      : say({
          en: `First of all “${labelOf(reading, largest)}”, ${amount(largest.cents)} of ${amount(plan.startUp.totalCents)} ${marks.computed.en}`,
          fr: `D'abord à «\u00a0${labelOf(reading, largest)}\u00a0», ${amount(largest.cents)} sur ${amount(plan.startUp.totalCents)} ${marks.computed.fr}`,
        }),
    say({
      en: 'Two quotes for each of the three largest purchases',
      fr: 'Deux soumissions pour chacun des trois plus gros achats',
    }),
  ];
}

function customers(reading: Reading): string[] {
  const { say, quote, answer } = reading;
  const proof = findProof([
    answer('idea', 'experience'),
    answer('idea', 'targetMarket'),
    answer('finances', 'revenueGoals'),
    answer('business-plan', 'milestones'),
  ]);
  const market = answer('idea', 'targetMarket');
  return [
    say({ en: 'Who buys in the first month?', fr: 'Qui achète le premier mois\u00a0?' }),
    proof === undefined
      ? market === undefined
        ? notYet(reading)
        : say({
            en: `${quote(market, 100)}, but no sale or order yet`,
            fr: `${quote(market, 100)}, mais encore aucune vente ni commande`,
          })
      : quote(proof, 110),
    say({
      en: 'Names, signed orders or a letter of intent',
      fr: "Des noms, des commandes signées ou une lettre d'intention",
    }),
  ];
}

function repayment(reading: Reading, { plan, amount }: Money): string[] {
  const { say } = reading;
  const second = plan.years[1]?.resultCents ?? 0;
  const answer =
    plan.monthly.sales === null
      ? notYet(reading)
      : second > 0
        ? say({
            en: `Year 2 leaves ${amount(Math.floor(second / 12))} a month (${amount(second)} ÷ 12, computed): a payment has to stay well below it`,
            fr: `L'année 2 laisse ${amount(Math.floor(second / 12))} par mois (${amount(second)} ÷ 12, calculé)\u00a0: un versement doit rester bien en dessous`,
          })
        : say({
            en: `Year 2 leaves nothing (${amount(second)}, computed): there is no money for a payment`,
            fr: `L'année 2 ne laisse rien (${amount(second)}, calculé)\u00a0: il n'y a pas d'argent pour un versement`,
          });
  return [
    say({ en: 'From what will you pay the loan back?', fr: 'Avec quoi rembourserez-vous\u00a0?' }),
    answer,
    say({ en: 'The cash plan with the payment in it', fr: "Le plan de trésorerie avec le versement à l'intérieur" }),
  ];
}

function livelihood(reading: Reading, { plan, amount }: Money): string[] {
  const { say } = reading;
  const isUnpaid = plan.assumptions.some((entry) => entry.id === 'own-pay');
  const pay = plan.monthly.fixed.lines.find(isOwnPay);
  const paid =
    pay === undefined
      ? notYet(reading)
      : say({
          en: `“${labelOf(reading, pay)}”, ${amount(pay.cents)} a month ${marks[pay.origin].en}`,
          fr: `«\u00a0${labelOf(reading, pay)}\u00a0», ${amount(pay.cents)} par mois ${marks[pay.origin].fr}`,
        });
  return [
    say({ en: 'What do you live on meanwhile?', fr: 'De quoi vivez-vous entre-temps\u00a0?' }),
    isUnpaid
      ? say({ en: `No pay is counted ${marks.assumption.en}`, fr: `Aucun salaire n'est compté ${marks.assumption.fr}` })
      : paid,
    say({ en: 'Your household budget on one page', fr: 'Votre budget personnel sur une page' }),
  ];
}

function slowStart(reading: Reading, { plan, slower, amount }: Money): string[] {
  const { say } = reading;
  return [
    say({ en: 'And if it starts more slowly?', fr: 'Et si le départ est plus lent\u00a0?' }),
    plan.monthly.sales === null
      ? notYet(reading)
      : slower.fundingGapCents === plan.fundingGapCents
        ? say({
            en: `With a fifth fewer sales, no more money is needed than before ${marks.computed.en}`,
            fr: `Avec un cinquième de ventes en moins, il ne faut pas plus d'argent ${marks.computed.fr}`,
          })
        : say({
            en: `With a fifth fewer sales, ${amount(slower.fundingGapCents)} has to be found instead of ${amount(plan.fundingGapCents)} ${marks.computed.en}`,
            fr: `Avec un cinquième de ventes en moins, il faut trouver ${amount(slower.fundingGapCents)} au lieu de ${amount(plan.fundingGapCents)} ${marks.computed.fr}`,
          }),
    say({
      en: 'The table “What if”, and the cost you would cut first',
      fr: 'Le tableau «\u00a0Et si\u00a0», et le coût que vous couperiez en premier',
    }),
  ];
}
