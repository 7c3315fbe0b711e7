import type pg from 'pg';
import type { Table } from './tables.ts';

/**
 * A backup has the bytes of every picture and knows no objects: wherever it is restored, its pictures are in the
 * database, and nothing there can remove an object of the installation it comes from.
 */
export const withoutObjects = (tables: readonly Table[]): Table[] =>
  tables
    .filter(({ name }) => name !== 'unreferenced_objects')
    .map(({ name, columns }) => ({ name, columns: columns.filter((column) => !isObjectKey(name, column)) }));

/** Whether the database is of a version that keeps pictures in objects. */
export const knowsObjects = (tables: readonly Table[]): boolean =>
  tables.some(({ name, columns }) => columns.some((column) => isObjectKey(name, column)));

const isObjectKey = (table: string, column: string) => table === 'plan_pictures' && column === 'object_key';

/** Reads the bytes of an object; null when they are missing. */
export type ReadObject = (key: string) => Promise<Buffer | null>;

/** Objects that are read at the same time. */
const portion = 20;

type Found = { project_id: string; id: string; object_key: string };

/**
 * The rows that `plan_picture_bytes` would have if the pictures of the object store were in the database, as COPY writes
 * them.
 * @param client in the transaction of the backup
 * @returns null in place of a row whose bytes are missing
 */
export async function* rowsFromObjects(client: pg.Client, read: ReadObject): AsyncGenerator<string | null> {
  let last = '';
  do {
    const { rows } = await client.query<Found>(
      `select project_id, id, object_key from plan_pictures where object_key > $1 order by object_key limit ${portion}`,
      [last],
    );
    const all = await Promise.all(rows.map(async (row) => ({ ...row, bytes: await read(row.object_key) })));
    for (const { project_id, id, bytes } of all) {
      yield bytes === null ? null : `${project_id}\t${id}\t\\\\x${bytes.toString('hex')}\n`;
    }
    last = rows.at(-1)?.object_key ?? '';
  } while (last !== '');
}
