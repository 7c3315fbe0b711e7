import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Deps } from '../rpc/deps.ts';
import { createProject, createUser } from './factories.ts';
import { createTestApp } from './test-app.ts';

const nameOf = async ({ db }: Deps) =>
  (await db.execute<{ name: string }>(sql`select current_database() as name`)).rows[0]?.name;

// Each test looks at what the one before it left behind.
describe('the database of a test', () => {
  let earlier: Deps;
  let earlierName: string | undefined;

  test('may have rows', async () => {
    ({ deps: earlier } = await createTestApp());
    earlierName = await nameOf(earlier);
    const user = await createUser(earlier);
    await createProject(earlier, { ownerId: user.id });
  });

  test('is used again without them, and no longer by the test before', async () => {
    const { deps } = await createTestApp();
    expect(await nameOf(deps)).toBe(earlierName);
    for (const table of ['users', 'projects', 'project_activity']) {
      expect((await deps.db.execute(sql`select from ${sql.identifier(table)}`)).rows).toEqual([]);
    }
    const over = 'the test that used this database is over';
    await expect(earlier.db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { message: over } });
    await expect(earlier.db.transaction(async () => 1)).rejects.toThrow(over);
    await expect(earlier.readers.query({ name: 'one', text: 'select 1', values: [] })).rejects.toThrow(over);
    await deps.db.execute(sql`create table notes as select 42 as answer`);
  });

  test('is not used again with another schema', async () => {
    const apps = [await createTestApp(), await createTestApp()];
    for (const { deps } of apps) expect(await nameOf(deps)).not.toBe(earlierName);
  });
});
