import { randomUUID } from 'node:crypto';
import { capacities, pageSizes } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createProject, createUser, type TestUser } from './factories.ts';
import { refusal } from './refusal.ts';
import { createTestApp, type TestApp } from './test-app.ts';

type Scene = { app: TestApp; owner: TestUser; guest: TestUser; projectId: string; commentId: string };
type Page = { ids: string[]; next: string | null; count?: number };
type Input = { cursor?: string };

/** Every list of the contract: how to create rows, and how to read a page of them. */
const lists: Record<
  string,
  {
    size: number;
    fill: (scene: Scene, rows: number) => Promise<unknown>;
    read: (scene: Scene, input: Input) => Promise<Page>;
  }
> = {
  'projects.list': {
    size: pageSizes.projects,
    fill: ({ app, owner }, rows) =>
      app.deps.db.execute(sql`insert into projects (user_id, name, updated_at)
        select ${owner.id}, 'P' || n, now() - n / 3 * interval '1 minute' from generate_series(1, ${rows - 1}::int) n`),
    read: async ({ app, owner }, input) => {
      const { projects, next, count } = await app.as(owner).projects.list(input);
      return { ids: projects.map(({ id }) => id), next, count };
    },
  },
  'projects.trash': {
    size: pageSizes.trash,
    fill: ({ app, owner }, rows) =>
      app.deps.db.execute(sql`insert into projects (user_id, name, deleted_at)
        select ${owner.id}, 'P' || n, now() - n / 3 * interval '1 minute' from generate_series(1, ${rows}::int) n`),
    read: async ({ app, owner }, input) => {
      const { projects, next, count } = await app.as(owner).projects.trash(input);
      return { ids: projects.map(({ id }) => id), next, count };
    },
  },
  'collaboration.shared': {
    size: pageSizes.sharedProjects,
    fill: ({ app, owner, guest }, rows) =>
      app.deps.db.execute(sql`with own as (
          insert into projects (user_id, name, updated_at)
          select ${owner.id}, 'P' || n, now() - n / 3 * interval '1 minute' from generate_series(1, ${rows}::int) n
          returning id)
        insert into project_collaborators (project_id, user_id, invited_email, invited_email_lower, invited_by, role, status)
        select id, ${guest.id}, ${guest.email}, ${guest.email}, ${owner.id}, 'viewer', 'accepted' from own`),
    read: async ({ app, guest }, input) => {
      const { projects, next, count } = await app.as(guest).collaboration.shared(input);
      return { ids: projects.map(({ id }) => id), next, count };
    },
  },
  'invitations.list': {
    size: pageSizes.invitations,
    fill: ({ app, owner, guest }, rows) =>
      app.deps.db.execute(sql`with own as (
          insert into projects (user_id, name) select ${owner.id}, 'P' || n from generate_series(1, ${rows}::int) n
          returning id)
        insert into project_collaborators (project_id, user_id, invited_email, invited_email_lower, invited_by, role)
        select id, ${guest.id}, ${guest.email}, ${guest.email}, ${owner.id}, 'viewer' from own`),
    read: async ({ app, guest }, input) => {
      const { invitations, next, count } = await app.as(guest).invitations.list(input);
      return { ids: invitations.map(({ id }) => id), next, count };
    },
  },
  'collaboration.list': {
    size: pageSizes.collaborators,
    fill: ({ app, owner, projectId }, rows) =>
      app.deps.db.execute(sql`
        insert into project_collaborators (project_id, invited_email, invited_email_lower, invited_by, role, invited_at)
        select ${projectId}, n || '@x.test', n || '@x.test', ${owner.id}, 'viewer', now() + n / 3 * interval '1 second'
        from generate_series(1, ${rows}::int) n`),
    read: async ({ app, owner, projectId }, input) => {
      const { collaborators, next, count } = await app.as(owner).collaboration.list({ projectId, ...input });
      return { ids: collaborators.map(({ id }) => id), next, count };
    },
  },
  'comments.list': {
    size: pageSizes.comments,
    fill: ({ app, projectId }, rows) =>
      app.deps.db.execute(sql`insert into project_comments (id, project_id, module_key, content, created_at)
        select gen_random_uuid(), ${projectId}, 'idea', 'C' || n, now() - n / 3 * interval '1 minute'
        from generate_series(1, ${rows - 1}::int) n`),
    read: async ({ app, owner, projectId }, input) => {
      const { comments, next, count } = await app.as(owner).comments.list({ projectId, module: 'idea', ...input });
      return { ids: comments.map(({ id }) => id), next, count };
    },
  },
  'comments.replies': {
    size: pageSizes.replies,
    fill: ({ app, projectId, commentId }, rows) =>
      app.deps.db.execute(sql`insert into project_comments (id, project_id, module_key, content, parent_id, created_at)
        select gen_random_uuid(), ${projectId}, 'idea', 'R' || n, ${commentId}, now() - n / 3 * interval '1 minute'
        from generate_series(1, ${rows}::int) n`),
    read: async ({ app, owner, projectId, commentId }, input) => {
      const { replies, next } = await app.as(owner).comments.replies({ projectId, commentId, ...input });
      return { ids: replies.map(({ id }) => id), next };
    },
  },
  'notices.list': {
    size: pageSizes.notices,
    fill: ({ app, owner, projectId, commentId }, rows) =>
      app.deps.db.execute(sql`with written as (
          insert into project_comments (id, project_id, module_key, content, parent_id)
          select gen_random_uuid(), ${projectId}, 'idea', 'R' || n, ${commentId} from generate_series(1, ${rows}::int) n
          returning id)
        insert into notices (user_id, comment_id, project_id, kind, created_at)
        select ${owner.id}, id, ${projectId}, 'reply', now() - row_number() over () / 3 * interval '1 minute'
        from written`),
    read: async ({ app, owner }, input) => {
      const { notices, next } = await app.as(owner).notices.list(input);
      return { ids: notices.map(({ id }) => id), next };
    },
  },
  'journal.list': {
    size: pageSizes.journalEntries,
    fill: ({ app, projectId }, rows) =>
      app.deps.db.execute(sql`insert into journal_entries (project_id, id, title, content, mood, date)
        select ${projectId}, (1700000000000 + n)::text, 'T', 'C', 'neutral', now() - n / 3 * interval '1 minute'
        from generate_series(1, ${rows}::int) n`),
    read: async ({ app, owner, projectId }, input) => {
      const { entries, next, count } = await app.as(owner).journal.list({ projectId, ...input });
      return { ids: entries.map(({ id }) => id), next, count };
    },
  },
  'activity.list': {
    size: pageSizes.activity,
    fill: async ({ app, projectId }, rows) => {
      await app.deps.db.execute(sql`delete from project_activity`);
      await app.deps.db.execute(sql`insert into project_activity (project_id, action_type, description, created_at)
        select ${projectId}, 'project_viewed', 'V', now() - n / 3 * interval '1 minute'
        from generate_series(1, ${rows}::int) n`);
    },
    read: async ({ app, owner, projectId }, input) => {
      const { activity, next } = await app.as(owner).activity.list({ projectId, ...input });
      return { ids: activity.map(({ id }) => id), next };
    },
  },
  'versions.list': {
    size: pageSizes.versions,
    fill: ({ app, projectId }, rows) =>
      app.deps.db.execute(sql`
        insert into analysis_versions (project_id, module, language, source, content, created_at)
        select ${projectId}, 'idea', 'en', 'builtin', '# V', now() - n / 3 * interval '1 minute'
        from generate_series(1, ${rows}::int) n`),
    read: async ({ app, owner, projectId }, input) => {
      const { versions, next, count } = await app.as(owner).versions.list({ projectId, module: 'idea', ...input });
      return { ids: versions.map(({ id }) => id), next, count };
    },
  },
  'versions.answers': {
    size: pageSizes.answerVersions,
    fill: ({ app, projectId }, rows) =>
      app.deps.db.execute(sql`
        insert into answer_versions (project_id, module, question, version, value, written_at)
        select ${projectId}, 'idea', 'location', n, 'V' || n, now() from generate_series(1, ${rows}::int) n`),
    read: async ({ app, owner, projectId }, input) => {
      const of = { projectId, module: 'idea', question: 'location' } as const;
      const { versions, next } = await app.as(owner).versions.answers({ ...of, ...input });
      return { ids: versions.map(({ version }) => String(version)), next };
    },
  },
};

describe.each(Object.entries(lists))('%s', (_name, { size, fill, read }) => {
  test('comes in pages that contain every row once, with the total count', async () => {
    const scene = await createScene();
    const rows = 2 * size + 1;
    await fill(scene, rows);
    const pages: Page[] = [];
    for (let cursor: string | null | undefined; cursor !== null; cursor = pages.at(-1)?.next) {
      pages.push(await read(scene, cursor === undefined ? {} : { cursor }));
    }
    expect(pages.map(({ ids }) => ids.length)).toEqual([size, size, 1]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(rows);
    for (const { count } of pages) expect([rows, undefined]).toContain(count);
  });

  test('has one page when the rows exactly fill it', async () => {
    const scene = await createScene();
    await fill(scene, size);
    expect((await read(scene, {})).next).toBeNull();
  });

  test.each(['x', Buffer.from('2025-01-01T00:00:00.000Z 1').toString('base64url'), "'; drop table users"])(
    'refuses %j, which no page gave as its next',
    async (cursor) => {
      const scene = await createScene();
      expect(await refusal(read(scene, { cursor }))).toBe('INVALID_INPUT');
    },
  );
});

test('a page of comments is oldest first and ends with the newest, each with its newest replies', async () => {
  const scene = await createScene();
  const { app, owner, projectId, commentId } = scene;
  await lists['comments.replies']?.fill(scene, pageSizes.replies + 3);
  await lists['comments.list']?.fill(scene, pageSizes.comments + 1);
  await app.deps.db.execute(
    sql`update project_comments set created_at = now() + interval '1 minute' where id = ${commentId}`,
  );
  const list = (cursor?: string) =>
    app.as(owner).comments.list({ projectId, module: 'idea', ...(cursor === undefined ? {} : { cursor }) });
  const { comments, count, next } = await list();
  const times = comments.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted());
  expect(comments.at(-1)).toMatchObject({ id: commentId, replyCount: pageSizes.replies + 3 });
  expect(comments.at(-1)?.replies).toHaveLength(pageSizes.replies);
  expect(comments.at(-1)?.replies.at(-1)?.content).toMatch(/^R[12]$/u);
  expect(count).toBe(pageSizes.comments + 1 + pageSizes.replies + 3);
  const before = await app
    .as(owner)
    .comments.replies({ projectId, commentId, cursor: comments.at(-1)?.repliesNext ?? '' });
  expect(before.replies).toHaveLength(3);
  expect((await list(next ?? '')).comments).toHaveLength(1);
});

test('a project includes the first page of its journal, and so does the response to a change', async () => {
  const scene = await createScene();
  const { app, owner, projectId } = scene;
  await lists['journal.list']?.fill(scene, 2 * pageSizes.journalEntries);
  const added = await app
    .as(owner)
    .journal.add({ projectId, entryId: '1800000000000', title: 'New', content: 'C', mood: 'neutral' });
  const { modules_data } = await app.as(owner).projects.get({ projectId });
  for (const journal of [added, modules_data.journal]) {
    expect(journal?.entries).toHaveLength(pageSizes.journalEntries);
    expect(journal?.entries?.[0]?.title).toBe('New');
    expect(journal?.entryCount).toBe(2 * pageSizes.journalEntries + 1);
    const rest = await app.as(owner).journal.list({ projectId, cursor: journal?.entriesNext ?? '' });
    expect(rest.entries).toHaveLength(pageSizes.journalEntries);
  }
});

test('an answer stays small however much there is', async () => {
  const scene = await createScene();
  const { app, owner, projectId } = scene;
  await lists['comments.list']?.fill(scene, 2_500);
  await lists['journal.list']?.fill(scene, 2_500);
  await app.deps.db.execute(sql`update project_comments set content = repeat('x', 4000)`);
  await app.deps.db.execute(sql`update journal_entries set content = repeat('x', 10000)`);
  const comments = await app.as(owner).comments.list({ projectId, module: 'idea' });
  expect(JSON.stringify(comments).length).toBeLessThan(100_000);
  expect(JSON.stringify(await app.as(owner).projects.get({ projectId })).length).toBeLessThan(220_000);
});

describe('what is full', () => {
  test.each([
    [
      'projects',
      (scene: Scene) => lists['projects.list']?.fill(scene, capacities.projects),
      ({ app, owner }: Scene) => app.as(owner).projects.create({ name: 'One more' }),
    ],
    [
      'collaborators',
      (scene: Scene) => lists['collaboration.list']?.fill(scene, capacities.collaborators),
      ({ app, owner, projectId }: Scene) =>
        app.as(owner).collaboration.invite({ projectId, email: 'more@x.test', role: 'viewer', language: 'en' }),
    ],
    [
      'comments',
      (scene: Scene) => lists['comments.list']?.fill(scene, capacities.comments),
      ({ app, owner, projectId }: Scene) =>
        app.as(owner).comments.add({ projectId, module: 'idea', commentId: randomUUID(), content: 'One more' }),
    ],
    [
      'journalEntries',
      (scene: Scene) => lists['journal.list']?.fill(scene, capacities.journalEntries),
      ({ app, owner, projectId }: Scene) =>
        app.as(owner).journal.add({ projectId, entryId: '1800000000000', title: 'T', content: 'C', mood: 'neutral' }),
    ],
  ] as const)('(%s) takes no more, says how much there can be, and loses nothing', async (of, fill, add) => {
    const scene = await createScene();
    await fill(scene);
    const counts = sql`select (select count(*) from projects) + (select count(*) from project_collaborators)
      + (select count(*) from project_comments) + (select count(*) from journal_entries)
      + (select count(*) from outbox_mails) as rows`;
    const before = await scene.app.deps.db.execute(counts);
    await expect(add(scene)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      status: 409,
      data: { of, limit: capacities[of] },
    });
    expect((await scene.app.deps.db.execute(counts)).rows).toEqual(before.rows);
  });
});

async function createScene(): Promise<Scene> {
  const app = await createTestApp();
  const owner = await createUser(app.deps, { premium: true });
  const guest = await createUser(app.deps);
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id });
  const { id: commentId } = await app
    .as(owner)
    .comments.add({ projectId, module: 'idea', commentId: randomUUID(), content: 'C' });
  return { app, owner, guest, projectId, commentId };
}
