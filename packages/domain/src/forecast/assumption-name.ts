import type { Row } from '../ledger/row.ts';
import type { Language } from '../locale.ts';
import type { Assumption } from './forecast.ts';

/**
 * What an assumption is about: its label, and for one that fills a cell the rows that it fills, so that each of several
 * loans without a rate is named.
 */
export function assumptionName(
  { label, change, rowIds }: Assumption,
  rows: readonly Row[],
  language: Language,
): string {
  if (change === null || !('column' in change)) return label[language];
  const names = rows.filter((row) => rowIds.includes(row.id)).map(({ cells }) => cells.name);
  return names.length === 0 ? label[language] : `${label[language]} (${names.join(', ')})`;
}
