import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, newestMigration } from '../migrate.ts';
import { BackupError } from './backup-error.ts';
import { endOfRows, footer, type Header, header, quoted, tableStart } from './format.ts';
import { createLineReader } from './lines.ts';
import { prepareSearch } from './restore-search.ts';
import { listTables } from './tables.ts';

const cutOff = 'The file ends too early: the backup was not written to its end, or the copy is not whole.';
/** Bytes. */
const pieceSize = 65_536;

const notOurs = 'The file is not a backup of this product.';

/**
 * Restores a backup into an empty database: either everything or nothing. The database gets the schema of the backup;
 * the next start of the server migrates it to its own.
 * @param config where the database is
 * @returns how many rows each table has
 * @throws BackupError when the file is damaged or from a newer version, or the database already has accounts
 */
export async function restoreBackup(config: pg.ClientConfig, path: string): Promise<Record<string, number>> {
  const unpacked = createGunzip();
  // A failure also ends `unpacked`, so the reader below sees it.
  pipeline(createReadStream(path), unpacked).catch(() => {});
  const nextLine = createLineReader(unpacked);
  const read = () => nextLine().catch(explainDamage);
  const head = parse(header, await read(), notOurs);
  if (head.migratedTo > newestMigration()) {
    throw new BackupError('The backup was made by a newer version of the product. Install that version first.');
  }
  await refuseForeignData(config);
  await migrate(config, head.migratedTo);

  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("set local statement_timeout = 0; set local datestyle = 'ISO'; set local timezone = 'UTC'");
    await client.query("set local maintenance_work_mem = '128MB'");
    const restored = await loadTables(client, head, read);
    await client.query('commit');
    return restored;
  } finally {
    // Ends an open transaction, which undoes everything.
    await client.end();
  }
}

/** @returns how many rows of each table were loaded */
async function loadTables(
  client: pg.Client,
  head: Header,
  read: () => Promise<Buffer | undefined>,
): Promise<Record<string, number>> {
  const tables = await listTables(client);
  const known = new Map(tables.map(({ name, columns }) => [name, columns]));
  const search = await prepareSearch(client, head, tables);
  const restored: Record<string, number> = {};
  let line = await read();
  for (let start = tryParse(tableStart, line); start !== undefined; start = tryParse(tableStart, line)) {
    const { table, columns } = start;
    const own = known.get(table);
    if (own === undefined || columns.some((column) => !own.includes(column))) throw new BackupError(notOurs);
    const rows = Readable.from(rowsOf(read));
    if (search.skips(table)) await rows.forEach(() => {});
    else {
      const target = `${quoted(table)} (${columns.map(quoted).join(', ')})`;
      const copy = client.query(copyFrom(`copy ${target} from stdin`));
      await pipeline(rows, copy);
      restored[table] = copy.rowCount;
    }
    line = await read();
  }
  const { rows } = parse(footer, line, cutOff);
  const wrong = Object.entries(rows).find(([table, count]) => !search.skips(table) && restored[table] !== count);
  if (wrong !== undefined) throw new BackupError(`The file is damaged: ${wrong[0]} does not have ${wrong[1]} rows.`);
  await search.finish();
  return restored;
}

/** The rows up to the end of their table, many in each piece. */
async function* rowsOf(read: () => Promise<Buffer | undefined>): AsyncGenerator<Buffer> {
  let piece: Buffer[] = [];
  let bytes = 0;
  for (let row = await read(); ; row = await read()) {
    if (row === undefined) throw new BackupError(cutOff);
    const isEnd = row.length === endOfRows.length && row.toString() === endOfRows;
    if (!isEnd) {
      piece.push(row);
      bytes += row.length;
    }
    if (bytes > pieceSize || (isEnd && bytes > 0)) {
      yield Buffer.concat(piece);
      piece = [];
      bytes = 0;
    }
    if (isEnd) return;
  }
}

/** A restore must not mix with what is there already. */
async function refuseForeignData(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(`
      select exists (
        select from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE') as taken`);
    if (rows[0]?.taken === true) {
      throw new BackupError('The database is not empty. Restore into an empty one; this one was not changed.');
    }
  } finally {
    await client.end();
  }
}

function parse<T>(schema: { safeParse(value: unknown): { data?: T } }, line: Buffer | undefined, problem: string): T {
  const value = tryParse(schema, line);
  if (value === undefined) throw new BackupError(problem);
  return value;
}

function tryParse<T>(schema: { safeParse(value: unknown): { data?: T } }, line: Buffer | undefined): T | undefined {
  try {
    return schema.safeParse(JSON.parse(line?.toString() ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Errors of reading and unpacking, in the operator's words. */
function explainDamage(error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOENT') throw new BackupError('There is no such file.');
  if (code === 'EACCES') throw new BackupError('This account may not read the file.');
  if (code === 'Z_BUF_ERROR') throw new BackupError(cutOff);
  if (code.startsWith('Z_')) throw new BackupError(notOurs);
  throw error;
}
