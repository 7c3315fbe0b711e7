import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigration } from '../migrate.ts';
import { BackupError } from './backup-error.ts';
import { endOfRows, type Footer, type Header, quoted } from './format.ts';
import { majorVersion } from './major-version.ts';
import { knowsObjects, type ReadObject, rowsFromObjects, withoutObjects } from './picture-objects.ts';
import { listTables } from './tables.ts';

export type BackupResult = {
  /** By table. */
  rows: Record<string, number>;
  /** Pictures whose bytes the object store does not have. */
  missingPictures: number;
};

/**
 * Writes everything the product stores into one file, from a single snapshot, while people go on working. The file
 * appears under its name only when it is whole and on disk, and only this account can read it.
 * @param config where the database is
 * @param readObject reads the pictures that are in an object store; null for one that is missing
 * @throws BackupError when the database has no data of this product, and what readObject throws
 */
export async function writeBackup(
  config: pg.ClientConfig,
  path: string,
  readObject: ReadObject,
): Promise<BackupResult> {
  // One table may take hours; the limits of the server's own connections are for requests.
  const client = new pg.Client({ ...config, query_timeout: 0, connectionTimeoutMillis: 5_000 });
  const unfinished = `${path}.${randomUUID()}`;
  await client.connect();
  try {
    const result: BackupResult = { rows: {}, missingPictures: 0 };
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(contents(client, result, readObject)), createGzip(), file);
    await rename(unfinished, path);
    await flushDirectory(dirname(path));
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw explainFileError(error, unfinished);
  } finally {
    await client.end();
  }
}

/** @param result filled with the counts */
async function* contents(
  client: pg.Client,
  result: BackupResult,
  readObject: ReadObject,
): AsyncGenerator<string | Buffer> {
  await client.query('begin isolation level repeatable read read only');
  await client.query("set local statement_timeout = 0; set local datestyle = 'ISO'; set local timezone = 'UTC'");
  const head: Header = {
    format: 'elan-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    migratedTo: await migrationOf(client),
    postgres: await majorVersion(client),
  };
  yield line(head);
  const { rows } = result;
  const tables = await listTables(client);
  for (const { name, columns } of withoutObjects(tables)) {
    yield line({ table: name, columns });
    const copy = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
    for await (const chunk of copy) yield chunk as Buffer;
    rows[name] = copy.rowCount;
    if (name === 'plan_picture_bytes' && knowsObjects(tables)) {
      for await (const row of rowsFromObjects(client, readObject)) {
        if (row === null) result.missingPictures += 1;
        else {
          yield row;
          rows[name] += 1;
        }
      }
    }
    yield endOfRows;
  }
  await client.query('commit');
  yield line({ rows } satisfies Footer);
}

const line = (value: object) => `${JSON.stringify(value)}\n`;

async function migrationOf(client: pg.Client): Promise<number> {
  const newest = await appliedMigration(client);
  if (newest === 0) throw new BackupError('The database holds no data of this product.');
  return newest;
}

/** What the operator can do when the file cannot be written; any other error as it is. */
function explainFileError(error: unknown, path: string): unknown {
  const { code, path: failed } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return new BackupError('The disk is full: no backup was written.');
  if (failed !== path) return error;
  return new BackupError(`No file can be written in ${dirname(path)} (${code}).`);
}

/** Without this, a crash of the machine could still lose the file's new name. */
async function flushDirectory(path: string): Promise<void> {
  const directory = await open(path);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
