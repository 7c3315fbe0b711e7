import { invalidInput } from '@elan/domain/errors';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The position of a row in a list ordered by time, and by id within the same millisecond. */
export type Place = { at: Date | string; id: string };

export type Page<Row> = { rows: Row[]; next: string | null };

/** A time as cursors have it. PostgreSQL has no year 0. */
const time = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

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
  return firstOf(found, size, (last) => toCursor(placeOf(last)));
}

/** The same for a list ordered by a number (`below`). */
export function pageBelow<Row>(found: Row[], size: number, numberOf: (row: Row) => number): Page<Row> {
  return firstOf(found, size, (last) => String(numberOf(last)));
}

function firstOf<Row>(found: Row[], size: number, cursorOf: (last: Row) => string): Page<Row> {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last !== undefined ? cursorOf(last) : null };
}

function toCursor({ at, id }: Place): string {
  return Buffer.from(`${typeof at === 'string' ? at : at.toISOString()} ${id}`).toString('base64url');
}

/**
 * The position a cursor refers to.
 * @throws Refusal INVALID_INPUT for a cursor that did not come from a page
 */
export function readCursor(cursor: string, idType: keyof typeof ids = 'uuid'): { at: string; id: string } {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const isPlace = time.test(at) && !Number.isNaN(Date.parse(at));
  if (isPlace && ids[idType].test(id)) return { at, id };
  throw unknownCursor();
}

/**
 * The condition of a list ordered by a number, the highest first; its cursor is the last number shown.
 * @returns undefined without a cursor, for the first page
 * @throws Refusal INVALID_INPUT for a cursor that did not come from a page
 */
export function below(cursor: string | undefined, column: SQLWrapper): SQL | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,9}$/u.test(cursor)) throw unknownCursor();
  return sql`${column} < ${Number(cursor)}`;
}

/** What a part of a position may be. */
export type PlacePart = 'time' | 'number' | 'text' | 'uuid';

const parts: Readonly<Record<PlacePart, RegExp>> = {
  time,
  number: /^\d{1,9}$/u,
  // PostgreSQL stores no null characters.
  text: /^[^\0]{0,500}$/u,
  uuid: ids.uuid,
};

/** The cursor for the position of a row in a list sorted by several values. */
export function toPlace(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/**
 * The position a cursor refers to.
 * @throws Refusal INVALID_INPUT for a cursor that did not come from a page of a list sorted by such values
 */
export function readPlace(cursor: string, kinds: readonly PlacePart[]): string[] {
  const values = parsed(Buffer.from(cursor, 'base64url').toString());
  const isPlace = values.length === kinds.length && kinds.every((kind, index) => isPart(kind, values[index]));
  if (isPlace) return values as string[];
  throw unknownCursor();
}

function isPart(kind: PlacePart, value: unknown): boolean {
  return typeof value === 'string' && parts[kind].test(value) && (kind !== 'time' || !Number.isNaN(Date.parse(value)));
}

function parsed(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const unknownCursor = () => invalidInput('cursor', 'unknown_cursor');
