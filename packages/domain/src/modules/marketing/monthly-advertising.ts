import { topicsOf } from '../../ledger/read/labels.ts';
import { plainText } from '../../ledger/read/plain-text.ts';
import { type Row, rowsOf } from '../../ledger/row.ts';
import { timesAYearOf } from '../../ledger/times-a-year.ts';

/** What the rows say that advertising alone costs in a month, in cents; 0 where they do not say it. */
export function monthlyAdvertising(rows: readonly Row[]): number {
  const ads = rowsOf(rows, 'cost').filter(
    ({ cells, off }) => !off && cells.currency === null && topicsOf(plainText(cells.name)).join() === 'advertising',
  );
  const inYear = ads.map(({ cells: { amount, every } }) => (amount ?? 0) * (timesAYearOf(every) ?? 0));
  return Math.round(inYear.reduce((sum, each) => sum + each, 0) / 12);
}
