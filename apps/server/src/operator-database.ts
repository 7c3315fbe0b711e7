import type pg from 'pg';
import { BackupError } from './db/backup/backup-error.ts';
import { isDatabaseUnavailable, sqlState } from './db/client.ts';
import { findRunningPostgres } from './db/embedded.ts';

/** A problem the operator can fix; the message is all they need to see. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
  /** The exit code of the command. */
  readonly exitCode: number = 1;
}

/** Milliseconds. A command reads whole tables, and nobody waits for it but the operator: it waits for a busy database. */
export const operatorTimeouts = { connectionTimeoutMillis: 30_000, query_timeout: 120_000, statement_timeout: 120_000 };

const undefinedTable = '42P01';

/**
 * Finds the database a command of the operator works on: that of DATABASE_URL, past a pooler if there is one, or the
 * embedded one of the server that is running on DATA_DIR.
 * @throws OperatorError when no server runs there
 */
export function findOperatorDatabase(env: NodeJS.ProcessEnv): pg.PoolConfig {
  const connectionString = databaseUrl(env);
  if (connectionString !== undefined) return { connectionString };
  const dataDir = env.DATA_DIR?.trim() || 'data';
  let running: pg.PoolConfig | undefined;
  try {
    running = findRunningPostgres(dataDir);
  } catch (error) {
    throw explainDatabaseError(error);
  }
  if (running === undefined) {
    throw new OperatorError(
      `No server runs on the data in ${dataDir}. Start it first, or set SETTINGS_FILE to the server's file of settings.`,
    );
  }
  return running;
}

/** The address of a PostgreSQL server, not of a pooler in front of it; undefined for the embedded one. */
export function databaseUrl(env: NodeJS.ProcessEnv): string | undefined {
  return env.DATABASE_SESSION_URL?.trim() || env.DATABASE_URL?.trim() || undefined;
}

/** What the operator can do about a database error; any other error as it is. */
export function explainDatabaseError(error: unknown): unknown {
  if (error instanceof OperatorError || error instanceof BackupError) return error;
  if (hasCode(error, ['EACCES', 'EPERM'])) {
    return new OperatorError(
      'This account may not reach the database. Run the command under the account of the server.',
    );
  }
  if (isDatabaseUnavailable(error)) {
    return new OperatorError('The database does not answer. Start the server first, or check DATABASE_URL.', {
      cause: error,
    });
  }
  const state = sqlState(error) ?? '';
  if (/^(?:28|3D)/u.test(state))
    return new OperatorError('The database refuses the name, the password or the database in DATABASE_URL.');
  if (state === undefinedTable) {
    return new OperatorError('The database has no accounts yet. Start the server on it first.');
  }
  return error;
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (codes.includes((current as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}
