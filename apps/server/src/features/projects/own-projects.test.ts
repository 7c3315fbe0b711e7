import { pageSizes } from '@elan/domain/limits';
import { projectSorts } from '@elan/domain/projects';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  const user = await createUser(app.deps);
  const add = async (name: string, description = '') =>
    createProject(app.deps, { ownerId: user.id, name, description });
  const found = async (search: string) => {
    const { projects, count } = await app.as(user).projects.list({ search });
    expect(count).toBe(projects.length);
    return projects.map(({ name }) => name).sort();
  };
  return { app, user, add, found };
}

describe('a search', () => {
  test.each([
    ['epicerie', ['Épicerie du Nord']],
    ['ÉPICERIE nord', ['Épicerie du Nord']],
    ['oeuf', ['Œufs frais']],
    ['œufs FRAIS', ['Œufs frais']],
    ['gâteaux', ['Boulangerie']],
    ['boulangerie gateaux', ['Boulangerie']],
    ['boulangerie nord', []],
    ['100 %', ['100 % local']],
    ['_', []],
    ["' or 1=1", []],
    ['  ', ['100 % local', 'Boulangerie', 'Épicerie du Nord', 'Œufs frais'].sort()],
  ])('for %j finds every word in names and descriptions, whatever the accents', async (search, names) => {
    const { add, found, app } = await scene();
    await add('Épicerie du Nord');
    await add('Boulangerie', 'Pains et gâteaux\nde quartier');
    await add('Œufs frais');
    await add('100 % local');
    await createProject(app.deps, { name: 'Épicerie of a stranger, boulangerie, œufs, 100 %' });
    expect(await found(search)).toEqual(names);
  });
});

describe('a list', () => {
  test('comes in the order asked for', async () => {
    const { app, user, add } = await scene();
    for (const [name, completed, created, updated] of [
      ['Épicerie', 3, 1, 2],
      ['atelier', 9, 3, 3],
      ['Zoo', 3, 2, 1],
    ] as const) {
      const { id } = await add(name);
      await app.deps.db.execute(sql`update projects set completed_modules = ${completed},
        created_at = now() - make_interval(days => ${created}), updated_at = now() - make_interval(hours => ${updated})
        where id = ${id}`);
    }
    const sorted = Object.fromEntries(
      await Promise.all(
        projectSorts.map(async (sort) => {
          const { projects } = await app.as(user).projects.list({ sort });
          return [sort, projects.map(({ name }) => name)] as const;
        }),
      ),
    );
    expect(sorted).toEqual({
      updated: ['Zoo', 'Épicerie', 'atelier'],
      name: ['atelier', 'Épicerie', 'Zoo'],
      progress: ['atelier', 'Zoo', 'Épicerie'],
      created: ['Épicerie', 'Zoo', 'atelier'],
    });
  });

  test.each(projectSorts)('sorted by %s comes in pages that contain every row once', async (sort) => {
    const { app, user } = await scene();
    const rows = 2 * pageSizes.projects + 1;
    await app.deps.db.execute(sql`
      insert into projects (user_id, name, completed_modules, created_at, updated_at)
      select ${user.id}::uuid, 'Été ' || n / 3, n % 4, now() - n / 3 * interval '1 hour', now() - n / 5 * interval '1 hour'
      from generate_series(1, ${rows}::int) n`);
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await app.as(user).projects.list({ sort, search: 'ete', ...(cursor ? { cursor } : {}) });
      expect(page.count).toBe(rows);
      ids.push(...page.projects.map(({ id }) => id));
      cursor = page.next;
    }
    expect(ids).toHaveLength(rows);
    expect(new Set(ids).size).toBe(rows);
  });

  test('refuses a cursor of a list in another order', async () => {
    const { app, user } = await scene();
    await app.deps.db.execute(sql`insert into projects (user_id, name)
      select ${user.id}::uuid, 'P' || n from generate_series(1, ${pageSizes.projects + 1}::int) n`);
    const { next } = await app.as(user).projects.list({ sort: 'progress' });
    expect(await refusal(app.as(user).projects.list({ sort: 'updated', cursor: next ?? '' }))).toBe('INVALID_INPUT');
  });
});
