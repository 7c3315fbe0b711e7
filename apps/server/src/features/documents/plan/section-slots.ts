import type { Forecast } from '@elan/domain/forecast/forecast';
import { calendarMonthText, monthNames } from '@elan/domain/ledger/cell-month';
import type { Season } from '@elan/domain/ledger/field';
import { labelsIn } from '@elan/domain/ledger/read/labels';
import { plainText } from '@elan/domain/ledger/read/plain-text';
import { type RowOf, rowsOf, settingOf } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import { isCreditLine } from '@elan/domain/ledger/source-of-money';
import { positionOf } from '@elan/domain/lender-facts/position-of';
import { intlLocale, type Language } from '@elan/domain/locale';
import type { QuestionPlace } from '@elan/domain/modules/registry';
import { moneyText } from '@elan/domain/money/money-text';
import type { SlotName } from '@elan/domain/plan-document/outline-file';
import { withoutOtherPrices } from '@elan/domain/plan-document/without-other-prices';
import { tradeChoices } from '@elan/domain/trades/trade-names';
import { dollars, firstProfitText } from '../compose-finances.ts';
import type { Content } from '../gather-content.ts';
import { answerOf, isName, nameOnly } from './plan-answer.ts';
import { whenIn } from './plan-charts.ts';
import { answerLines } from './table-offers.ts';

export type Slots = Readonly<Record<SlotName, string | null>>;

/** How many things of one kind a sentence names; it says where there are more. */
const most = 6;
const others = { en: 'others', fr: "d'autres" };

/** What code knows for the sentences that it begins, in the language of the document; null for what nobody said. */
export function slotsOf(content: Content): Slots {
  const { language, ledger, name, planned, request } = content;
  const rows = ledger.rows.filter(({ off }) => !off);
  const streams = rowsOf(rows, 'stream');
  const place = nameOnly(oneLine(answerOf(content, ['idea', 'location'])) ?? '') || null;
  const address = request.facts.business.address?.split('\n').join(', ') ?? null;
  const listed = (items: readonly string[]) => listText(items, language);
  const withDetail = (name: string, detail: string) => (detail === '' ? name : `${name} (${detail})`);
  const priced = (items: readonly (readonly [name: string, cents: number | null])[]) =>
    items.every(([, cents]) => cents === null)
      ? null
      : listed(items.map(([name, cents]) => withDetail(name, cents === null ? '' : moneyText(cents)[language])));
  const purchasesOf = (owned: boolean) =>
    rowsOf(rows, 'purchase')
      .filter(({ cells }) => (cells.owned === true) === owned)
      .map(({ cells: { name, amount, count } }) => [name, amount && amount * (count ?? 1)] as const);
  const bought = purchasesOf(false).map(([, cents]) => cents);
  const trade = settingOf(rows, 'trade');
  const [first, second] = streams;
  const soldName = ({ cells: { name } }: RowOf<'stream'>) => (language === 'fr' ? insideSentence(name) : name);
  const priceOf = ({ cells: { price } }: RowOf<'stream'>) => (price === null ? '' : moneyText(price)[language]);
  const shown = (column: 'capacity' | 'basis', row: RowOf<'stream'>) =>
    showCell(rowColumns.stream[column], row.cells[column], language);
  const limited = streams.filter(({ cells }) => cells.capacity !== null);
  return {
    business: oneLine(answerOf(content, ['marketing', 'brandName'])) ?? name,
    trade: trade === null ? null : insideSentence(tradeChoices[trade][language]),
    sold: listed(streams.map(soldName)),
    onlyOne: first === undefined || second !== undefined ? null : withDetail(soldName(first), priceOf(first)),
    place,
    address,
    located: address === null ? place : null,
    season: seasonOf(settingOf(rows, 'openMonths'), sameOfAll(streams.map(({ cells }) => cells.season)), language),
    opening: monthOf(settingOf(rows, 'openingMonth'), language),
    form: request.legalForm === null ? null : insideSentence(request.legalForm[language]),
    people: listed(peopleOf(content)),
    severalPrices: second === undefined ? null : priced(streams.map((row) => [soldName(row), row.cells.price])),
    bought: allOf(bought, language),
    owned: priced(purchasesOf(true)),
    asked: request.ask.amount === null ? null : moneyText(request.ask.amount)[language],
    borrowed: sumOf(rows, ['loan'], language),
    own: sumOf(rows, ['savings'], language),
    channel: inSentence(answerOf(content, ['marketing', 'marketingChannels'])),
    capacity: listed(limited.map((row) => withDetail(soldName(row), shown('capacity', row)))),
    basis: first === undefined || !isSameBasis(streams) ? null : inSentence(shown('basis', first)),
    ...saidIn(content),
    ...(planned.state === 'known' ? computed(planned.forecast, language) : notComputed),
  };
}

/** Answers that sentences carry as they stand. */
const saidSlots = {
  customers: ['idea', 'targetMarket'],
  need: ['idea', 'problemSolved'],
  trends: ['analysis', 'marketTrends'],
  tests: ['rd', 'testingStrategy'],
  winning: ['marketing', 'customerAcquisition'],
  apart: ['analysis', 'differentiators'],
  team: ['business-plan', 'team'],
  experience: ['idea', 'experience'],
  product: ['rd', 'productDescription'],
  promise: ['marketing', 'valueProposition'],
  pricing: ['finances', 'pricingStrategy'],
  vision: ['business-plan', 'vision'],
} as const satisfies Partial<Record<SlotName, QuestionPlace>>;
type SaidSlot = keyof typeof saidSlots;

/** Each as it was typed, without the full stop that the sentence has; several lines are the points of a list. */
function saidIn(content: Content): Record<SaidSlot, string | null> {
  const said = Object.entries(saidSlots).map(([slot, from]) => {
    const answer = filled(withoutOtherPrices(from, answerLines(content, from).join('\n'), content.ledger.rows));
    if (answer === null) return [slot, null] as const;
    const lines = answer.split('\n').map((line) => line.replace(/(?<!\.\p{L})[.;,\s]+$/u, ''));
    return [slot, lines.length === 1 ? lines.join() : lines.map((line) => `\n- ${line}`).join('')] as const;
  });
  return Object.fromEntries(said) as Record<SaidSlot, string | null>;
}

const isSameBasis = (streams: readonly RowOf<'stream'>[]) =>
  sameOfAll(streams.map(({ cells }) => cells.basis)) !== null;

/** The sum of amounts that are all known. */
function allOf(amounts: readonly (number | null)[], language: Language): string | null {
  if (amounts.length === 0 || amounts.includes(null)) return null;
  return moneyText((amounts as number[]).reduce((sum, each) => sum + each, 0))[language];
}

/** What all sales say alike; null where they differ: a market from May on is not the season of a shop. */
function sameOfAll<T>(all: readonly (T | null)[]): T | null {
  const [first = null] = all;
  return all.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : null;
}

/** Who works in the business. The request says who the owners are where their rows are called after their pay. */
function peopleOf({ request: { people, facts }, language }: Content): string[] {
  const owners = people.filter(({ cells }) => cells.role === 'owner');
  const names = facts.borrower.flatMap(({ name }) => name ?? []);
  const isSame = names.length === owners.length;
  const nameOf = (row: RowOf<'person'>) =>
    (isSame && names[owners.indexOf(row)]) ||
    (namesPay(row.cells.name) ? insideSentence(positionOf(row, language)) : row.cells.name);
  return people.map(nameOf);
}

const namesPay = (name: string) => labelsIn(plainText(name)).some(({ label }) => label.kind === 'person');

const notComputed = {
  ...{ needed: null, toFind: null, sales: null, result: null, breakEven: null, firstProfit: null, lowest: null },
};

function computed(forecast: Forecast, language: Language): Record<keyof typeof notComputed, string | null> {
  const { sourcesAndUses, income, breakEven, lowestCash } = forecast;
  const shown = (cents: number) => dollars(cents, language);
  return {
    needed: sourcesAndUses.needed === 0 ? null : shown(sourcesAndUses.needed),
    toFind: sourcesAndUses.toFind === 0 ? null : shown(sourcesAndUses.toFind),
    sales: income.sales.years[0] === 0 ? null : shown(income.sales.years[0]),
    result: resultOf(income.result, language),
    breakEven: breakEven[0].sales === null || breakEven[0].sales === 0 ? null : shown(breakEven[0].sales),
    firstProfit: firstProfitText(forecast, language),
    lowest: `${shown(lowestCash.amount)} ${whenIn(language, lowestCash)}`,
  };
}

/** The result under the name it has in the forecast: before or after the owner's pay. */
const resultOf = ({ label, years }: Forecast['income']['result'], language: Language) =>
  `${label[language].toLowerCase()} ${language === 'fr' ? 'de' : 'of'} ${dollars(years[0], language)}`;

/** Answers that are only filled in are not the founder's own, so no sentence is begun from them. */
const filled = (text: string): string | null => (text === '' || text.startsWith('◇') ? null : text);
/** The words of a choice begin with a capital of their own. */
const inSentence = (text: string | null) =>
  text === null || filled(text) === null ? null : text.charAt(0).toLowerCase() + text.slice(1);
const oneLine = (text: string | null) => (text === null || !isName(text) ? null : filled(text));
const monthOf = (month: string | null, language: Language) =>
  month === null ? null : calendarMonthText(month as Parameters<typeof calendarMonthText>[0], language);

function sumOf(rows: Content['ledger']['rows'], sources: readonly string[], language: Language): string | null {
  const amounts = rowsOf(rows, 'funding').flatMap((row) => {
    const { source, amount } = row.cells;
    return source !== null && sources.includes(source) && amount !== null && !isCreditLine(row) ? [amount] : [];
  });
  return amounts.length === 0 ? null : moneyText(amounts.reduce((sum, each) => sum + each, 0))[language];
}

/** A common noun in lower case; an acronym or a name with another capital stays as it is. */
const insideSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?:\P{L}|$)\P{Lu}*$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

function listText(items: readonly string[], language: Language): string | null {
  if (items.length === 0) return null;
  const named = items.length <= most ? items : [...items.slice(0, most), others[language]];
  // A name with a comma of its own would look like two.
  if (items.length > 1 && items.some((item) => item.includes(', ')))
    return named.join(language === 'fr' ? '\u00a0; ' : '; ');
  return new Intl.ListFormat(intlLocale(language), { type: 'conjunction' }).format(named);
}

/**
 * 'from May to October', « d'avril à octobre »; null for a season that is no single stretch of months. Only the months of
 * the business itself, all alike, say 'all year': what sells in every month may still close for some weeks.
 */
function seasonOf(openMonths: Season | null, sold: Season | null, language: Language): string | null {
  if (openMonths?.every((weight) => weight === openMonths[0])) return language === 'fr' ? "toute l'année" : 'all year';
  const open = (openMonths ?? sold ?? []).map((weight) => weight > 0);
  const begins = open.flatMap((is, month) => (is && !open[(month + 11) % 12] ? [month] : []));
  const [begin, other] = begins;
  if (begin === undefined || other !== undefined) return null;
  let end = begin;
  while (open[(end + 1) % 12]) end = (end + 1) % 12;
  const [from = '', to = ''] = [begin, end].map((month) => monthNames(language)[month]);
  if (language === 'en') return `from ${from} to ${to}`;
  return `${/^[ao]/iu.test(from) ? "d'" : 'de '}${from} à ${to}`;
}

/** The first of the wordings of a sentence for which everything it names is known; null for none. */
export function begun(sentence: string, slots: Slots): string | null {
  const slot = /\{(\w+)\}/gu;
  const isKnown = (words: string) => [...words.matchAll(slot)].every(([, name]) => slots[name as SlotName] !== null);
  const words = sentence.split(' || ').find(isKnown);
  const said = words?.replace(slot, (_, name: SlotName) => slots[name] ?? '');
  // A name keeps its spelling, also where it begins the sentence. What ends with a sign of its own needs no full stop, and
  // neither does a list.
  return (
    said?.replace(/[^\S\n\u00a0]+(?=\n- )/u, '').replace(said.includes('\n') ? /\.$/u : /(?<=[.!?…][)»”"]?)\.$/u, '') ??
    null
  );
}
