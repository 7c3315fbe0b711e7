import { randomUUID } from 'node:crypto';
import { capacities } from '@elan/domain/limits';
import { retention } from '@elan/domain/retention';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { removeExpiredRows } from '../../remove-expired-rows.ts';
import { storeTestAnswers } from '../../testing/answers.ts';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const editor = await createUser(app.deps);
  const invited = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id, name: 'Bakery' });
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  const invitation = await createCollaborator(app.deps, project, { user: invited, role: 'viewer', status: 'pending' });
  await storeTestAnswers(app.deps, project.id, 'idea');
  return { app, owner, editor, invited, invitationId: invitation.id, projectId: project.id };
}

/** What everybody concerned sees of the project. */
async function sight({ app, owner, editor, invited }: Awaited<ReturnType<typeof scene>>) {
  const { projects, count, totals } = await app.as(owner).projects.list({});
  return {
    own: projects.map(({ name }) => name),
    count,
    totals: [totals.projects, totals.trashed],
    collaborators: (await app.as(owner).projects.countCollaborators({})).collaborators,
    shared: (await app.as(editor).collaboration.shared({})).count,
    sharedRows: (await app.as(editor).collaboration.shared({})).projects.length,
    invitations: (await app.as(invited).invitations.count({})).count,
    invitationRows: (await app.as(invited).invitations.list({})).invitations.length,
  };
}

const everything = {
  own: ['Bakery'],
  count: 1,
  totals: [1, 0],
  collaborators: 1,
  shared: 1,
  sharedRows: 1,
  invitations: 1,
  invitationRows: 1,
};
const nothing = {
  own: [],
  count: 0,
  totals: [0, 1],
  collaborators: 0,
  shared: 0,
  sharedRows: 0,
  invitations: 0,
  invitationRows: 0,
};

describe('a deleted project', () => {
  test('is out of everybody’s sight at once, and comes back as it was', async () => {
    const all = await scene();
    const { app, owner, editor, invited, invitationId, projectId } = all;
    const before = await app.as(editor).projects.get({ projectId });
    expect(await sight(all)).toEqual(everything);

    await app.as(owner).projects.delete({ projectId });
    expect(await sight(all)).toEqual(nothing);
    for (const user of [owner, editor])
      expect(await refusal(app.as(user).projects.get({ projectId }))).toBe('NOT_FOUND');
    expect(await refusal(app.as(invited).invitations.get({ invitationId }))).toBe('NOT_FOUND');
    const accept = app.as(invited).invitations.respond({ invitationId, response: 'accepted' });
    expect(await refusal(accept)).toBe('NOT_FOUND');
    expect((await app.as(editor).account.export({})).collaborations).toEqual([]);

    expect(await app.as(owner).projects.restore({ projectId })).toMatchObject({ id: projectId, name: 'Bakery' });
    expect(await sight(all)).toEqual(everything);
    expect(await app.as(editor).projects.get({ projectId })).toEqual(before);
  });

  test('is listed in its owner’s trash with the day it goes, and only there', async () => {
    const { app, owner, editor, projectId } = await scene();
    await app.as(owner).projects.delete({ projectId });
    const { projects, count } = await app.as(owner).projects.trash({});
    expect(count).toBe(1);
    const [entry] = projects;
    const kept = Date.parse(entry?.erased_at ?? '') - Date.parse(entry?.deleted_at ?? '');
    expect(kept).toBe(retention.trashDays * 24 * 60 * 60 * 1000);
    expect(await app.as(editor).projects.trash({})).toMatchObject({ projects: [], count: 0 });
  });

  test('is neither restored nor erased by anybody else', async () => {
    const { app, owner, editor, projectId } = await scene();
    await app.as(owner).projects.delete({ projectId });
    for (const user of [editor, await createUser(app.deps)]) {
      expect(await refusal(app.as(user).projects.restore({ projectId }))).toBe('NOT_FOUND');
      expect(await refusal(app.as(user).projects.erase({ projectId }))).toBe('NOT_FOUND');
      await app.as(user).projects.emptyTrash({ deletedUntil: new Date().toISOString() });
    }
    expect((await app.as(owner).projects.trash({})).count).toBe(1);
  });

  test('is still in its owner’s export, which says that it is deleted', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).projects.delete({ projectId });
    const { projects } = (await app.as(owner).account.export({})) as { projects: { deleted_at: string | null }[] };
    expect(projects.map(({ deleted_at: at }) => at)).toEqual([expect.stringMatching(/Z$/u)]);
  });

  test('goes with its owner’s account', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).projects.delete({ projectId });
    await app.as(owner).account.delete({ confirmDeletion: true });
    const { rows } = await app.deps.db.execute(sql`select count(*)::int as left from projects`);
    expect(rows).toEqual([{ left: 0 }]);
  });

  test('gives back the units of what was being written in it', async () => {
    const { app, owner, editor, projectId } = await scene();
    await app.deps.db.execute(sql`update user_preferences set ai_usage_count = 1 where user_id = ${editor.id}`);
    await app.deps.db.execute(sql`
      insert into generations (user_id, project_id, module, language, metered, period_start)
      select user_id, ${projectId}::uuid, 'idea', 'en', true, ai_usage_period_start
      from user_preferences where user_id = ${editor.id}`);
    await app.as(owner).projects.delete({ projectId });
    const { rows } = await app.deps.db.execute(sql`
      select status, ai_usage_count as used from generations join user_preferences using (user_id)`);
    expect(rows).toEqual([{ status: 'cancelled', used: 0 }]);
  });
});

describe('restoring', () => {
  test('twice, as two tabs do, succeeds twice', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).projects.delete({ projectId });
    const both = [0, 1].map(() => app.as(owner).projects.restore({ projectId }));
    expect((await Promise.all(both)).map(({ id }) => id)).toEqual([projectId, projectId]);
  });

  test('and erasing at once has one of the two ends, never half of each', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).projects.delete({ projectId });
    const [restored, erased] = await Promise.allSettled([
      app.as(owner).projects.restore({ projectId }),
      app.as(owner).projects.erase({ projectId }),
    ]);
    expect([restored.status, erased.status].sort()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await app.deps.db.execute(sql`
      select (select count(*)::int from projects) as projects, (select count(*)::int from project_collaborators) as people`);
    expect(rows).toEqual([restored.status === 'fulfilled' ? { projects: 1, people: 2 } : { projects: 0, people: 0 }]);
  });

  test('is refused with the limit when there is no room, and loses nothing', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).projects.delete({ projectId });
    await app.deps.db.execute(sql`
      insert into projects (user_id, name) select ${owner.id}::uuid, 'P' from generate_series(1, ${capacities.projects}::int)`);
    await expect(app.as(owner).projects.restore({ projectId })).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      data: { of: 'projects', limit: capacities.projects },
    });
    expect((await app.as(owner).projects.trash({})).count).toBe(1);
  });
});

describe('erasing', () => {
  test('removes the project with everything in it', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).projects.delete({ projectId });
    await app.as(owner).projects.erase({ projectId });
    expect(await refusal(app.as(owner).projects.restore({ projectId }))).toBe('NOT_FOUND');
    const { rows } = await app.deps.db.execute(sql`
      select (select count(*)::int from projects) + (select count(*)::int from answers)
        + (select count(*)::int from project_collaborators) as left`);
    expect(rows).toEqual([{ left: 0 }]);
  });

  test('does nothing to a project that is not in the trash', async () => {
    const { app, owner, projectId } = await scene();
    expect(await refusal(app.as(owner).projects.erase({ projectId }))).toBe('NOT_FOUND');
    expect(await refusal(app.as(owner).projects.erase({ projectId: randomUUID() }))).toBe('NOT_FOUND');
    expect((await app.as(owner).projects.get({ projectId })).name).toBe('Bakery');
  });

  test('the whole trash takes what was there, and not what another tab deleted since', async () => {
    const { app, owner, projectId } = await scene();
    await app.deps.db.execute(sql`
      insert into projects (user_id, name, deleted_at)
      select ${owner.id}::uuid, 'P', now() - interval '1 day' from generate_series(1, 45)`);
    const [newest] = (await app.as(owner).projects.trash({})).projects;
    await app.as(owner).projects.delete({ projectId });
    await app.as(owner).projects.emptyTrash({ deletedUntil: newest?.deleted_at ?? '' });
    expect((await app.as(owner).projects.trash({})).projects.map(({ name }) => name)).toEqual(['Bakery']);
  });

  test('happens by itself after thirty days', async () => {
    const { app, owner, projectId } = await scene();
    const other = await createProject(app.deps, { ownerId: owner.id, name: 'Younger' });
    await app.as(owner).projects.delete({ projectId });
    await app.as(owner).projects.delete({ projectId: other.id });
    await app.deps.db.execute(sql`update projects set deleted_at = now() - interval '30 days 1 minute'
      where id = ${projectId}`);
    await app.deps.db.execute(sql`update projects set deleted_at = now() - interval '29 days 23 hours'
      where id = ${other.id}`);
    await removeExpiredRows(app.deps);
    expect((await app.as(owner).projects.trash({})).projects.map(({ name }) => name)).toEqual(['Younger']);
  });
});
