import pg from 'pg';
import { quoted } from './backup/format.ts';

/**
 * Gives a role what the product needs of a migrated database: to read and write every row, and to make the job queue's
 * tables. The audit log it can only read and add to, and tables it cannot change.
 * @param config the database, as the role that owns the tables
 */
export async function grantRights(config: pg.ClientConfig, role: string): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const to = quoted(role);
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query(`
      begin;
      grant create on database ${quoted(rows[0]?.name ?? '')} to ${to};
      grant usage on schema public, drizzle to ${to};
      grant select on all tables in schema drizzle to ${to};
      grant select, insert, update, delete on all tables in schema public to ${to};
      grant usage, select on all sequences in schema public to ${to};
      revoke update, delete on operator_acts from ${to};
      commit`);
  } finally {
    await client.end();
  }
}
