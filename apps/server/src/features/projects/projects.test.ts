import { randomUUID } from 'node:crypto';
import { pageSizes } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe('projects', () => {
  test('are created with a trimmed name and an optional description', async () => {
    const { app, user } = await scene();
    const plain = await app.as(user).projects.create({ name: '  Atelier  ' });
    expect(plain).toMatchObject({ name: 'Atelier', description: null, user_id: user.id, progress: { percent: 0 } });
    const described = await app.as(user).projects.create({ name: 'B', description: ' Deux mots ' });
    expect(described.description).toBe('Deux mots');
  });

  test.each([
    ['blank', '   '],
    ['too long', 'x'.repeat(121)],
    ['with a null byte', 'a\u0000b'],
    ['with a lone surrogate', 'a\ud800'],
  ])('are not created with a name that is %s', async (_what, name) => {
    const { app, user } = await scene();
    expect(await refusal(app.as(user).projects.create({ name }))).toBe('INVALID_INPUT');
    expect((await app.as(user).projects.list({})).projects).toEqual([]);
  });

  test('show collaborators the owner and their own role, and the owner neither', async () => {
    const { app, user } = await scene();
    const project = await createProject(app.deps, { ownerId: user.id });
    const projectId = project.id;
    const viewer = await createUser(app.deps);
    await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
    expect(await app.as(viewer).projects.get({ projectId })).toMatchObject({
      user_role: 'viewer',
      collaboration_status: 'accepted',
      owner_email: user.email,
    });
    expect(await app.as(user).projects.get({ projectId })).not.toHaveProperty('owner_email');
  });

  test('keep emoji and right-to-left text unchanged', async () => {
    const { app, user } = await scene();
    const name = '🥐 مخبز — Été';
    expect((await app.as(user).projects.create({ name })).name).toBe(name);
  });

  test('are counted with those of the last seven days (DASH-001 to DASH-003)', async () => {
    const { app, user } = await scene();
    for (const [created, updated] of [
      ['6 days 23 hours', '6 days 23 hours'],
      ['7 days 1 hour', '7 days 1 hour'],
      ['90 days', '1 hour'],
    ]) {
      const { id } = await createProject(app.deps, { ownerId: user.id });
      await app.deps.db.execute(sql`update projects set created_at = now() - ${created}::interval,
        updated_at = now() - ${updated}::interval where id = ${id}`);
    }
    expect(await app.as(user).projects.list({})).toMatchObject({
      count: 3,
      totals: { projects: 3, active: 2, created: 1 },
      next: null,
    });
    await app.deps.db.execute(sql`insert into projects (user_id, name, created_at, updated_at)
      select ${user.id}, 'Old', now() - interval '8 days', now() - interval '8 days' + n * interval '1 minute'
      from generate_series(1, ${pageSizes.projects}::int) n`);
    const counts = {
      count: pageSizes.projects + 3,
      totals: { projects: pageSizes.projects + 3, active: 2, created: 1 },
    };
    const first = await app.as(user).projects.list({});
    expect(first).toMatchObject(counts);
    expect(await app.as(user).projects.list({ cursor: first.next ?? '' })).toMatchObject({ ...counts, next: null });
  });

  test('are listed last changed first, only the person’s own', async () => {
    const { app, user } = await scene();
    await createProject(app.deps);
    const first = await app.as(user).projects.create({ name: 'first' });
    await app.as(user).projects.create({ name: 'second' });
    await app.as(user).projects.update({ projectId: first.id, name: 'first again' });
    const names = (await app.as(user).projects.list({})).projects.map((project) => project.name);
    expect(names).toEqual(['first again', 'second']);
  });

  test('keep their description when only the name changes, and lose it when it is emptied', async () => {
    const { app, user } = await scene();
    const { id: projectId } = await app.as(user).projects.create({ name: 'A', description: 'kept' });
    expect((await app.as(user).projects.update({ projectId, name: 'B' })).description).toBe('kept');
    expect((await app.as(user).projects.update({ projectId, name: 'B', description: '' })).description).toBeNull();
  });

  test('count distinct accepted collaborators', async () => {
    const { app, user } = await scene();
    const one = await createProject(app.deps, { ownerId: user.id });
    const two = await createProject(app.deps, { ownerId: user.id });
    const friend = await createUser(app.deps);
    await createCollaborator(app.deps, one, { user: friend, role: 'viewer' });
    await createCollaborator(app.deps, two, { user: friend, role: 'editor' });
    await createCollaborator(app.deps, two, { user: await createUser(app.deps), role: 'editor', status: 'pending' });
    expect((await app.as(user).projects.countCollaborators({})).collaborators).toBe(1);
  });

  test('that do not exist look like those of strangers', async () => {
    const { app, user } = await scene();
    const foreign = await createProject(app.deps);
    expect(await refusal(app.as(user).projects.get({ projectId: foreign.id }))).toBe('NOT_FOUND');
    expect(await refusal(app.as(user).projects.get({ projectId: randomUUID() }))).toBe('NOT_FOUND');
  });

  test('say what the caller may do', async () => {
    const { app } = await scene();
    const project = await createProject(app.deps);
    const viewer = await createUser(app.deps);
    await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
    expect(await app.as(viewer).projects.permissions({ projectId: project.id })).toEqual({
      canView: true,
      canComment: false,
      canEdit: false,
      isOwner: false,
      role: 'viewer',
    });
  });
});

async function scene() {
  const app = await createTestApp();
  return { app, user: await createUser(app.deps) };
}
