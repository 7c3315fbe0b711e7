import { registry } from '@elan/domain/modules/registry';
import { blocks, bullets, table } from '../markdown.ts';
import { inert } from '../reading/quote.ts';
import type { Reading } from '../reading/reading.ts';
import { thinAnswers } from '../reading/thin-answers.ts';
import { labelOf, type Money } from './money.ts';

/** What the plan supposes, and what it lacks. */
export function toConfirm(reading: Reading, { plan }: Money): string {
  const { say } = reading;
  const rows = plan.assumptions
    .slice(0, 20)
    .map((entry) => [labelOf(reading, entry), inert(say(entry.value)), inert(say(entry.note))]);
  return blocks(
    say({ en: '## What has to be confirmed', fr: '## Ce qui reste à confirmer' }),
    say({
      en: 'The plan supposes the following (assumptions to confirm). None of it is certain, all of it is written so that it can be contradicted:',
      fr: "Le plan suppose ce qui suit (hypothèses à confirmer). Rien n'en est certain, tout est écrit pour pouvoir être contredit\u00a0:",
    }),
    table(
      say({
        en: ['Supposed', 'Value', 'Why, and what it changes'],
        fr: ['Hypothèse', 'Valeur', 'Pourquoi, et ce que cela change'],
      }),
      rows,
    ),
    missing(reading, plan),
  );
}

function missing(reading: Reading, plan: Money['plan']): string {
  const { say, quote, language } = reading;
  const labels = new Map(
    registry.finances.questions.map((question) => [question.id as string, question.label[language]]),
  );
  const gaps = plan.missing.slice(0, 15).map(({ question, quote: words, adds }) => {
    const label = labels.get(question) ?? '';
    return words === undefined
      ? say({ en: `“${label}” would add ${adds.en}.`, fr: `«\u00a0${label}\u00a0» ajouterait ${adds.fr}.` })
      : say({
          en: `In “${label}”, ${quote(words, 100)} was left out. It would add ${adds.en}.`,
          fr: `Dans «\u00a0${label}\u00a0», ${quote(words, 100)} a été laissé de côté. Il y manque ${adds.fr}.`,
        });
  });
  const named = new Set(plan.missing.map(({ question }) => labels.get(question)));
  const thin = thinAnswers(reading, 'finances', reasons).filter(
    (point) => ![...named].some((label) => label !== undefined && point.includes(label)),
  );
  const points = [...gaps, ...thin];
  return points.length === 0
    ? say({
        en: 'Every question has an answer that could be read and computed with. What is not proved yet are the sales: no answer shows that anybody has bought at this rhythm so far.',
        fr: "Chaque question a une réponse qui a pu être lue et calculée. Ce qui n'est pas encore prouvé, ce sont les ventes\u00a0: aucune réponse ne montre que l'on ait déjà acheté à ce rythme.",
      })
    : blocks(say({ en: '**Missing or not readable:**', fr: '**Absent ou illisible\u00a0:**' }), bullets(points));
}

/** Why somebody will ask for each answer. */
const reasons = {
  initialInvestment: {
    en: 'it is the first number of every file',
    fr: "c'est le premier chiffre de tout dossier",
  },
  fundingSources: {
    en: 'each source asks for other papers and pays at another time',
    fr: "chaque source demande d'autres documents et paie à un autre moment",
  },
  revenueModel: {
    en: 'a shop and a subscription have nothing in common in their first months',
    fr: "les premiers mois d'un commerce et ceux d'un abonnement n'ont rien en commun",
  },
  pricingStrategy: {
    en: 'a price without a reason is the first thing a lender doubts',
    fr: 'un prix sans raison est la première chose dont une banque doute',
  },
  fixedCosts: {
    en: 'they say how long you hold out while sales are slow',
    fr: 'ils disent combien de temps vous tenez quand les ventes sont lentes',
  },
  variableCosts: {
    en: 'without them nobody knows whether a sale earns or loses',
    fr: 'sans eux, personne ne sait si une vente rapporte ou coûte',
  },
  breakEven: {
    en: 'your own feeling for it shows whether the calculation matches what you see in the field',
    fr: 'votre propre intuition montre si le calcul ressemble à ce que vous voyez sur le terrain',
  },
  revenueGoals: {
    en: 'all sales of the plan follow from it',
    fr: 'toutes les ventes du plan en découlent',
  },
  cashFlow: {
    en: 'profitable businesses close because money comes in after it is needed',
    fr: "des entreprises rentables ferment parce que l'argent entre après qu'on en a eu besoin",
  },
};
