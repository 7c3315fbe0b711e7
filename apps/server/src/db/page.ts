import { Refusal } from '@elan/domain/errors';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The position of a row in a list ordered by time, and by id within the same millisecond. */
export type Place = { at: Date | string; id: string };

export type Page<Row> = { rows: Row[]; next: string | null };

const ids = { uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u, text: /^\d{13}$/u } as const;

/**
 * The condition that keeps only rows after a cursor.
 * @param options.idType what the id column holds
 * @param options.oldestFirst whether the list begins with the oldest row instead of the newest
 * @returns undefined without a cursor, for the first page
 * @throws Refusal INVALID_INPUT for a cursor that did not come from a page
 */
export function after(
  cursor: string | undefined,
  columns: { at: SQLWrapper; id: SQLWrapper },
  { idType = 'uuid', oldestFirst = false }: { idType?: keyof typeof ids; oldestFirst?: boolean } = {},
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { at, id } = readCursor(cursor, idType);
  return sql`(${columns.at}, ${columns.id}) ${sql.raw(oldestFirst ? '>' : '<')} (${at}::timestamptz, ${id}::${sql.raw(idType)})`;
}

/**
 * Makes a page out of the rows a statement found.
 * @param found up to one row more than the page holds; the extra row means there is another page
 */
export function pageOf<Row>(found: Row[], size: number, placeOf: (row: Row) => Place): Page<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last !== undefined ? toCursor(placeOf(last)) : null };
}

function toCursor({ at, id }: Place): string {
  return Buffer.from(`${typeof at === 'string' ? at : at.toISOString()} ${id}`).toString('base64url');
}

/**
 * The position that a cursor stands for.
 * @throws Refusal INVALID_INPUT for a cursor that did not come from a page
 */
export function readCursor(cursor: string, idType: keyof typeof ids = 'uuid'): { at: string; id: string } {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const isPlace = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(at) && !Number.isNaN(Date.parse(at));
  if (isPlace && ids[idType].test(id)) return { at, id };
  throw new Refusal('INVALID_INPUT', { fields: [{ path: 'cursor', problem: 'unknown_cursor' }] });
}
