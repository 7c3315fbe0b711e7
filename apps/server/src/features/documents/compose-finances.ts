import { assumptionName } from '@elan/domain/forecast/assumption-name';
import { fixedCostsLabel, shortAgainMonth } from '@elan/domain/forecast/break-even';
import type { Forecast, Line, LoanSchedule, Ratio, SourceOrUse } from '@elan/domain/forecast/forecast';
import { missingLine } from '@elan/domain/forecast/missing';
import type { MissingPlan } from '@elan/domain/forecast/plan-figures';
import { calendarMonthText, shortMonth } from '@elan/domain/ledger/cell-month';
import { describeRow } from '@elan/domain/ledger/describe-row';
import { intlLocale, type Language } from '@elan/domain/locale';
import { dollarsText, moneyText, wholeDollars } from '@elan/domain/money/money-text';
import { withMinus } from '@elan/domain/money/with-minus';
import { amountTable, type Block, heading, list, type Part, text, textTable, titled } from './blocks.ts';
import { composeScenarios } from './compose-scenarios.ts';
import type { Content } from './gather-content.ts';
import { rowKindName, rowOrigin, rowStatus } from './row-origin.ts';
import { type Statement, statementsOf } from './statements-of.ts';
import { labelled, toCheckLine, type Words, wordsIn } from './words-in.ts';

/**
 * The forecast, its first year month by month, and where its figures come from; nothing without figures. While
 * something is missing, it says what instead.
 */
export function composeFinances(content: Content): Part[] {
  const { planned, language, hasFigures } = content;
  if (!hasFigures) return [];
  const words = wordsIn(language);
  const origins = { title: words.originTitle, blocks: originsOf(content, words) };
  if (planned.state === 'missing') return [{ title: words.forecast, blocks: notKnownYet(planned, language) }, origins];
  const { forecast } = planned;
  return [
    {
      title: words.forecast,
      blocks: [
        text(`${words.forecastLead} ${words.forecastRows}`),
        ...(content.toCheck > 0 ? [text(toCheckLine(content.toCheck, language), 'strong')] : []),
        ...keyFigures(forecast, language, words),
        ...statementsOf(forecast).flatMap((statement) => yearsOf(statement, language, words)),
        ...openingOf(forecast, language, words),
        ...breakEvenOf(forecast, language, words),
        ...ratiosOf(forecast, language, words),
        ...composeScenarios(content, words),
        ...loansOf(forecast.loans, language, words),
      ],
    },
    { title: words.byMonth, blocks: monthsOfYear(forecast, language, words) },
    origins,
  ];
}

/** Instead of a forecast: what is missing, in one sentence, and the amounts that are known on their own. */
export function notKnownYet({ reasons, knownSoFar }: MissingPlan, language: Language): Block[] {
  const items = knownSoFar.map(({ label, cents }) => labelled(label[language], dollars(cents, language), language));
  return [text(missingLine(reasons)[language], 'strong'), ...list(items)];
}

/** Rounded to the dollar. */
export const dollars = (cents: number, language: Language) => dollarsText(cents)[language];

/** The first month whose sales cover what has to be paid, and the first after it whose do not; null when none do. */
export function firstProfitText(forecast: Forecast, language: Language): string | null {
  const { breakEvenMonth, months } = forecast;
  const named = (at: number) => calendarMonthText(months[at] ?? forecast.opening, language);
  if (breakEvenMonth === null) return null;
  const short = shortAgainMonth(forecast, breakEvenMonth);
  if (short === null) return named(breakEvenMonth);
  return language === 'fr'
    ? `${named(breakEvenMonth)}\u00a0; ${named(short)} n'y suffit plus`
    : `${named(breakEvenMonth)}; ${named(short)} falls short again`;
}

export function keyFigures(forecast: Forecast, language: Language, words: Words): Block[] {
  const { lowestCash, sourcesAndUses, income } = forecast;
  const notInHand = sourcesAndUses.notInHand.reduce((sum, { amount }) => sum + amount, 0);
  const year = `${words.year} 1`;
  const rows = [
    [words.opening, calendarMonthText(forecast.opening, language)],
    [words.needed, dollars(sourcesAndUses.needed, language)],
    [words.toFind, dollars(sourcesAndUses.toFind, language)],
    ...(notInHand === 0 ? [] : [[words.notInHand, dollars(notInHand, language)]]),
    [words.lowestCash, dollars(lowestCash.amount, language)],
    [words.lowestMonth, lowestCash.column === 0 ? words.beforeOpening : calendarMonthText(lowestCash.month, language)],
    [words.firstProfit, firstProfitText(forecast, language) ?? words.notReached],
    [`${income.sales.label[language]}, ${year.toLowerCase()}`, dollars(income.sales.years[0], language)],
    [`${income.result.label[language]}, ${year.toLowerCase()}`, dollars(income.result.years[0], language)],
    ...debtCover(forecast, language, words),
  ];
  const table = amountTable(
    [words.figure, words.value],
    rows.map((cells) => ({ cells })),
  );
  return [heading(words.keyFigures), table];
}

/** The lines of a statement that are not empty, and all its totals. */
function shownLines({ lines }: Statement): { line: Line; isTotal: boolean }[] {
  return lines
    .filter(({ line, terms }) => terms !== undefined || line.values.some((cents) => cents !== 0))
    .map(({ line, terms }) => ({ line, isTotal: terms !== undefined }));
}

/** The head of a table with a column for each year of business. */
export const yearHeads = (words: Words) => [words.line, ...[1, 2, 3].map((year) => `${words.year} ${year}`)];

export function yearsOf(statement: Statement, language: Language, words: Words): Block[] {
  const rows = shownLines(statement).map(({ line, isTotal }) => ({
    cells: [line.label[language], ...line.years.map((cents) => dollars(cents, language))],
    isTotal,
  }));
  return [heading(words[statement.key]), amountTable(yearHeads(words), rows)];
}

/** The three statements of the first year, month by month. */
export function monthsOfYear(forecast: Forecast, language: Language, words: Words): Block[] {
  return statementsOf(forecast).flatMap((statement) => monthsOf(statement, forecast, language, words));
}

/** Cash month by month in the second year: lenders ask for 24 months of it. */
export function cashOfSecondYear(forecast: Forecast, language: Language, words: Words): Block[] {
  return statementsOf(forecast)
    .filter(({ key }) => key === 'cash')
    .flatMap((statement) => monthsOf(statement, forecast, language, words, 2));
}

function monthsOf(
  statement: Statement,
  { months }: Forecast,
  language: Language,
  words: Words,
  year: 1 | 2 = 1,
): Block[] {
  const name = (month: string) => `${shortMonth(Number(month.slice(5)) - 1, language)} ${month.slice(2, 4)}`;
  const whole = new Intl.NumberFormat(intlLocale(language), { maximumFractionDigits: 0 });
  const shown = (cents: number) => withMinus(whole.format(wholeDollars(cents)));
  const [from, to] = year === 1 ? [0, 13] : [13, 25];
  const head = [
    words.line,
    ...months.slice(from, to).map((month, at) => (from + at === 0 ? words.beforeOpening : name(month))),
  ];
  const rows = shownLines(statement).map(({ line, isTotal }) => ({
    cells: [line.label[language], ...line.values.slice(from, to).map(shown)],
    isTotal,
  }));
  const title = year === 1 ? words[statement.key] : labelled(words[statement.key], `${words.year} ${year}`, language);
  return [heading(title), amountTable(head, rows)];
}

export function openingOf({ sourcesAndUses }: Forecast, language: Language, words: Words): Block[] {
  const { sources, notInHand, uses, ofWhich, total } = sourcesAndUses;
  const row = ({ label, amount }: SourceOrUse) => ({ cells: [label[language], dollars(amount, language)] });
  const sum = { cells: [words.total, dollars(total, language)], isTotal: true };
  return [
    heading(words.sourcesAndUses),
    amountTable([words.sources, words.amount], [...sources.map(row), sum, ...notInHand.map(row)]),
    amountTable([words.uses, words.amount], [...uses.map(row), sum, ...ofWhich.map(row)]),
  ];
}

export function breakEvenOf({ breakEven }: Forecast, language: Language, words: Words): Block[] {
  const rows = breakEven.map(({ year, fixedCosts, margin, sales, accounting }) => {
    const none = margin === null ? words.notApplicable : words.noGrossProfit;
    const shown = (cents: number | null) => (cents === null ? none : dollars(cents, language));
    return { cells: [`${words.year} ${year}`, shown(fixedCosts), shown(sales), shown(accounting.sales)] };
  });
  return [
    heading(words.breakEven),
    {
      is: 'table',
      table: {
        head: [words.year, fixedCostsLabel[language], words.breakEvenSales, words.accountingBreakEven],
        rows,
        isAmount: [false, true, true, true],
        widths: [1.2, 2.8, 1.6, 2.8],
      },
    },
    text(labelled(words.formula, breakEven[0].formula[language], language), 'small'),
  ];
}

function ratioText({ value, kind }: Ratio, language: Language, words: Words): string {
  if (value === null) return words.notApplicable;
  const format = new Intl.NumberFormat(intlLocale(language), {
    ...(kind === 'percent' ? { style: 'percent' } : {}),
    maximumFractionDigits: kind === 'times' ? 2 : 1,
  });
  const number = withMinus(format.format(value));
  if (kind === 'percent') return number;
  return `${number}\u00a0${kind === 'months' && value === 1 ? words.month.toLowerCase() : words[kind]}`;
}

/** How often what is left covers the payments of each year; nothing where there is nothing to pay. */
export function debtCover({ ratios }: Forecast, language: Language, words: Words): [label: string, text: string][] {
  const years = ratios.filter(({ key }) => key === 'debtService');
  const [first] = years;
  if (first === undefined || years.every(({ value }) => value === null)) return [];
  const unit = `\u00a0${words.times}`;
  const shown = years.map((ratio) =>
    ratio.value === null ? '–' : ratioText(ratio, language, words).replace(unit, ''),
  );
  return [[`${first.label[language]}, ${words.eachYear}`, shown.join(' / ') + unit]];
}

/** The years of a ratio beside each other, then the ratios of the whole plan; each formula once. */
export function ratiosOf({ ratios }: Forecast, language: Language, words: Words): Block[] {
  const byKey = [...Map.groupBy(ratios, ({ key }) => key).values()] as [Ratio, ...Ratio[]][];
  const years = [1, 2, 3].map((year) => `${words.year} ${year}`);
  const table = (values: readonly string[], widths: readonly number[], isYearly: boolean): Block => ({
    is: 'table',
    table: {
      head: [words.ratio, ...values, words.formula],
      rows: byKey
        .filter(([{ year }]) => (year !== null) === isYearly)
        .map((group) => {
          const [{ label, formula }] = group;
          const shown = group.map((ratio) => ratioText(ratio, language, words));
          return { cells: [label[language], ...shown, formula[language]] };
        }),
      isAmount: [false, ...values.map(() => true), false],
      widths,
    },
  });
  return [heading(words.ratios), table(years, [3, 1.5, 1.5, 1.5, 5], true), table([words.value], [3, 1.5, 8], false)];
}

/** What is paid and owed of a loan in a time with that name. Cents. */
type LoanRow = Omit<LoanSchedule['payments'][number], 'month'> & { when: string };

/** Loans below their title, each with its rows. */
export function loanTables(
  [title, when]: readonly [title: string, when: string],
  loans: readonly LoanSchedule[],
  rowsOf: (loan: LoanSchedule) => readonly LoanRow[],
  language: Language,
): Block[] {
  const words = wordsIn(language);
  const head = [when, words.payment, words.interest, words.principal, words.owed];
  const shown = (cents: number) => moneyText(cents)[language];
  const tables = loans.flatMap((loan) => {
    const rows = rowsOf(loan).map(({ when, payment, interest, principal, balance }) => ({
      cells: [when, ...[payment, interest, principal, balance].map(shown)],
    }));
    const name = labelled(loan.label[language], shown(loan.amount), language);
    return [heading(name, 3), text(loan.formula[language], 'small'), amountTable(head, rows)];
  });
  return titled(title, tables);
}

export function loansOf(loans: readonly LoanSchedule[], language: Language, words: Words): Block[] {
  const rowsOf = ({ payments }: LoanSchedule) =>
    payments.map(({ month, ...paid }) => ({ ...paid, when: calendarMonthText(month, language) }));
  return loanTables([words.loans, words.month], loans, rowsOf, language);
}

/** @param hasLeftOut whether what does not count is said here */
export function originsOf({ ledger, planned, language }: Content, words: Words, hasLeftOut = true): Block[] {
  const { notes } = planned;
  // The trade chooses what analyses say, and no figure.
  const counted = ledger.rows.filter(({ kind, cells }) => kind !== 'scenario' && cells.name !== 'trade');
  const rows = counted.map((row) => [
    rowKindName(row, language),
    `${row.status === 'proposed' && !row.off ? '◇ ' : ''}${describeRow(row, language)}`,
    rowOrigin(row, language, words),
    rowStatus(row, words),
  ]);
  // Where there is no forecast, nothing is assumed for one.
  const assumed = planned.state === 'known' ? notes.assumptions : [];
  const assumptions = assumed.map((assumption) => {
    const { value, reason, source, confirmed } = assumption;
    const name = assumptionName(assumption, counted, language);
    return [
      name,
      value[language],
      reason[language],
      source === null
        ? ''
        : `${source.title[language]}${confirmed ? '' : ` (${words.toVerify})`}\n${source.link[language]}`,
    ];
  });
  const left = (hasLeftOut ? notes.leftOut : []).map(({ name, says }) => labelled(name, says[language], language));
  const heads = [words.assumption, words.value, words.reason, words.source];
  return [
    text(words.originLead),
    textTable([words.kind, words.row, words.origin, words.status], rows, [2, 5, 4, 2]),
    ...(assumptions.length === 0 ? [] : [heading(words.assumptions), textTable(heads, assumptions, [4, 2.2, 4, 4.4])]),
    ...titled(words.leftOut, list(left)),
  ];
}
