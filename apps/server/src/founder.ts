import type pg from 'pg';
import { connect, isDatabaseUnavailable, sqlState } from './db/client.ts';
import { findRunningPostgres } from './db/embedded.ts';
import { confirmAddress } from './features/auth/public.ts';

/** A problem the operator can fix; the message is all they need to see. */
export class FounderError extends Error {
  override readonly name = 'FounderError';
}

const usage = 'Say whose account: npm run founder -- somebody@example.com';
const undefinedTable = '42P01';

/**
 * Confirms the address of an existing account, so that FOUNDER_EMAILS applies to it on a server that cannot send mail
 * (decision S-08).
 * @param env DATABASE_URL or DATA_DIR as set for the server, and FOUNDER_EMAILS to report what else is needed
 * @returns what was done, as a message for people
 * @throws FounderError saying what is wrong
 */
export async function makeFounder(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<string> {
  const [address, ...rest] = args;
  const email = address?.trim().toLowerCase() ?? '';
  if (rest.length > 0 || !/^[^\s@]+@[^\s@]+$/u.test(email)) throw new FounderError(usage);
  const { db, end } = connect(findDatabase(env));
  try {
    if (!(await confirmAddress(db, email))) {
      throw new FounderError(`No account has the address ${email}. Create it in the product first, then try again.`);
    }
  } catch (error) {
    throw explain(error);
  } finally {
    await end();
  }
  const founders = (env.FOUNDER_EMAILS ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  return founders.includes(email)
    ? `${email} is confirmed and a founder from now on.`
    : `${email} is confirmed. It becomes a founder once FOUNDER_EMAILS of the server holds it and the server has started again.`;
}

function findDatabase(env: NodeJS.ProcessEnv): pg.PoolConfig {
  const connectionString = env.DATABASE_URL?.trim();
  if (connectionString) return { connectionString };
  const dataDir = env.DATA_DIR?.trim() || 'data';
  let running: pg.PoolConfig | undefined;
  try {
    running = findRunningPostgres(dataDir);
  } catch (error) {
    throw explain(error);
  }
  if (running === undefined) {
    throw new FounderError(
      `No server runs on the data in ${dataDir}. Start it first, or set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  }
  return running;
}

function explain(error: unknown): unknown {
  if (error instanceof FounderError) return error;
  if (hasCode(error, ['EACCES', 'EPERM'])) {
    return new FounderError(
      'This account may not reach the database. Run the command under the account of the server.',
    );
  }
  if (isDatabaseUnavailable(error)) {
    return new FounderError('The database does not answer. Start the server first, or look at DATABASE_URL.');
  }
  const state = sqlState(error) ?? '';
  if (/^(?:28|3D)/u.test(state))
    return new FounderError('The database refuses the name, the password or the database in DATABASE_URL.');
  if (state === undefinedTable) {
    return new FounderError('The database holds no accounts yet. Start the server on it first.');
  }
  return error;
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (codes.includes((current as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}
