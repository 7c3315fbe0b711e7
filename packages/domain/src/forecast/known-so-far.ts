import { type Row, type RowOf, rowsOf } from '../ledger/row.ts';
import { isCreditLine } from '../ledger/source-of-money.ts';
import { yearlyCost } from '../ledger/total-conflicts.ts';
import { type Text, text } from '../locale.ts';

/** An amount that is known in itself while the figures of the plan are not. Cents, before tax, never 0. */
export type KnownAmount = { key: 'salesYear' | 'costs' | 'purchases' | 'funding'; label: Text; cents: number };

/**
 * What is known of a plan with something missing.
 * @param salesYear of the first year; 0 while sales are missing
 */
export function knownSoFar(rows: readonly Row[], salesYear: number): KnownAmount[] {
  const on = rows.filter(({ off }) => !off);
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  const isCounted = ({ cells }: RowOf<'cost'>) => cells.currency === null || cells.currency.toUpperCase() === 'CAD';
  const costs = rowsOf(on, 'cost').filter(isCounted).map(yearlyCost);
  const bought = rowsOf(on, 'purchase').filter(({ cells }) => cells.owned !== true);
  const amounts: KnownAmount[] = [
    {
      key: 'salesYear',
      label: text('Sales of the first year', 'Ventes de la première année'),
      cents: salesYear,
    },
    {
      key: 'costs',
      label: text('Costs every month known so far', 'Dépenses mensuelles connues à ce jour'),
      cents: Math.round(sum(costs) / 12),
    },
    {
      key: 'purchases',
      label: text('Purchases known so far', 'Achats connus à ce jour'),
      cents: sum(bought.map(({ cells }) => (cells.amount ?? 0) * (cells.count ?? 1))),
    },
    {
      key: 'funding',
      label: text('Money in known so far', "Entrées d'argent connues à ce jour"),
      cents: sum(rowsOf(on, 'funding').map((row) => (isCreditLine(row) ? 0 : row.cells.amount))),
    },
  ];
  return amounts.filter(({ cents }) => cents > 0);
}
