import type { Row } from '@elan/domain/ledger/row';
import { isFreeModule, type ModuleKey } from '@elan/domain/modules/keys';

/** The address of the table of figures. */
export const tablePath = '/module/finances?part=figures';

/** The address of the queue of figures to check. */
export const checkPath = `${tablePath}#check-figures`;

/** The address of a question. */
export function questionPath(module: ModuleKey, question: string): string {
  return `/module/${module}?part=answers#question-${question}`;
}

/**
 * Where a row is settled: in the table, or for somebody whose plan does not open the table, beside the answer that it
 * was read from.
 */
export function rowPath(row: Row, hasPremiumAccess: boolean): string {
  const origin = Object.values(row.origins).find((each) => 'module' in each);
  if (!hasPremiumAccess && origin !== undefined && 'module' in origin && isFreeModule(origin.module)) {
    return questionPath(origin.module, origin.question);
  }
  return row.kind === 'setting'
    ? `${tablePath}#setting-${row.cells.name}`
    : `${tablePath}#row-${encodeURIComponent(row.proposal ?? row.id)}`;
}
