import type { Row } from '@elan/domain/ledger/row';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { Place } from '@elan/domain/what-is-left/place';
import { leftPath, taskAnchor } from './left-path.ts';

/** The address of the table of figures. */
export const tablePath = '/module/finances?part=figures';

/** The address of the queue of figures to check. */
export const checkPath = `${tablePath}#check-figures`;

/**
 * Where something that is left is settled.
 * @param open the modules that are open to the reader
 * @returns null for somebody whose plan does not open the place
 */
export function pathTo(place: Place, open: readonly ModuleKey[]): string | null {
  switch (place.kind) {
    case 'row':
      return rowPath(place.row, open);
    case 'answer':
      return open.includes(place.module) ? questionPath(place.module, place.question) : null;
    case 'analysis':
      return open.includes(place.module) ? `/module/${place.module}?part=analysis` : null;
    case 'request':
      return `/project/request#request-${place.group}`;
    case 'paper':
      return leftPath('lender', '#papers');
    case 'task':
      return leftPath('tasks', `#${encodeURIComponent(taskAnchor(place.task))}`);
    case 'plan':
      return '/project/plan';
    case 'table':
      return open.includes('finances') ? tablePath : null;
    case 'check':
      // For a plan that does not open the table, the queue is on the project's home.
      return open.includes('finances') ? checkPath : '/project/details#check-figures';
  }
}

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
