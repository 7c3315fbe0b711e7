import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../testing/postgres.ts';
import { until } from '../testing/until.ts';
import { connect } from './client.ts';
import { migrate } from './migrate.ts';

const journal = fileURLToPath(new URL('./migrations/meta/_journal.json', import.meta.url));
const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };

test('while somebody holds a table, a migration lets others pass, and ends once they are done', async () => {
  const database = await createTestDatabase();
  const { db, end } = connect(database.config);
  const holder = new pg.Client(database.config);
  onTestFinished(async () => {
    await holder.end();
    await end();
    await database.drop();
  });
  // Back to the first version, which has the table of projects; later ones change it.
  for (const schema of ['public', 'drizzle']) await db.execute(sql.raw(`drop schema ${schema} cascade`));
  await db.execute(sql`create schema public`);
  await migrate(database.config, entries[0]?.when);
  await holder.connect();
  await holder.query('begin; select from projects');
  const migrating = migrate(database.config);
  await until('the migration to wait', async () => {
    const { rows } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%alter table%'`);
    return rows.length > 0;
  });
  // Behind a migration that waited for long, this would wait for the holder too.
  expect((await db.execute(sql`select count(*)::int as count from projects`)).rows).toEqual([{ count: 0 }]);
  await holder.query('commit');
  await migrating;
  expect((await db.execute(sql`select deleted_at from projects`)).rows).toEqual([]);
});
