import { quoted } from '../excerpt.ts';
import { monthNames } from '../ledger/cell-month.ts';
import { inBoth, type Text, text } from '../locale.ts';
import { plain } from './question-parts.ts';
import type { RehearsalFacts } from './rehearsal-facts.ts';
import { questionId, type RehearsalQuestion } from './rehearsal-question.ts';

/** What a lender asks of any business, and what one who knows the trade does: permits, risks, quiet months. */
export function businessQuestions({ trade, facts }: RehearsalFacts): RehearsalQuestion[] {
  const question = (key: string, weight: number, ask: Text, from = fromTrade): RehearsalQuestion => ({
    ...plain,
    id: questionId('business', key),
    source: 'business',
    weight,
    ask,
    from,
    points: ['who', 'source', 'date', 'action'],
  });
  const capacity = trade === null ? fromEveryone : inBoth(() => trade.capacity);
  const jobs = facts.borrower.flatMap(({ job }) => job ?? []).join(', ');
  const income = question('income', 605, jobs === '' ? incomeAsk : hoursAsk(jobs), fromEveryone);
  const everyone = [question('capacity', 660, capacityAsk, capacity), income];
  if (trade === null) return [...everyone, question('risk', 610, worstAsk, fromEveryone)];
  const quiet = inBoth((language) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(
      trade.quietMonths.map((month) => monthNames(language)[month - 1] ?? ''),
    ),
  );
  const ofTrade = (key: string, weight: number, ask: Text) => question(`${trade.trade}.${key}`, weight, ask);
  return [
    ...everyone,
    ...(quiet.en === '' ? [] : [ofTrade('season', 655, seasonAsk(quiet))]),
    ...trade.permits.map(({ office, question: asked }, index) =>
      ofTrade(`permit-${index}`, 650 - index * 20, permitAsk(office, asked)),
    ),
    ...trade.risks.map((risk, index) => ofTrade(`risk-${index}`, 645 - index * 20, riskAsk(risk))),
  ];
}

const fromEveryone: Text = { en: 'Asked of every business', fr: 'Posée à toutes les entreprises' };
const fromTrade: Text = { en: 'What is usual in your trade', fr: 'Ce qui est courant dans votre métier' };

const capacityAsk: Text = {
  en: 'How much can you make or serve in a day, and what limits it first: hands, hours, equipment or space?',
  fr: "Combien pouvez-vous produire ou servir en une journée, et qu'est-ce qui vous limite d'abord\u00a0: les bras, les heures, le matériel ou l'espace\u00a0?",
};

const incomeAsk: Text = {
  en: 'Do you keep another job or income in the first year, and how many hours a week are left for the business?',
  fr: "Gardez-vous un autre emploi ou un autre revenu la première année, et combien d'heures par semaine restent pour l'entreprise\u00a0?",
};

/** The other job is in the financing request. */
const hoursAsk = (jobs: string): Text =>
  text(
    `As another job or income, you say ${quoted(jobs, 'en')}. How many hours a week are left for the business?`,
    `Comme autre emploi ou revenu conservé, vous indiquez ${quoted(jobs, 'fr')}. Combien d'heures par semaine restent pour l'entreprise\u00a0?`,
  );

const worstAsk: Text = {
  en: 'What is most likely to go wrong in the first year, how would you notice, and what would you do?',
  fr: "Qu'est-ce qui risque le plus de mal tourner la première année, comment vous en rendriez-vous compte, et que feriez-vous\u00a0?",
};

const seasonAsk = ({ en, fr }: Text): Text => ({
  en: `In your trade, ${en} are often quiet. How do you pay your fixed costs in those months?`,
  fr: `Dans votre métier, l'activité ralentit souvent en ${fr}. Comment payez-vous vos frais fixes ces mois-là\u00a0?`,
});

const permitAsk = (office: string, question: string): Text => ({
  en: `Have you asked ${office}: ${quoted(question, 'en')} What was the answer?`,
  fr: `Question pour ${office}\u00a0: ${quoted(question, 'fr')} L'avez-vous posée, et quelle a été la réponse\u00a0?`,
});

const riskAsk = (risk: string): Text => ({
  en: `A risk of your trade: ${quoted(risk, 'en')}. How would you notice it, and what would you do?`,
  fr: `Un risque de votre métier\u00a0: ${quoted(risk, 'fr')}. Comment vous en rendriez-vous compte, et que feriez-vous\u00a0?`,
});
