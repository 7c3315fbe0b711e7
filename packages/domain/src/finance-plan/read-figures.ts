import { excerpt } from '../excerpt.ts';
import type { Text } from '../locale.ts';
import { type Answers, answerLabel, isAnswered, readAnswer } from '../modules/define-module.ts';
import { questions } from '../modules/finances/questionnaire.ts';
import { questions as ideaQuestions } from '../modules/idea/questionnaire.ts';
import { moneyRangeOf } from '../modules/money-ranges.ts';
import type { QuestionId } from '../modules/registry.ts';
import { findAmounts } from '../money/amounts.ts';
import { moneyText } from '../money/money-text.ts';
import { isTooLarge } from './amount-line.ts';
import { countsIn } from './counts.ts';
import type { Figures } from './figures.ts';
import { hasOwnPay } from './own-pay.ts';
import type { Assumption, FinancePlanInput, MissingAnswer, PlanLine } from './plan.ts';
import { readFixedCosts, readUnitCosts } from './read-costs.ts';
import { goalSegments, readGoals, readOwnBreakEven } from './read-goals.ts';
import { readPrice } from './read-price.ts';
import { readStart } from './read-start.ts';

/** What the answers hold in figures, and what they lack. */
export function readFigures(input: FinancePlanInput): Figures {
  const text = (question: QuestionId<'finances'>) => textOf(input.finances, question);
  const told = ['pricingStrategy', 'revenueGoals', 'cashFlow', 'breakEven'] as const;
  const everything = told.map(text).join('\n');
  const counts = goalSegments(text('revenueGoals')).flatMap((segment) => countsIn(segment.piece, segment.leadIn));
  const idea = textOf<QuestionId<'idea'>>(input.idea ?? {}, 'businessIdea');
  const comments = input.clarification ?? '';
  const missing: MissingAnswer[] = [];
  const lacks = (question: QuestionId<'finances'>, adds: Text) => missing.push({ question, adds });
  const unread = (question: QuestionId<'finances'>, unused: readonly { quote: string; adds: Text }[]) =>
    missing.push(...unused.slice(0, mostUnread).map((entry) => ({ question, ...entry })));

  const price = firstFound([text('pricingStrategy'), comments, idea], (words) => readPrice(words, counts));
  if (price === undefined) lacks('pricingStrategy', adds.price);
  const selling = {
    priceCents: price?.line.cents,
    unit: price?.unit ?? null,
    isRecurring: price?.isRecurring ?? false,
  };

  const goals = readGoals(text('revenueGoals'), everything, selling);
  if (goals.goals.length === 0 && goals.yearGoals.length === 0) lacks('revenueGoals', adds.goals);
  unread('revenueGoals', goals.unused);

  const own = readFixedCosts(text('fixedCosts'));
  unread('fixedCosts', own.unused);
  const fixed = own.fixed.length > 0 ? own.fixed : monthlyCostsOf(comments, idea);
  if (fixed.length === 0) lacks('fixedCosts', adds.fixedCosts);

  const unitsAtGoal = [
    ...goals.goals.map((goal) => goal.perMonth),
    ...goals.yearGoals.map((goal) => Math.floor(goal.total / 12)),
  ].reduce<number | undefined>((least, count) => Math.min(least ?? count, count), undefined);
  const variable = readUnitCosts(text('variableCosts'), {
    ...selling,
    unitsAtGoal: price === undefined ? undefined : unitsAtGoal,
  });
  unread('variableCosts', variable.unused);
  if (variable.unitCosts.length === 0 && variable.fixed.length === 0) lacks('variableCosts', adds.variableCosts);

  const unitCost = variable.unitCosts.reduce((sum, { line }) => sum + line.cents, 0);
  const isAbsurd = [...goals.goals.map((goal) => goal.perMonth), ...goals.yearGoals.map((goal) => goal.total)].some(
    (count) => price !== undefined && count * unitCost > largestCosts,
  );
  if (isAbsurd) lacks('revenueGoals', adds.smaller);

  const start = startOf(input);
  if (start.startUp.length === 0 && own.startUp.length === 0) lacks('cashFlow', adds.startUp);
  if (start.funding.length === 0) lacks('cashFlow', adds.funding);
  unread('cashFlow', start.unused);
  const bandOf = rangeOfInvestment(input.finances, [...own.startUp, ...start.startUp]);
  if (bandOf === undefined) lacks('initialInvestment', adds.band);

  const ownPay = goals.ownPay !== undefined && !hasOwnPay(fixed) ? [goals.ownPay] : [];
  return {
    startUp: [...own.startUp, ...start.startUp, ...(bandOf?.lines ?? [])],
    funding: start.funding.length > 0 ? start.funding : budgetOfIdea(input.idea ?? {}),
    fixed: [...fixed, ...ownPay, ...variable.fixed],
    unitCosts: variable.unitCosts,
    price: price?.line ?? null,
    unit: selling.unit,
    isRecurring: selling.isRecurring,
    goals: isAbsurd ? [] : goals.goals,
    yearGoals: isAbsurd ? [] : goals.yearGoals,
    ownBreakEven: readOwnBreakEven(text('breakEven'), everything, selling),
    assumptions: [...(price?.others ?? []), ...(bandOf?.assumptions ?? [])],
    missing: [...missing, ...unreadable(input.finances)],
  };
}

/** More than these would not be read by anybody. */
const mostUnread = 10;

/** Costs of a trillion dollars a month come from a slip of the keyboard and would leave whole cents behind. */
const largestCosts = 100_000_000_000_000;

const adds = {
  smaller: {
    en: 'sales month by month: the goal times the cost of one sale is too large to be meant',
    fr: "les ventes mois par mois\u00a0: l'objectif multiplié par le coût d'une vente est trop grand pour être voulu",
  },
  price: {
    en: 'sales in dollars, what is left of each sale, and the break-even',
    fr: 'les ventes en dollars, ce qui reste de chaque vente et le seuil de rentabilité',
  },
  goals: {
    en: 'sales month by month: without them the plan only shows what goes out',
    fr: 'les ventes mois par mois\u00a0: sans elles, le plan montre seulement ce qui sort',
  },
  fixedCosts: {
    en: 'what each month costs whatever is sold, and with it the break-even',
    fr: 'ce que chaque mois coûte, quelles que soient les ventes, et donc le seuil de rentabilité',
  },
  variableCosts: {
    en: 'what one sale costs: without it every margin looks too good',
    fr: 'ce que coûte une vente\u00a0: sans cela, toutes les marges paraissent trop belles',
  },
  startUp: {
    en: 'the list of what you buy before opening, each with its amount',
    fr: "la liste de ce que vous achetez avant l'ouverture, chaque achat avec son montant",
  },
  funding: {
    en: 'the money that is there or promised, source by source, and so the amount still to find',
    fr: "l'argent déjà là ou promis, source par source, et donc le montant à trouver",
  },
  band: {
    en: 'a range to hold the list of start-up costs against',
    fr: 'une fourchette à laquelle comparer la liste des coûts de démarrage',
  },
} as const satisfies Record<string, Text>;

function textOf<Id extends string>(answers: Answers, question: NoInfer<Id>): string {
  return isAnswered(answers, question) ? (answers[question] ?? '') : '';
}

function firstFound<T>(texts: readonly string[], read: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const found = read(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

const monthlyCost =
  /(?<!\p{L})(?:rent|lease|costs?|hosting|insurance|wages?|salar\w*|telephone|internet|loyer|bail|local|coût\w*|héberg\w*|assuranc\w*|téléphone|frais)(?!\p{L})/iu;

/** Monthly costs named elsewhere: only amounts with a period, beside a word for a cost. */
function monthlyCostsOf(...texts: string[]): PlanLine[] {
  const found = firstFound(texts, (text) => {
    const costs = text
      .split(/[\n;]+|[.!?…]+(?=\s|$)/u)
      .filter((sentence) => monthlyCost.test(sentence) && findAmounts(sentence).length === 1)
      .filter((sentence) => findAmounts(sentence).every(({ period, unit }) => period !== 'once' && unit === undefined));
    const { fixed } = readFixedCosts(costs.join('\n'));
    return fixed.length > 0 ? fixed : undefined;
  });
  return found ?? [];
}

/** Start-up costs and money, each from the first text that names any. */
function startOf({ finances, businessPlan, clarification }: FinancePlanInput): ReturnType<typeof readStart> {
  const own = readStart(textOf<QuestionId<'finances'>>(finances, 'cashFlow'), 'cash');
  const resources = textOf<QuestionId<'business-plan'>>(businessPlan ?? {}, 'resources');
  const later = [readStart(clarification ?? '', 'comment'), readStart(resources, 'plan')];
  const first = (of: (start: typeof own) => PlanLine[]) =>
    [own, ...later].map(of).find((lines) => lines.length > 0) ?? [];
  return { startUp: first((start) => start.startUp), funding: first((start) => start.funding), unused: own.unused };
}

/** The chosen range of the initial investment: instead of a list, or as what a list does not reach. */
function rangeOfInvestment(
  finances: Answers,
  listed: readonly PlanLine[],
): { lines: PlanLine[]; assumptions: Assumption[] } | undefined {
  const value = readAnswer(questions, finances, 'initialInvestment');
  const range = value && moneyRangeOf('finances', 'initialInvestment', value);
  const question = questions.find((entry) => entry.id === 'initialInvestment');
  if (range === undefined || value === undefined || question === undefined) return undefined;
  const band = { low: range.from * 100, high: Number.isFinite(range.to) ? range.to * 100 : undefined };
  const label = answerLabel(question, value);
  const total = listed.reduce((sum, line) => sum + line.cents, 0);
  const line = (cents: number, words: Text, note: Text): PlanLine => ({
    id: 'range',
    label: words,
    cents,
    origin: 'assumption',
    note,
  });
  if (listed.length === 0) {
    const words = { en: 'Start-up costs not listed yet', fr: 'Coûts de démarrage pas encore détaillés' };
    const end =
      band.high === undefined
        ? {
            en: `Low end of your range, “${label.en}”`,
            fr: `Borne inférieure de votre fourchette, «\u00a0${label.fr}\u00a0»`,
          }
        : {
            en: `High end of your range, “${label.en}”`,
            fr: `Borne supérieure de votre fourchette, «\u00a0${label.fr}\u00a0»`,
          };
    return { lines: [line(band.high ?? band.low, words, end)], assumptions: [] };
  }
  if (total < band.low) {
    const words = { en: 'Not listed yet, up to your range', fr: "Pas encore détaillé, jusqu'à votre fourchette" };
    const [low, list] = [moneyText(band.low), moneyText(total)];
    return {
      lines: [
        line(band.low - total, words, {
          en: `Low end of your range ${low.en} − ${list.en} listed`,
          fr: `Borne inférieure de votre fourchette, ${low.fr} − ${list.fr} détaillés`,
        }),
      ],
      assumptions: [],
    };
  }
  if (band.high === undefined || total <= band.high) return { lines: [], assumptions: [] };
  const list = moneyText(total);
  return {
    lines: [],
    assumptions: [
      {
        id: 'range-exceeded',
        label: { en: 'Range of the initial investment', fr: "Fourchette de l'investissement initial" },
        value: label,
        note: {
          en: `Your list adds up to ${list.en}, more than the range you chose; the plan uses the list.`,
          fr: `Votre liste totalise ${list.fr}, plus que la fourchette choisie\u00a0; le plan utilise la liste.`,
        },
      },
    ],
  };
}

/** The budget of the idea stands for the funding until its sources are named: its low end. */
function budgetOfIdea(idea: Answers): PlanLine[] {
  const value = readAnswer(ideaQuestions, idea, 'budget');
  const cents = 100 * ((value && moneyRangeOf('idea', 'budget', value)?.from) ?? 0);
  const question = ideaQuestions.find((entry) => entry.id === 'budget');
  if (value === undefined || cents === 0 || question === undefined) return [];
  const label = answerLabel(question, value);
  return [
    {
      id: 'budget',
      label: { en: 'Starting budget of your idea', fr: 'Budget de départ de votre idée' },
      cents,
      origin: 'assumption',
      note: {
        en: `Low end of the range you chose, “${label.en}”`,
        fr: `Borne inférieure de la fourchette choisie, «\u00a0${label.fr}\u00a0»`,
      },
    },
  ];
}

const moneyLike = /\d[\d.,' \u00a0\u202f]*(?:k|K|M)?[ \u00a0]?\$|\$[ \u00a0]?\d[\d.,']*/gu;

/** Words that look like an amount and could mean two things, or none. */
function unreadable(finances: Answers): MissingAnswer[] {
  return questions.flatMap(({ id, kind }) => {
    if (kind === 'select') return [];
    const text = textOf(finances, id);
    const amounts = findAmounts(text);
    const strange = [...text.matchAll(moneyLike)].filter(
      (match) => !amounts.some(({ start, end }) => match.index < end && start < match.index + match[0].length),
    );
    const quotes = [
      ...strange.map((match) => match[0]),
      ...amounts.filter(isTooLarge).map(({ start, end }) => text.slice(start, end)),
    ];
    return [...new Set(quotes.map((quote) => excerpt(quote, 60)))].slice(0, 5).map((quote) => ({
      question: id,
      quote,
      adds: {
        en: 'an amount that could not be read with certainty: write it like $1,500 or $1,500.50',
        fr: "un montant qui n'a pu être lu avec certitude\u00a0: écrivez-le comme 1\u00a0500\u00a0$ ou 1\u00a0500,50\u00a0$",
      },
    }));
  });
}
