import { startUpNames } from '@elan/domain/forecast/sources-and-uses';
import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import type { Row, RowOf } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import { isCreditLine } from '@elan/domain/ledger/source-of-money';
import { factFields } from '@elan/domain/lender-facts/fact-fields';
import { hasRequest } from '@elan/domain/lender-facts/lender-request';
import { positionOf } from '@elan/domain/lender-facts/position-of';
import type { Language } from '@elan/domain/locale';
import { moneyText, wholeDollars } from '@elan/domain/money/money-text';
import { type Block, list, type Part, tableOf, text, textTable, titled } from '../blocks.ts';
import { debtCover } from '../compose-finances.ts';
import { signsLegend } from '../compose-text-figures.ts';
import type { Content } from '../gather-content.ts';
import { signs } from '../mark-texts.ts';
import { labelled, wordsIn } from '../words-in.ts';
import { andMore } from './plan-words.ts';
import {
  afterInterestText,
  limitText,
  monthsText,
  notCountedText,
  type RequestWords,
  requestWordsIn,
  reserveText,
} from './request-words.ts';

const money = (cents: number | null, language: Language) => (cents === null ? '' : moneyText(cents)[language]);

/** What was read from an answer and not confirmed carries a sign. */
const marked = (rows: readonly Row[], words: string) =>
  words !== '' && rows.some(({ status }) => status === 'proposed') ? `${signs.unknown} ${words}` : words;

/** An amount that nobody typed is taken from its rows. */
const askedAmount = ({ facts, ask }: Content['request'], language: Language) =>
  marked(facts.ask.amount === null ? ask.rows : [], money(ask.amount, language));

/** What is paid back each month, where somebody said all that it follows from. */
function askedPayment({ request: { ask }, planned, language }: Content): string {
  const [only] = ask.rows.length === 1 ? ask.rows : [];
  if (only === undefined || planned.state === 'missing') return '';
  const { amount, rate, months, interestOnly } = only.cells;
  const loan = planned.forecast.loans.find(({ rowId }) => rowId === only.id);
  if (loan === undefined || rate === null || months !== ask.months || amount !== ask.amount) return '';
  const later = interestOnly ? ` ${afterInterestText[language](interestOnly)}` : '';
  return marked([only], money(loan.payment, language)) + later;
}

/** How often what is left covers the payments, where the forecast counts what is asked for. */
function askedCover(content: Content): [string, string][] {
  const { request, planned, language } = content;
  const { amount } = request.ask;
  if (planned.state === 'missing' || amount === null || countedOf(content) !== amount) return [];
  return debtCover(planned.forecast, language, wordsIn(language));
}

/** The request line by line: what it is, how much, for how long. */
export function askedFacts(content: Content): [label: string, text: string][] {
  const { request, language } = content;
  const words = requestWordsIn(language);
  const { facts, ask, own, ownShare, broughtIn } = request;
  const share = ownShare === null ? '' : ` (${showCell({ type: 'percent', max: 10_000 }, ownShare * 100, language)})`;
  const entries: [string, string][] = [
    [words.lender, facts.ask.lender ?? ''],
    [words.kind, showCell(factFields.ask.kind, ask.kind, language)],
    [words.amount, askedAmount(request, language)],
    [words.term, ask.months === null ? '' : monthsText[language](ask.months)],
    [words.payment, askedPayment(content)],
    ...askedCover(content),
    [words.why, facts.ask.why ?? ''],
    [words.ownShare, own === null ? '' : marked(request.savings, money(own, language)) + share],
    [words.broughtIn, marked(request.owned, money(broughtIn, language))],
  ];
  return entries.filter(([, text]) => text !== '');
}

/**
 * What the money pays for, with its total where every part has an amount: the amount asked for, so that what has no part,
 * or is more than that, is a line of its own.
 * @param most lines of a slide, which has names and amounts alone; the last one is all others together
 */
export function partsTable({ request: { parts: named, ask }, language }: Content, most?: number): Block[] {
  const words = requestWordsIn(language);
  const sum = sumOf(named.map(({ amount }) => amount));
  const left = sum === null || ask.amount === null ? 0 : ask.amount - sum;
  const rest = { name: left > 0 ? words.noUse : words.beyond, amount: left, supplier: null, quote: null, row: null };
  const others = most === undefined || named.length <= most ? [] : named.slice(most - 1);
  const name = marked(
    others.flatMap(({ row }) => row ?? []),
    andMore[language](others.length),
  );
  const together = { ...rest, name, amount: sumOf(others.map(({ amount }) => amount)) };
  const shown = others.length === 0 ? named : [...named.slice(0, -others.length), together];
  const parts = left === 0 ? shown : [...shown, rest];
  return tableOf(
    [
      { head: words.item, width: 4, says: ({ name, row }) => marked(row === null ? [] : [row], name ?? '') },
      { head: words.supplier, width: 3, says: ({ supplier }) => (most === undefined ? supplier : '') },
      { head: words.quote, width: 3, says: ({ quote }) => (most === undefined ? quote : '') },
      { head: words.amount, width: 2, isAmount: true, says: ({ amount }) => money(amount, language) },
    ],
    parts,
    { label: words.total, text: money(sumOf(parts.map(({ amount }) => amount)), language) },
  );
}

/** What the forecast counts of the request; null where there is no forecast. A line of credit is never in it. */
function countedOf({ request: { ask }, planned }: Content): number | null {
  if (planned.state === 'missing' || ask.kind === 'credit_line') return null;
  return ask.rows.reduce((sum, { cells }) => sum + (cells.amount ?? 0), 0);
}

/** What is left once opening is paid, and whether the financial plan counts on another amount than the one asked for. */
function comparedWithPlan(content: Content): Block[] {
  const { language, request } = content;
  const { ask, total, needed } = request;
  const counted = countedOf(content);
  const whole = needed === null ? 0 : wholeDollars(needed) * 100;
  const rest = total === null || needed === null ? 0 : total - whole;
  const says = [
    ...(rest > 0 ? [reserveText[language](money(whole, language), money(rest, language))] : []),
    ...(counted === null || ask.amount === null || counted === ask.amount
      ? []
      : [notCountedText[language](money(ask.amount, language), counted === 0 ? null : money(counted, language))]),
  ];
  return says.map((each) => text(each, 'small'));
}

/** The request, own money and that of others, with their state and interest, and what is still to find. */
function moneyTable({ request: asked, language }: Content, words: RequestWords): Block[] {
  const { ask, own, savings, others, total, gap } = asked;
  // Computed to the cent, which nobody asks for.
  const left = wholeDollars(gap) * 100;
  const { state, rate } = rowColumns.funding;
  const ofEach = (said: readonly string[]) => [...new Set(said)].filter((each) => each !== '').join(', ');
  const limited = (source: { name: string; rows: readonly RowOf<'funding'>[]; amount: number | null }) => ({
    ...source,
    name:
      source.amount === null
        ? source.name
        : labelled(source.name, limitText[language](money(source.amount, language)), language),
    amount: null,
  });
  const request = { name: words.thisRequest, rows: ask.rows, amount: ask.amount };
  const sources = [
    ...(ask.amount === null ? [] : [ask.kind === 'credit_line' ? limited(request) : request]),
    ...(own === null ? [] : [{ name: marked(savings, words.own), rows: savings, amount: own }]),
    ...others.map((row) => {
      const source = { name: marked([row], row.cells.name), rows: [row], amount: row.cells.amount };
      return isCreditLine(row) ? limited(source) : source;
    }),
    ...(left === 0 ? [] : [{ name: startUpNames.toFind[language], rows: [], amount: left }]),
  ];
  return tableOf(
    [
      { head: words.source, width: 4, says: ({ name }) => name },
      {
        head: words.state,
        width: 2,
        says: ({ rows }) => ofEach(rows.map(({ cells }) => showCell(state, cells.state, language))),
      },
      {
        head: rate.label[language],
        width: 2,
        isAmount: true,
        says: ({ rows }) => ofEach(rows.map(({ cells }) => showCell(rate, cells.rate, language))),
      },
      { head: words.amount, width: 2, isAmount: true, says: ({ amount }) => money(amount, language) },
    ],
    sources,
    { label: words.total, text: total === null ? '' : money(total + left, language) },
  );
}

function borrowersTable({ request: { facts }, language }: Content, words: RequestWords): Block[] {
  const { share, years } = factFields.borrower;
  return tableOf(
    [
      { head: words.name, width: 4, says: ({ name }) => name },
      { head: words.role, width: 3, says: ({ role }) => role },
      { head: words.share, width: 1.5, isAmount: true, says: (person) => showCell(share, person.share, language) },
      { head: words.years, width: 2, isAmount: true, says: (person) => showCell(years, person.years, language) },
      { head: words.job, width: 3, says: ({ job }) => job },
    ],
    facts.borrower,
  );
}

/** The background of each person, as they wrote it line by line. */
function backgrounds({ request: { facts }, language }: Content, words: RequestWords): Block[] {
  return facts.borrower.flatMap(({ name, cv }) => {
    const items = (cv ?? '').split('\n').flatMap((line) => line.replace(/^\s*[-•–]\s*/u, '').trim() || []);
    const title = name === null ? words.background : labelled(words.background, name, language);
    return titled(title, list(items), 3);
  });
}

function securityTable({ request: { security }, language }: Content, words: RequestWords): Block[] {
  const { kind } = factFields.security;
  return tableOf(
    [
      { head: words.offered, width: 4, says: ({ name }) => name },
      { head: words.kind, width: 3, says: (each) => showCell(kind, each.kind, language) },
      { head: words.note, width: 3, says: ({ note }) => note },
      { head: words.value, width: 2, isAmount: true, says: ({ value }) => money(value, language) },
    ],
    security,
  );
}

function jobsTable({ request: { people }, language }: Content, words: RequestWords): Block[] {
  const { count, hours } = rowColumns.person;
  const saysNothing = ({ cells }: (typeof people)[number]) =>
    cells.role === 'owner' && cells.title === null && cells.count === null && cells.hours === null;
  return tableOf(
    [
      { head: words.position, width: 4, says: (row) => marked([row], positionOf(row, language)) },
      { head: words.count, width: 2, isAmount: true, says: ({ cells }) => showCell(count, cells.count, language) },
      { head: words.hours, width: 2, isAmount: true, says: ({ cells }) => showCell(hours, cells.hours, language) },
    ],
    people.filter((person) => !saysNothing(person)),
  );
}

function permitsTable({ request: { facts }, language }: Content, words: RequestWords): Block[] {
  const { state } = factFields.permit;
  return tableOf(
    [
      { head: words.permit, width: 4, says: ({ name }) => name },
      { head: words.state, width: 2, says: (each) => showCell(state, each.state, language) },
      { head: words.from, width: 3, says: ({ from }) => from },
      { head: words.number, width: 3, says: ({ number }) => number },
    ],
    facts.permit,
  );
}

function businessFacts({ request, language }: Content, words: RequestWords): [string, string][] {
  const { legalForm, province, opening } = request;
  const { registration, address, contact, phone, email } = request.facts.business;
  const entries: [string, string][] = [
    [words.legalForm, legalForm?.[language] ?? ''],
    [words.registration, registration ?? ''],
    [words.address, address ?? ''],
    [words.province, province?.[language] ?? ''],
    [words.contact, contact ?? ''],
    [words.phone, phone ?? ''],
    [words.email, email ?? ''],
    [words.opening, opening === null ? '' : calendarMonthText(opening, language)],
  ];
  return entries.filter(([, text]) => text !== '');
}

/**
 * The first page of a plan: the request as a lender looks at it, made from the facts and the rows. What is missing is left
 * out; nothing at all where nothing is asked.
 */
export function requestPart(content: Content): Part[] {
  if (!hasRequest(content.request)) return [];
  const words = requestWordsIn(content.language);
  const facts = (head: string, entries: readonly (readonly [string, string])[]): Block[] =>
    entries.length === 0 ? [] : [textTable([head, words.inShort], entries, [1, 2])];
  const blocks: Block[] = [
    ...facts(words.asked, askedFacts(content)),
    ...titled(words.parts, partsTable(content)),
    ...titled(words.money, [...moneyTable(content, words), ...comparedWithPlan(content)]),
    ...titled(words.borrowers, borrowersTable(content, words)),
    ...backgrounds(content, words),
    ...titled(words.security, securityTable(content, words)),
    ...titled(words.jobs, jobsTable(content, words)),
    ...titled(words.permits, permitsTable(content, words)),
    ...titled(words.business, facts(words.subject, businessFacts(content, words))),
  ];
  const legend = text(signsLegend[content.language], 'small');
  const hasSigns = JSON.stringify(blocks).includes(signs.unknown);
  return [{ title: words.title, blocks: hasSigns ? [...blocks, legend] : blocks }];
}

/** Names on the cover; the others are on the first page. */
const mostNames = 3;

/** What a cover says: who asks, how to reach them, and for what. Each is empty where nothing is known. */
export function coverOf({ request, language }: Content): { who: string[]; reach: string[]; asked: string[] } {
  const { facts, ask } = request;
  const names = facts.borrower.flatMap(({ name }) => name ?? []);
  const left = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  const kind = showCell(factFields.ask.kind, ask.kind, language);
  const { lender } = facts.ask;
  const { address, phone, email } = facts.business;
  const given = (lines: readonly string[]) => lines.filter((line) => line !== '');
  return {
    who: given([left > 0 ? `${shown} ${andMore[language](left)}` : shown]),
    reach: given([(address ?? '').split('\n').join(', '), [phone, email].flatMap((each) => each ?? []).join(' · ')]),
    asked: given([
      kind === '' || ask.amount === null ? '' : labelled(kind, askedAmount(request, language), language),
      lender === null ? '' : labelled(requestWordsIn(language).addressedTo, lender, language),
    ]),
  };
}

/** The sum of amounts; null while one of them is not known, or there is none. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  if (amounts.length === 0 || amounts.includes(null)) return null;
  return (amounts as number[]).reduce((sum, each) => sum + each, 0);
}
