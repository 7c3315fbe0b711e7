import type pg from 'pg';

/** The major version of the PostgreSQL at the other end. */
export async function majorVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  return rows[0]?.version ?? 0;
}
