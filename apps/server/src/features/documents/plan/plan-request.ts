import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import type { Row } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import { factFields } from '@elan/domain/lender-facts/fact-fields';
import { hasRequest } from '@elan/domain/lender-facts/lender-request';
import type { Language } from '@elan/domain/locale';
import { moneyText } from '@elan/domain/money/money-text';
import { type Block, type Part, type Table, textTable } from '../blocks.ts';
import { signsLegend } from '../compose-text-figures.ts';
import type { Content } from '../gather-content.ts';
import { signs } from '../mark-texts.ts';
import { labelled } from '../words-in.ts';
import { andMore } from './plan-words.ts';
import { monthsText, type RequestWords, requestWordsIn } from './request-words.ts';

type Column = { head: string; width: number; isAmount?: boolean };

/**
 * A table without the columns in which no row says anything, and without rows that say nothing.
 * @param total below the last column, where there is more than one row
 */
export function tableOf(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  total?: { label: string; text: string },
): Table | null {
  const said = rows.filter((cells) => cells.some((cell) => cell !== ''));
  const shown = columns.map((_, index) => index).filter((index) => said.some((cells) => cells[index] !== ''));
  if (said.length === 0) return null;
  const pick = (cells: readonly string[]) => shown.map((index) => cells[index] ?? '');
  const kept = shown.flatMap((index) => columns[index] ?? []);
  const between = kept.slice(2).map(() => '');
  const totals =
    total === undefined || total.text === '' || said.length < 2
      ? []
      : [{ cells: kept.length === 1 ? [total.text] : [total.label, ...between, total.text], isTotal: true }];
  return {
    head: kept.map(({ head }) => head),
    rows: [...said.map((cells) => ({ cells: pick(cells) })), ...totals],
    isAmount: kept.map(({ isAmount = false }) => isAmount),
    widths: kept.map(({ width }) => width),
  };
}

const titled = (title: string, table: Table | null): Block[] =>
  table === null
    ? []
    : [
        { is: 'heading', level: 2, text: title },
        { is: 'table', table },
      ];

const money = (cents: number | null, language: Language) => (cents === null ? '' : moneyText(cents)[language]);

/** What was read from an answer and not confirmed carries a sign. */
const marked = (rows: readonly Row[], text: string) =>
  text !== '' && rows.some(({ status }) => status === 'proposed') ? `${signs.unknown} ${text}` : text;

/** An amount that nobody typed is taken from its rows. */
const askedAmount = ({ facts, ask }: Content['request'], language: Language) =>
  marked(facts.ask.amount === null ? ask.rows : [], money(ask.amount, language));

/** The request line by line: what it is, how much, for how long. */
export function askedFacts({ request, language }: Content): [label: string, text: string][] {
  const words = requestWordsIn(language);
  const { facts, ask, own, ownShare, broughtIn } = request;
  const share = ownShare === null ? '' : ` (${showCell({ type: 'percent', max: 10_000 }, ownShare * 100, language)})`;
  const entries: [string, string][] = [
    [words.lender, facts.ask.lender ?? ''],
    [words.kind, showCell(factFields.ask.kind, ask.kind, language)],
    [words.amount, askedAmount(request, language)],
    [words.term, ask.months === null ? '' : monthsText[language](ask.months)],
    [words.why, facts.ask.why ?? ''],
    [words.ownShare, own === null ? '' : marked(request.savings, money(own, language)) + share],
    [words.broughtIn, marked(request.owned, money(broughtIn, language))],
  ];
  return entries.filter(([, text]) => text !== '');
}

/** What the money pays for, with its total where every part has an amount. */
export function partsTable({ request: { parts }, language }: Content): Table | null {
  const words = requestWordsIn(language);
  const total = money(sumOf(parts.map(({ amount }) => amount)), language);
  return tableOf(
    [
      { head: words.item, width: 4 },
      { head: words.supplier, width: 3 },
      { head: words.quote, width: 3 },
      { head: words.amount, width: 2, isAmount: true },
    ],
    parts.map(({ name, supplier, quote, amount, row }) => [
      marked(row === null ? [] : [row], name ?? ''),
      supplier ?? '',
      quote ?? '',
      money(amount, language),
    ]),
    { label: words.total, text: total },
  );
}

/** The request, own money and that of others, with their state. */
function moneyTable({ request: { ask, own, savings, others, total }, language }: Content, words: RequestWords) {
  const { state } = rowColumns.funding;
  return tableOf(
    [
      { head: words.source, width: 4 },
      { head: words.state, width: 2 },
      { head: words.amount, width: 2, isAmount: true },
    ],
    [
      ...(ask.amount === null ? [] : [[words.thisRequest, '', money(ask.amount, language)]]),
      ...(own === null ? [] : [[marked(savings, words.own), '', money(own, language)]]),
      ...others.map((row) => [
        marked([row], row.cells.name),
        showCell(state, row.cells.state, language),
        money(row.cells.amount, language),
      ]),
    ],
    { label: words.total, text: money(total, language) },
  );
}

function borrowersTable({ request: { facts }, language }: Content, words: RequestWords): Table | null {
  const { share, years } = factFields.borrower;
  return tableOf(
    [
      { head: words.name, width: 4 },
      { head: words.role, width: 3 },
      { head: words.share, width: 1.5, isAmount: true },
      { head: words.years, width: 2, isAmount: true },
      { head: words.job, width: 3 },
    ],
    facts.borrower.map((person) => [
      person.name ?? '',
      person.role ?? '',
      showCell(share, person.share, language),
      showCell(years, person.years, language),
      person.job ?? '',
    ]),
  );
}

/** The background of each person, as they wrote it line by line. */
function backgrounds({ request: { facts }, language }: Content, words: RequestWords): Block[] {
  return facts.borrower.flatMap(({ name, cv }): Block[] => {
    const items = (cv ?? '').split('\n').flatMap((line) => line.replace(/^\s*[-•–]\s*/u, '').trim() || []);
    if (items.length === 0) return [];
    const text = name === null ? words.background : labelled(words.background, name, language);
    return [
      { is: 'heading', level: 3, text },
      { is: 'list', items },
    ];
  });
}

function securityTable({ request: { security }, language }: Content, words: RequestWords): Table | null {
  const { kind } = factFields.security;
  return tableOf(
    [
      { head: words.offered, width: 4 },
      { head: words.kind, width: 3 },
      { head: words.note, width: 3 },
      { head: words.value, width: 2, isAmount: true },
    ],
    security.map((each) => [
      each.name ?? '',
      showCell(kind, each.kind, language),
      each.note ?? '',
      money(each.value, language),
    ]),
  );
}

function jobsTable({ request: { people }, language }: Content, words: RequestWords): Table | null {
  const { count, hours, role } = rowColumns.person;
  const position = ({ title, name, role: of }: (typeof people)[number]['cells']) =>
    title ?? (of === 'owner' ? showCell(role, of, language) : name);
  return tableOf(
    [
      { head: words.position, width: 4 },
      { head: words.count, width: 2, isAmount: true },
      { head: words.hours, width: 2, isAmount: true },
    ],
    people.map((row) => [
      marked([row], position(row.cells)),
      showCell(count, row.cells.count, language),
      showCell(hours, row.cells.hours, language),
    ]),
  );
}

function permitsTable({ request: { facts }, language }: Content, words: RequestWords): Table | null {
  const { state } = factFields.permit;
  return tableOf(
    [
      { head: words.permit, width: 4 },
      { head: words.state, width: 2 },
      { head: words.from, width: 3 },
      { head: words.number, width: 3 },
    ],
    facts.permit.map((each) => [
      each.name ?? '',
      showCell(state, each.state, language),
      each.from ?? '',
      each.number ?? '',
    ]),
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
  const business = facts(words.subject, businessFacts(content, words));
  const people = [...titled(words.borrowers, borrowersTable(content, words)), ...backgrounds(content, words)];
  const blocks: Block[] = [
    ...facts(words.asked, askedFacts(content)),
    ...titled(words.parts, partsTable(content)),
    ...titled(words.money, moneyTable(content, words)),
    ...people,
    ...titled(words.security, securityTable(content, words)),
    ...titled(words.jobs, jobsTable(content, words)),
    ...titled(words.permits, permitsTable(content, words)),
    ...(business.length === 0 ? [] : [{ is: 'heading', level: 2, text: words.business } as const, ...business]),
  ];
  const legend: Block = { is: 'text', text: signsLegend[content.language], tone: 'small' };
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
      lender === null ? '' : labelled(requestWordsIn(language).lender, lender, language),
    ]),
  };
}

/** The sum of amounts; null while one of them is not known, or there is none. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  if (amounts.length === 0 || amounts.includes(null)) return null;
  return (amounts as number[]).reduce((sum, each) => sum + each, 0);
}
