import { randomUUID } from 'node:crypto';
import { safe } from '@orpc/client';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { projectActivity } from '../../db/schema/activity.ts';
import { users } from '../../db/schema/auth.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import type { LiveMessage } from '../../platform/live/port.ts';
import { createProject, createUser, type TestUser, unnamed } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp, type TestAppOptions, testOrigin } from '../../testing/test-app.ts';

const password = 'six-or-more';

describe('a person’s invitations', () => {
  test('are pending ones only, newest first, with all details needed to decide (DASH-006, INV-020)', async () => {
    const { app, owner, project, bob, invitationId } = await scene();
    const second = await createProject(app.deps, { ownerId: owner.id, name: 'Second' });
    const { id: newer } = await app.as(owner).collaboration.invite({ ...toBob, projectId: second.id });
    const third = await createProject(app.deps, { ownerId: owner.id });
    const { id: declined } = await app.as(owner).collaboration.invite({ ...toBob, projectId: third.id });
    await app.as(bob).invitations.respond({ invitationId: declined, response: 'declined' });
    const { invitations } = await app.as(bob).invitations.list({});
    expect(invitations.map(({ id }) => id)).toEqual([newer, invitationId]);
    expect(invitations[1]).toEqual({
      id: invitationId,
      project_id: project.id,
      project_name: 'Our bakery',
      project_description: 'Bread after work',
      invited_by_email: 'owner@x.test',
      invited_by_profile: unnamed(owner),
      role: 'editor',
      status: 'pending',
      invited_at: expect.stringMatching(/Z$/u),
    });
    expect(await app.as(bob).invitations.count({})).toEqual({ count: 2 });
    expect(await app.as(bob).invitations.get({ invitationId })).toEqual(invitations[1]);
  });

  test('are theirs alone: not the inviter’s, a collaborator’s or a stranger’s (INV-019, S-17)', async () => {
    const { app, owner, invitationId } = await scene();
    for (const user of [owner, await createUser(app.deps, { email: 'carol@x.test' })]) {
      expect((await app.as(user).invitations.list({})).invitations).toEqual([]);
      expect(await app.as(user).invitations.count({})).toEqual({ count: 0 });
      const [error] = await safe(app.as(user).invitations.get({ invitationId }));
      expect(error).toMatchObject({ code: 'FORBIDDEN', data: undefined });
      expect(JSON.stringify(error)).not.toMatch(/bakery|owner@|bob@/iu);
      expect(await refusal(app.as(user).invitations.respond({ invitationId, response: 'accepted' }))).toBe('NOT_FOUND');
    }
    expect(await rowOf(app, invitationId)).toMatchObject({ status: 'pending', respondedAt: null });
  });

  test('need a session (INV-021)', async () => {
    const { app, invitationId } = await scene();
    expect(await refusal(app.as(null).invitations.get({ invitationId }))).toBe('NOT_AUTHENTICATED');
    const answer = app.as(null).invitations.respond({ invitationId, response: 'accepted' });
    expect(await refusal(answer)).toBe('NOT_AUTHENTICATED');
  });

  test('that are unknown or answered are not found (INV-020, INV-022)', async () => {
    const { app, bob, invitationId } = await scene();
    expect(await refusal(app.as(bob).invitations.get({ invitationId: randomUUID() }))).toBe('NOT_FOUND');
    await app.as(bob).invitations.respond({ invitationId, response: 'accepted' });
    expect(await refusal(app.as(bob).invitations.get({ invitationId }))).toBe('NOT_FOUND');
    expect(await refusal(app.as(bob).invitations.get({ invitationId: 'x' }))).toBe('INVALID_INPUT');
  });

  test('are found whatever the letter case (INV-018)', async () => {
    const { app, owner, project } = await scene();
    const { id } = await app.as(owner).collaboration.invite({ ...toBob, projectId: project.id, email: 'ZOE@X.test' });
    const zoe = await createUser(app.deps, { email: 'zoe@x.test' });
    expect(await app.as(zoe).invitations.get({ invitationId: id })).toMatchObject({ id });
  });
});

describe('an answer', () => {
  test.each(['accepted', 'declined'] as const)(
    '%s records who, what and when, and is announced (INV-016)',
    async (response) => {
      const { app, owner, project, bob, invitationId } = await scene();
      const heard: LiveMessage[] = [];
      app.deps.live.listen((message) => heard.push(message));
      const before = Date.now();
      expect(await app.as(bob).invitations.respond({ invitationId, response })).toEqual({
        projectId: project.id,
        status: response,
      });
      const after = Date.now();
      const row = await rowOf(app, invitationId);
      expect(row).toMatchObject({ userId: bob.id, status: response });
      expect(row?.respondedAt?.getTime()).toBeGreaterThanOrEqual(before);
      expect(row?.respondedAt?.getTime()).toBeLessThanOrEqual(after);
      const said = heard.map((message) => (message.kind === 'user' ? [message.userId, message.topic] : message.kind));
      expect(said).toEqual([
        'project',
        [bob.id, 'invitations'],
        [bob.id, 'shared-projects'],
        [owner.id, 'invitations'],
        [owner.id, 'shared-projects'],
      ]);
    },
  );

  test('that accepts gives the role and one line of activity (ACT-004, N-07)', async () => {
    const { app, project, bob, invitationId } = await scene();
    expect(await app.deps.db.select().from(projectActivity)).toEqual([]);
    await app.as(bob).invitations.respond({ invitationId, response: 'accepted' });
    expect(await app.as(bob).projects.permissions({ projectId: project.id })).toMatchObject({ role: 'editor' });
    expect(await app.deps.db.select().from(projectActivity)).toEqual([
      expect.objectContaining({ userId: bob.id, actionType: 'collaborator_added', projectId: project.id }),
    ]);
  });

  test('that declines gives no access (PERM-008)', async () => {
    const { app, project, bob, invitationId } = await scene();
    await app.as(bob).invitations.respond({ invitationId, response: 'declined' });
    expect(await refusal(app.as(bob).projects.get({ projectId: project.id }))).toBe('NOT_FOUND');
    expect(await app.deps.db.select().from(projectActivity)).toEqual([]);
  });

  test('counts once, even among many at the same instant (INV-015)', async () => {
    const { app, bob, invitationId } = await scene();
    const responses = ['accepted', 'declined', 'accepted', 'declined', 'accepted', 'declined'] as const;
    const answers = await Promise.all(
      responses.map((response) => safe(app.as(bob).invitations.respond({ invitationId, response }))),
    );
    const [counted, ...more] = answers.filter(({ error }) => error === null);
    expect(more).toEqual([]);
    const refused = answers.flatMap(({ error }) => (error === null ? [] : (error as { code?: string }).code));
    expect(refused).toEqual(Array.from({ length: 5 }, () => 'NOT_FOUND'));
    const row = await rowOf(app, invitationId);
    expect(row?.status).toBe(counted?.data?.status);
    const late = app.as(bob).invitations.respond({ invitationId, response: 'declined' });
    expect(await refusal(late)).toBe('NOT_FOUND');
    expect(await rowOf(app, invitationId)).toEqual(row);
  });

  test('is free for the invited person, and remains when the owner’s plan ends (C-02)', async () => {
    const { app, project, owner, bob, invitationId } = await scene();
    await app.deps.db.execute(`update stripe_user_subscriptions set subscription_status = 'canceled'`);
    await app.as(bob).invitations.respond({ invitationId, response: 'accepted' });
    expect(await app.as(bob).projects.get({ projectId: project.id })).toMatchObject({ id: project.id });
    const again = app.as(owner).collaboration.invite({ ...toBob, projectId: project.id });
    expect(await refusal(again)).toBe('PLAN_REQUIRED');
  });
});

describe('signing in', () => {
  test('links invitations waiting for the address, and nothing else (INV-017)', async () => {
    const { app, owner, project } = await scene();
    const projects = [project, await createProject(app.deps, { ownerId: owner.id })];
    const ids: string[] = [];
    for (const { id: projectId } of projects) {
      const invitation = { projectId, role: 'viewer', language: 'en' } as const;
      ids.push((await app.as(owner).collaboration.invite({ ...invitation, email: 'New@x.test' })).id);
    }
    const other = await app
      .as(owner)
      .collaboration.invite({ projectId: project.id, email: 'other@x.test', role: 'viewer', language: 'en' });
    await app.deps.db
      .update(projectCollaborators)
      .set({ status: 'accepted' })
      .where(eq(projectCollaborators.id, ids[1] ?? ''));
    const { id: userId } = await signUpAndIn(app, 'new@x.test');
    expect(await rowOf(app, ids[0] ?? '')).toMatchObject({ userId, status: 'pending' });
    expect(await rowOf(app, ids[1] ?? '')).toMatchObject({ userId: null, status: 'accepted' });
    expect(await rowOf(app, other.id)).toMatchObject({ userId: null });
  });
});

describe('where addresses are confirmed (S-08)', () => {
  test('an address that is only claimed opens nothing', async () => {
    const { app, bob, invitationId } = await scene(confirming);
    expect(await rowOf(app, invitationId)).toMatchObject({ userId: null });
    expect((await app.as(bob).invitations.list({})).invitations).toEqual([]);
    expect(await app.as(bob).invitations.count({})).toEqual({ count: 0 });
    expect(await refusal(app.as(bob).invitations.get({ invitationId }))).toBe('FORBIDDEN');
    expect(await refusal(app.as(bob).invitations.respond({ invitationId, response: 'accepted' }))).toBe('NOT_FOUND');
    expect(await rowOf(app, invitationId)).toMatchObject({ userId: null, status: 'pending' });
  });

  test('a confirmed one does', async () => {
    const { app, bob, invitationId } = await scene(confirming);
    await app.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, bob.id));
    expect(await app.as(bob).invitations.count({})).toEqual({ count: 1 });
    expect(await app.as(bob).invitations.respond({ invitationId, response: 'accepted' })).toMatchObject({
      status: 'accepted',
    });
  });
});

const confirming: TestAppOptions = { env: { SMTP_URL: 'smtp://mail.x.test', MAIL_FROM: 'plans@x.test' } };
const toBob = { email: 'BOB@x.test', role: 'editor', language: 'en' } as const;

/** A project whose owner invited Bob, who has an account. */
async function scene(options: TestAppOptions = {}) {
  const app = await createTestApp(options);
  const owner = await createUser(app.deps, { email: 'owner@x.test', premium: true });
  const bob = await createUser(app.deps, { email: 'bob@x.test' });
  const project = await createProject(app.deps, {
    ownerId: owner.id,
    name: 'Our bakery',
    description: 'Bread after work',
  });
  const { id: invitationId } = await app.as(owner).collaboration.invite({ ...toBob, projectId: project.id });
  return { app, owner, bob, project, invitationId };
}

async function rowOf(app: TestApp, id: string) {
  const [row] = await app.deps.db.select().from(projectCollaborators).where(eq(projectCollaborators.id, id));
  return row;
}

async function signUpAndIn(app: TestApp, email: string): Promise<Pick<TestUser, 'id'>> {
  for (const path of ['sign-up', 'sign-in']) {
    const answer = await app.request(`/api/auth/${path}/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: testOrigin },
      body: JSON.stringify({ email, password }),
    });
    expect(answer.status).toBe(200);
  }
  const [user] = await app.deps.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user ?? { id: '' };
}
