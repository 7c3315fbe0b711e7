import { mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { restoreBackup } from './db/backup/restore-backup.ts';
import { writeBackup } from './db/backup/write-backup.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './db/embedded.ts';
import { readPictureObject } from './features/plan-pictures/public.ts';
import { databaseUrl, explainDatabaseError, findOperatorDatabase, OperatorError } from './operator-database.ts';
import { readBucket } from './platform/objects/object-store-settings.ts';
import { ObjectStoreError } from './platform/objects/port.ts';
import { createS3Store } from './platform/objects/s3.ts';
import { backupName } from './scheduled-backup.ts';

/**
 * `npm run backup`: writes a backup of the running product.
 * @param env DATABASE_URL or DATA_DIR, PICTURE_STORE_URL and BACKUP_DIR as set for the server
 * @param args the file to write; without one, a new file in BACKUP_DIR, or in `backups` beside the embedded database
 * @returns what was done, as a message for people
 * @throws OperatorError or BackupError saying what is wrong
 */
export async function backUp(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<string> {
  const [file, ...rest] = args;
  if (rest.length > 0) throw new OperatorError('Name one file: npm run backup -- FILE');
  const directory =
    env.BACKUP_DIR?.trim() || (databaseUrl(env) === undefined ? join(dataDirOf(env), 'backups') : undefined);
  if (file === undefined && directory === undefined) {
    throw new OperatorError('Add a file: npm run backup -- FILE, or set BACKUP_DIR.');
  }
  const path = resolve(file ?? join(directory ?? '', backupName(new Date())));
  const config = findOperatorDatabase(env);
  try {
    if (file === undefined) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const { rows, missingPictures } = await writeBackup(config, path, readingFrom(env));
    const written = `${countOf(rows)} written to ${path} (${Math.ceil(statSync(path).size / 1024)} KiB).`;
    return missingPictures === 0 ? written : `${written}\n${missingPictures} pictures are missing in the bucket.`;
  } catch (error) {
    if (error instanceof ObjectStoreError) throw new OperatorError(`${error.message}: no backup was written.`);
    throw explainDatabaseError(error);
  }
}

/** Reads pictures from the bucket of the settings. */
function readingFrom({ PICTURE_STORE_URL: url = '' }: NodeJS.ProcessEnv): (key: string) => Promise<Buffer | null> {
  const bucket = readBucket(url.trim());
  if (bucket === null && url.trim() !== '') throw new OperatorError('PICTURE_STORE_URL is not a bucket.');
  const store = bucket && createS3Store(bucket);
  return (key) => readPictureObject(store, key);
}

/**
 * `npm run restore`: restores a backup into an empty database, or into a data directory without one.
 * @param env DATABASE_URL or DATA_DIR as they will be set for the server
 * @param args the file to read
 * @returns what was done, as a message for people
 * @throws OperatorError or BackupError saying what is wrong; nothing was changed then
 */
export async function restore(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<string> {
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0) throw new OperatorError('Name the backup: npm run restore -- FILE');
  const connectionString = databaseUrl(env);
  try {
    if (connectionString !== undefined) return done(await restoreBackup({ connectionString }, file));
    const dataDir = dataDirOf(env);
    if (findRunningPostgres(dataDir) !== undefined) {
      throw new OperatorError(`A server runs on the data in ${dataDir}. Stop it, and restore into another directory.`);
    }
    const log = { info() {}, warn() {}, error: (message: string) => process.stderr.write(`${message}\n`) };
    const server = await startEmbeddedPostgres({ dataDir, log });
    try {
      return done(await restoreBackup(server.config, file));
    } finally {
      await server.stop();
    }
  } catch (error) {
    throw explainDatabaseError(error);
  }
}

const done = (rows: Record<string, number>) =>
  `${countOf(rows)} restored. Start the server with the AUTH_SECRET it had (or the file auth-secret of its data directory); with another one, everybody has to sign in again.`;

function countOf(rows: Record<string, number>): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${Object.keys(rows).length} tables`;
}

const dataDirOf = (env: NodeJS.ProcessEnv) => env.DATA_DIR?.trim() || 'data';
