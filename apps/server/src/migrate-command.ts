import pg from 'pg';
import { grantRights } from './db/grant-rights.ts';
import { migrate } from './db/migrate.ts';
import { databaseUrl, explainDatabaseError, OperatorError } from './operator-database.ts';

/**
 * `npm run migrate`: brings the database up to date as the role that owns its tables, and gives the product's own role
 * its rights.
 * @param env DATABASE_URL with the owner's name and password, which the product's settings do not have
 * @param args the product's role
 * @returns what was done, as a message for people
 * @throws OperatorError saying what is wrong
 */
export async function migrateFor(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<string> {
  const [role, ...rest] = args;
  if (role === undefined || rest.length > 0)
    throw new OperatorError("Name the product's role: npm run migrate -- ROLE");
  const connectionString = databaseUrl(env);
  if (connectionString === undefined) {
    throw new OperatorError(
      'Set DATABASE_URL, with the role that owns the tables. The embedded database has one role.',
    );
  }
  try {
    const config = { connectionString };
    await refuseUnfit(config, role);
    await migrate(config);
    await grantRights(config, role);
    return `The database is up to date, and ${role} can use it.`;
  } catch (error) {
    throw explainDatabaseError(error);
  }
}

/** A role that owns the tables, or can act as one that does, could change the audit log after all. */
async function refuseUnfit(config: pg.ClientConfig, role: string): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ owner: string; unfit: boolean }>(
      `select current_user as owner, rolsuper or pg_has_role(oid, current_user, 'member') as unfit
       from pg_roles where rolname = $1`,
      [role],
    );
    const [found] = rows;
    if (found === undefined) throw new OperatorError(`There is no role ${role}.`);
    if (found.unfit)
      throw new OperatorError(`${role} has the rights of ${found.owner}: give the product another role.`);
  } finally {
    await client.end();
  }
}
