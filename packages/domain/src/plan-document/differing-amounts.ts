import { aroundFigure } from '../figure-check/around-figure.ts';
import { findFigures } from '../figure-check/find-figures.ts';
import { remarksIn } from '../ledger/read/labels.ts';
import { plainText } from '../ledger/read/plain-text.ts';
import { columnsOf, type Row } from '../ledger/row.ts';

/** An amount of a text beside the name of a row that says another one. Cents. */
export type DifferingAmount = { name: string; inText: number; inRow: number };

/** The cells with the amount of the thing itself: what else a row has (deposit, cost of a batch) is another thing. */
const amountOf = ['price', 'amount', 'salary', 'wage'] as const;
const shortestName = 4;

/**
 * Amounts of a text in a phrase with the name of a row that are none of its amounts. A sentence that names several rows
 * is only compared with all of them together, and one with more amounts than rows is a calculation: neither is reported.
 */
export function differingAmounts(text: string, rows: readonly Row[]): DifferingAmount[] {
  const known = rows.flatMap((row) => {
    if (row.kind === 'setting' || row.kind === 'scenario' || row.off) return [];
    const cells: Readonly<Record<string, unknown>> = row.cells;
    const main = amountOf.map((cell) => cells[cell]).find((value) => typeof value === 'number');
    const name = row.cells.name.trim();
    return typeof main === 'number' && name.length >= shortestName
      ? [{ name, plainName: name.toLowerCase(), main, amounts: moneyOf(row) }]
      : [];
  });
  return text.split(/(?<=[.!?;])\s+|\n+/u).flatMap((sentence): DifferingAmount[] => {
    // 'Other shops sell jars at $12': the amount is not one of this plan.
    if (remarksIn(plainText(sentence), 'theirs').length > 0) return [];
    const plain = sentence.toLowerCase();
    const [row, other] = known.filter(({ plainName }) => hasName(plain, plainName));
    if (row === undefined || other !== undefined) return [];
    const amounts = findFigures(sentence).filter(({ kind }) => kind === 'money');
    if (amounts.length !== 1) return [];
    return amounts
      .filter((figure) => hasName(aroundFigure(plain, figure, 0, plain.length).nearest[1], row.plainName))
      .filter(({ value, precision }) => row.amounts.every((amount) => Math.abs(amount - value) > precision))
      .map(({ value }) => ({ name: row.name, inText: value, inRow: row.main }));
  });
}

/** Every amount of a row, and what several of it cost. */
function moneyOf(row: Exclude<Row, { kind: 'setting' }>): number[] {
  const cells: Readonly<Record<string, unknown>> = row.cells;
  const amounts = Object.entries(columnsOf(row.kind)).flatMap(([name, { type }]) => {
    const value = cells[name];
    return type === 'money' && typeof value === 'number' ? [value] : [];
  });
  const { count } = cells;
  return typeof count === 'number' ? [...amounts, ...amounts.map((amount) => amount * count)] : amounts;
}

function hasName(plain: string, name: string): boolean {
  const at = plain.indexOf(name);
  const isEnd = (place: number) => !/[\p{L}\p{N}]/u.test(plain[place] ?? ' ');
  return at !== -1 && isEnd(at - 1) && isEnd(at + name.length);
}
