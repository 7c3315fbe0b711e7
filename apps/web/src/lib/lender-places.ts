import type { Row } from '@elan/domain/ledger/row';
import type { ModuleKey } from '@elan/domain/modules/keys';

/** The address of the table of figures. */
export const tablePath = '/module/finances?part=figures';

/** The address of the queue of figures to check. */
export const checkPath = `${tablePath}#check-figures`;

/** The address of a question. */
export function questionPath(module: ModuleKey, question: string): string {
  return `/module/${module}?part=answers#question-${question}`;
}

/**
 * Where a row is settled: in the table, or for somebody to whom the table is not open, beside the answer that it
 * was read from.
 */
export function rowPath(row: Row, open: readonly ModuleKey[]): string {
  const origin = Object.values(row.origins).find((each) => 'module' in each);
  const isClosed = !open.includes('finances');
  if (isClosed && origin !== undefined && 'module' in origin && open.includes(origin.module)) {
    return questionPath(origin.module, origin.question);
  }
  return row.kind === 'setting'
    ? `${tablePath}#setting-${row.cells.name}`
    : `${tablePath}#row-${encodeURIComponent(row.proposal ?? row.id)}`;
}
