import { seasonOf } from '@elan/domain/ledger/cell-season';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Season, Target } from '@elan/domain/ledger/field';
import { topicOf } from '@elan/domain/ledger/figures-to-check';
import { type Amount, amountsIn, month } from '@elan/domain/ledger/read/amounts';
import { stemsOf } from '@elan/domain/ledger/read/nouns';
import { plainText } from '@elan/domain/ledger/read/plain-text';
import { type Rhythm, rhythmsIn } from '@elan/domain/ledger/read/rhythm';
import type { Passage } from '@elan/domain/ledger/reading';
import type { Row } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { changeCells, fromWords } from './ledger-edit.ts';
import { cellOf } from './table-columns.ts';

/** The sale that some words name. */
export function saleNamed(sales: readonly Row[], words: string): Row | undefined {
  const said = new Set(stemsOf(words));
  return sales.find(({ cells }) => stemsOf(cells.name).some((stem) => said.has(stem)));
}

export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** What of a sale an amount can be. */
export type SaleColumn = 'price' | 'quantity' | 'first' | 'later' | 'unitCost' | 'costShare';

/** What an amount can be in a sale. A first month is counted in the rhythm that the sale has. */
export function saleColumnsFor(sale: Row | undefined, amount: Amount, passage: Passage): readonly SaleColumn[] {
  if (amount.kind === 'percent') return ['costShare'];
  if (amount.kind === 'money') return ['price', 'unitCost'];
  const per = sale === undefined ? null : cellOf(sale, 'per');
  const { per: said = per } = perOf(passage, amount);
  return ['price', 'quantity', ...(per === null || said === per ? (['first'] as const) : []), 'later', 'unitCost'];
}

/** What of a sale's cost an amount is added to: ingredients, then the box. Null where it is the first, or is there. */
export function costBefore(sale: Row, column: SaleColumn, { value }: Amount): number | null {
  const held = cellOf(sale, column);
  const adds = (column === 'unitCost' || column === 'costShare') && typeof held === 'number' && held !== 0;
  return adds && value !== null && held !== centsOf(value) ? held : null;
}

/** Puts an amount of some words into a sale that is there already. */
export function intoSale(sale: Row, column: SaleColumn, amount: Amount, passage: Passage): LedgerEdit[] {
  if (amount.value === null) return [];
  const before = costBefore(sale, column, amount);
  if (before !== null) return [changeCells(sale, { [column]: before + centsOf(amount.value) })];
  const { module, question, quote } = passage;
  const season = cellOf(sale, 'season') === null ? seasonIn(passage) : null;
  const cells = column === 'later' ? laterIn(sale, amount.value) : cellsOf(column, amount, passage);
  const edit = changeCells(sale, { ...cells, ...(season === null ? {} : { season }) });
  return [fromWords(edit, Object.keys(cells)[0] ?? column, { from: 'said', module, question, quote })];
}

/** The steps of a sale with that of the second year among them. */
function laterIn(sale: Row, quantity: number): { targets: Target[] } {
  const steps = (cellOf(sale, 'targets') ?? []) as readonly Target[];
  const others = steps.filter(({ month: step }) => step !== secondYearBegins);
  const all = [...others, { month: secondYearBegins, quantity, atOnce: true }];
  return { targets: all.toSorted((one, other) => one.month - other.month) };
}

const months = new RegExp(`(?<!\\p{L})(?:${month})\\.? ?(?:-|to|a|au) ?(?:${month})(?!\\p{L})`, 'gu');

/** The months that some words name, 'de mai à septembre'; null where they name none, or more. */
export function seasonIn({ quote }: Passage): Season | null {
  const [named, other] = plainText(quote).match(months) ?? [];
  return named === undefined || other !== undefined ? null : (seasonOf(named) ?? null);
}

/** What of a sale an amount is; null where that would replace something, which only a person decides. */
export function emptyColumn(sale: Row, amount: Amount, passage: Passage): SaleColumn | null {
  const column = saleColumnOf(passage, amount);
  if (column === null || amount.value === null || costBefore(sale, column, amount) !== null) return column;
  const isEmpty = ([name, value]: [string, unknown]) => [null, value].includes(cellOf(sale, name));
  return Object.entries(cellsOf(column, amount, passage)).every(isEmpty) ? column : null;
}

/** What of a sale an amount is, by its question and its unit; null for a share of something else than a sale's cost. */
export function saleColumnOf(passage: Passage, amount: Amount): SaleColumn | null {
  const topic = topicOf(passage);
  const { kind } = amount;
  if (kind === 'percent') return topic === 'unitCosts' ? 'costShare' : null;
  if (kind !== 'count' && topic === 'unitCosts') return 'unitCost';
  if (kind === 'money' || (kind === 'bare' && topic === 'prices')) return 'price';
  return whenOf(passage, amount);
}

/** Words that say when there are so many: '40 members at opening', '140 la 2e saison'. */
const atFirst = /(?<!\p{L})(?:at first|at (?:the )?(?:start|opening)|to start|au debut|pour commencer)(?!\p{L})/u;
const secondYear =
  /(?<!\p{L})(?:(?:2e|2nd|second|deuxieme|seconde)(?: (?:year|season|annee|saison|ete|hiver))?|(?:year|yr|an|annee|saison) (?:2|two)|next year|l'an(?:nee)? (?:d'apres|suivante?|prochaine?))(?!\p{L})/u;
const byThen = /(?<!\p{L})(?:end of|by|fin|d'ici)(?!\p{L})/u;

function whenOf({ quote }: Passage, { start, end }: Amount): 'quantity' | 'first' | 'later' {
  const plain = plainText(quote);
  const [before = ''] = plain
    .slice(0, start)
    .split(/,(?!\d)|[;\n]/u)
    .slice(-1);
  const [behind = ''] = plain.slice(end).split(/,(?!\d)|[;\n]/u);
  const words = `${before} ${behind}`;
  if (atFirst.test(words)) return 'first';
  return secondYear.test(words) && !byThen.test(words) ? 'later' : 'quantity';
}

/** In months of business. */
const secondYearBegins = 13;

/** The cells that a number fills, in cents or hundredths; how many, with how often where the words say it. */
export function cellsOf(column: string, amount: Amount, passage: Passage): Readonly<Record<string, unknown>> {
  const value = amount.value ?? 0;
  if (column === 'later') return { targets: [{ month: secondYearBegins, quantity: value, atOnce: true }] };
  if (column === 'quantity' || column === 'first') return { [column]: value, ...perOf(passage, amount) };
  return { [column]: centsOf(value) };
}

function perOf(passage: Passage, amount: Amount): { per?: string } {
  const rhythm = rhythmOf(passage, amount);
  const isPeriod =
    rhythm?.times === 1 && rhythm.span === 1 && Object.hasOwn(rowColumns.stream.per.options, rhythm.unit);
  return isPeriod ? { per: rhythm.unit } : {};
}

/** How often the words say of an amount, behind it or, where they say it once, before: '30 members, lose 5% a month'. */
export function rhythmOf({ quote }: Passage, { start, end }: Amount): Rhythm | undefined {
  const plain = plainText(quote);
  const next = amountsIn(plain).find((other) => other.start >= end && other.kind !== 'time')?.start ?? plain.length;
  const [behind] = rhythmsIn(plain.slice(end, next));
  return (behind ?? rhythmsIn(plain.slice(0, start)).at(-1))?.rhythm;
}
