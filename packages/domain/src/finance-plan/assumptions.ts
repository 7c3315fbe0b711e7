import type { Text } from '../locale.ts';
import { moneyText } from '../money/money-text.ts';
import { type Figures, monthsOfClimb, monthsToGoal } from './figures.ts';
import { hasOwnPay } from './own-pay.ts';
import type { Assumption, PlanLine } from './plan.ts';

const toConfirm: Text = { en: 'To confirm.', fr: 'À confirmer.' };

/** Everything the plan supposes, constants of the plan first, then what single lines suppose. */
export function findAssumptions(figures: Figures): Assumption[] {
  const lines = [
    ...(figures.price === null ? [] : [figures.price]),
    ...figures.startUp,
    ...figures.funding,
    ...figures.fixed,
    ...figures.unitCosts.map((cost) => cost.line),
  ];
  return [
    ...rhythm(figures),
    ...always,
    ...unpaid(figures),
    ...figures.assumptions,
    ...lines.filter((line) => line.origin === 'assumption').map(ofLine),
  ];
}

function ofLine(line: PlanLine): Assumption {
  return { id: line.id, label: line.label, value: moneyText(line.cents), note: line.note ?? toConfirm };
}

/** How sales grow, where the answers do not say. */
function rhythm({ goals, yearGoals, isRecurring }: Figures): Assumption[] {
  const assumptions: Assumption[] = [];
  if (goals.some((goal) => goal.isMonthAssumed)) {
    assumptions.push({
      id: 'ramp-up',
      label: { en: 'Months until sales reach the goal', fr: "Mois avant que les ventes atteignent l'objectif" },
      value: { en: `${monthsToGoal} months`, fr: `${monthsToGoal} mois` },
      note: {
        en: 'Your answer gives no time. Sales climb in a straight line from the first month; a slower climb costs more working capital.',
        fr: 'Votre réponse ne donne pas de délai. Les ventes montent en ligne droite dès le premier mois\u00a0; une montée plus lente demande plus de fonds de roulement.',
      },
    });
  } else if (goals.length > 0) {
    assumptions.push({
      id: 'ramp-up',
      label: { en: 'How sales climb', fr: 'Montée des ventes' },
      value: { en: 'A straight line', fr: 'En ligne droite' },
      note: {
        en: 'From nothing to your first goal, and from one goal to the next, rounded down to whole sales.',
        fr: "De zéro à votre premier objectif, puis d'un objectif à l'autre, arrondie à la vente entière inférieure.",
      },
    });
  }
  if (yearGoals.some(({ year }) => year === 1 && !goals.some((goal) => goal.month <= 12))) {
    assumptions.push({
      id: 'first-year',
      label: { en: 'How sales of the first year are spread', fr: 'Répartition des ventes de la première année' },
      value: { en: `A climb over ${monthsOfClimb} months`, fr: `Une montée sur ${monthsOfClimb} mois` },
      note: {
        en: 'The months add up to the total you gave.',
        fr: 'La somme des mois donne le total que vous avez indiqué.',
      },
    });
  }
  if (goals.length > 0 || yearGoals.length > 0) {
    if (isRecurring) {
      assumptions.push({
        id: 'departures',
        label: { en: 'Customers who leave', fr: 'Clients qui partent' },
        value: { en: 'None', fr: 'Aucun' },
        note: {
          en: 'Your goals are taken as customers who stay; each one who leaves has to be won again to keep them.',
          fr: "Vos objectifs sont pris comme des clients qui restent\u00a0; chaque départ demande d'en gagner un de plus pour les tenir.",
        },
      });
    }
    assumptions.push({
      id: 'seasons',
      label: { en: 'Strong and weak seasons', fr: 'Saisons fortes et faibles' },
      value: { en: 'None', fr: 'Aucune' },
      note: {
        en: 'Every month of the year sells alike; a weak season in the first year deepens the low point of the cash.',
        fr: "Les ventes sont égales d'une saison à l'autre\u00a0; une saison faible la première année creuse le point le plus bas de l'encaisse.",
      },
    });
    assumptions.push({
      id: 'growth',
      label: { en: 'Growth after the last goal', fr: 'Croissance après le dernier objectif' },
      value: { en: '0% a year', fr: '0\u00a0% par année' },
      note: {
        en: 'Growth that nobody has planned is not counted.',
        fr: "Une croissance que personne n'a planifiée n'est pas comptée.",
      },
    });
  }
  return assumptions;
}

const always: readonly Assumption[] = [
  {
    id: 'constant',
    label: { en: 'Prices and costs over three years', fr: 'Prix et coûts sur trois ans' },
    value: { en: 'Unchanged', fr: 'Inchangés' },
    note: {
      en: 'No increase is counted on either side; fixed costs run in full from month 1, and a yearly cost is spread over twelve months.',
      fr: "Aucune hausse n'est comptée, ni d'un côté ni de l'autre\u00a0; les coûts fixes courent en entier dès le mois 1, et un coût annuel est réparti sur douze mois.",
    },
  },
  {
    id: 'payment',
    label: { en: 'When money moves', fr: "Moment où l'argent bouge" },
    value: { en: 'In the month of the sale', fr: 'Dans le mois de la vente' },
    note: {
      en: 'Customers pay and suppliers are paid in the same month; the funding comes in and the start-up costs are paid in month 1. A customer who pays later adds to the working capital.',
      fr: 'La clientèle paie et les fournisseurs sont payés dans le même mois\u00a0; le financement entre et les coûts de démarrage sont payés au mois 1. Un client qui paie plus tard augmente le fonds de roulement.',
    },
  },
  {
    id: 'taxes',
    label: { en: 'GST, QST and income tax', fr: 'TPS, TVQ et impôt' },
    value: { en: 'Left out', fr: 'Exclus' },
    note: {
      en: 'All amounts are taken as before taxes.',
      fr: 'Tous les montants sont considérés avant taxes.',
    },
  },
];

const loan = /\b(?:loans?|lends?|borrow\w*|mortgage|credit)\b|prêt|emprunt|marge de crédit/iu;
const repayment = /\b(?:loan|repay\w*|instal?lments?|interest)\b|prêt|rembours|versement|intérêts?/iu;

/** What a lender looks for first and the answers do not hold. */
function unpaid({ fixed, funding, unitCosts, price }: Figures): Assumption[] {
  const words = (lines: readonly PlanLine[]) => lines.map((line) => `${line.label.en} ${line.quote ?? ''}`).join('\n');
  const nothing = moneyText(0);
  const assumptions: Assumption[] = [];
  if (!hasOwnPay(fixed)) {
    assumptions.push({
      id: 'own-pay',
      label: { en: 'Pay for yourself', fr: 'Votre propre salaire' },
      value: { en: `${nothing.en} a month`, fr: `${nothing.fr} par mois` },
      note: {
        en: 'No fixed cost names it. A lender asks what you live on meanwhile.',
        fr: 'Aucun coût fixe ne le nomme. On vous demandera de quoi vous vivez entre-temps.',
      },
    });
  }
  if (loan.test(words(funding)) && !repayment.test(words(fixed))) {
    assumptions.push({
      id: 'loan-payments',
      label: { en: 'Loan payments', fr: 'Remboursement du prêt' },
      value: { en: `${nothing.en} a month`, fr: `${nothing.fr} par mois` },
      note: {
        en: 'Your answers give no payment. Ask the lender for the monthly payment and write it among the fixed costs.',
        fr: 'Vos réponses ne donnent pas de versement. Demandez au prêteur le versement mensuel et inscrivez-le parmi les coûts fixes.',
      },
    });
  }
  if (price !== null && unitCosts.length === 0) {
    assumptions.push({
      id: 'no-variable-cost',
      label: { en: 'Cost of one sale', fr: "Coût d'une vente" },
      value: nothing,
      note: {
        en: `No cost of one sale could be read. Every cent of it lowers what is left of ${moneyText(price.cents).en} and raises the break-even.`,
        fr: `Aucun coût par vente n'a pu être lu. Chaque cent diminue ce qui reste de ${moneyText(price.cents).fr} et augmente le seuil de rentabilité.`,
      },
    });
  }
  return assumptions;
}
