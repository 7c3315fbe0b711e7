import type { Forecast } from '@elan/domain/forecast/forecast';
import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import type { Language, Localized } from '@elan/domain/locale';
import type { Block } from '../blocks.ts';
import { dollars } from '../compose-finances.ts';
import type { Content } from '../gather-content.ts';
import { whenIn } from './plan-charts.ts';
import type { PlanWords } from './plan-words.ts';
import { answerOf, toldText } from './told-answer.ts';

/** What a reader with one minute needs: the business in its own words, then the plan in computed sentences. */
export function planSummary(content: Content, words: PlanWords): Block[] {
  const { language, forecast, hasFigures, toLookAt } = content;
  const idea = answerOf(content, ['idea', 'businessIdea']) ?? ideaOf(content);
  const customers = answerOf(content, ['idea', 'targetMarket']);
  const told = [idea, customers].flatMap((text) => (text === null ? [] : toldText(text, language)));
  const computed = hasFigures ? sentences[language](forecast, toLookAt === 0) : [];
  const isQuoted = told.some((block) => block.is === 'text' && block.tone === 'quote');
  return [
    ...told,
    ...(computed.length === 0 ? [] : [{ is: 'text', text: computed.join(' ') } as const]),
    ...(isQuoted ? [{ is: 'text', text: words.ownWords, tone: 'small' } as const] : []),
  ];
}

/** The idea that was chosen while brainstorming, for a project that has not described it yet. */
function ideaOf({ modules }: Content): string | null {
  const idea = modules.find(({ selectedIdea }) => selectedIdea != null)?.selectedIdea;
  return idea === null || idea === undefined ? null : `${idea.title}. ${idea.description}`;
}

/** No verdict while something about the figures is to be confirmed. */
const sentences: Localized<(forecast: Forecast, isConfirmed: boolean) => string[]> = {
  en: (forecast, isConfirmed) => {
    const { total, toFind, month, sales, label, result, breakEven, first, lowest } = figures(forecast, 'en');
    return [
      ...(month === null ? [] : [`The business plans to open in ${month}.`]),
      ...(total === null
        ? []
        : [`Opening takes ${total}${toFind === null ? '' : `, of which ${toFind} is still to be found`}.`]),
      ...(sales === null ? [] : [`Sales of the first year are forecast at ${sales}, with a ${label} of ${result}.`]),
      ...(breakEven === null
        ? []
        : [
            `In that year, sales of ${breakEven} would keep cash from falling: they cover all costs, the owner's pay and loan payments.`,
          ]),
      !isConfirmed
        ? 'Some figures remain to be confirmed, so the break-even month is not stated yet.'
        : first === null
          ? 'No month pays for itself within three years.'
          : `The first month that pays for itself is ${first}.`,
      `Cash is lowest ${whenIn('en', forecast.lowestCash)}, at ${lowest}.`,
    ];
  },
  fr: (forecast, isConfirmed) => {
    const { total, toFind, month, sales, label, result, breakEven, first, lowest } = figures(forecast, 'fr');
    return [
      ...(month === null ? [] : [`L'entreprise prévoit ouvrir en ${month}.`]),
      ...(total === null
        ? []
        : [`Le démarrage demande ${total}${toFind === null ? '' : `, dont ${toFind} restent à trouver`}.`]),
      ...(sales === null
        ? []
        : [`Les ventes de la première année sont prévues à ${sales}, pour un ${label} de ${result}.`]),
      ...(breakEven === null
        ? []
        : [
            `Cette année-là, des ventes de ${breakEven} empêcheraient l'encaisse de descendre\u00a0: elles couvrent tous les coûts, la paie de la personne propriétaire et les versements de prêts.`,
          ]),
      !isConfirmed
        ? "Des chiffres restent à confirmer\u00a0: rien n'est encore conclu sur le premier mois qui se paie lui-même."
        : first === null
          ? "Aucun mois ne se paie lui-même d'ici trois ans."
          : `Le premier mois qui se paie lui-même est ${first}.`,
      `L'encaisse est à son plus bas ${whenIn('fr', forecast.lowestCash)}, à ${lowest}.`,
    ];
  },
};

function figures(forecast: Forecast, language: Language) {
  const { sourcesAndUses, income, breakEven, breakEvenMonth, months, lowestCash, opening, assumptions } = forecast;
  const shown = (cents: number) => dollars(cents, language);
  const first = breakEvenMonth === null ? undefined : months[breakEvenMonth];
  return {
    // An opening that nobody has named is an assumption of the forecast, not a plan.
    month: assumptions.some(({ key }) => key === 'opensNextMonth') ? null : calendarMonthText(opening, language),
    total: sourcesAndUses.needed === 0 ? null : shown(sourcesAndUses.needed),
    toFind: sourcesAndUses.toFind === 0 ? null : shown(sourcesAndUses.toFind),
    sales: income.sales.years[0] === 0 ? null : shown(income.sales.years[0]),
    result: shown(income.result.years[0]),
    label: income.result.label[language].replace(/^R/u, 'r'),
    breakEven: breakEven[0].sales === null ? null : shown(breakEven[0].sales),
    first: first === undefined ? null : calendarMonthText(first, language),
    lowest: shown(lowestCash.amount),
  };
}
