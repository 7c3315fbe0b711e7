import { randomUUID } from 'node:crypto';
import { safe } from '@orpc/client';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { projectActivity } from '../../db/schema/activity.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import type { LiveMessage } from '../../platform/live/port.ts';
import { createCollaborator, createProject, createUser, type TestUser, unnamed } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';

const en = { language: 'en' } as const;

describe('inviting', () => {
  test('stores the address as typed and in comparable form, pending and unlinked (COLL-008, COLL-011)', async () => {
    const { app, owner, project } = await scene();
    const before = Date.now();
    const answer = await invite(app, owner, project.id, '  Bob@X.test ', 'commenter');
    const after = Date.now();
    const [row] = await app.deps.db.select().from(projectCollaborators);
    expect(row).toMatchObject({
      projectId: project.id,
      userId: null,
      invitedEmail: 'Bob@X.test',
      invitedEmailLower: 'bob@x.test',
      invitedBy: owner.id,
      role: 'commenter',
      status: 'pending',
      respondedAt: null,
    });
    expect(row?.invitedAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(row?.invitedAt.getTime()).toBeLessThanOrEqual(after);
    expect(answer).toEqual({
      id: row?.id,
      project_id: project.id,
      user_id: null,
      invited_email: 'Bob@X.test',
      user_profile: null,
      invited_by: owner.id,
      role: 'commenter',
      status: 'pending',
      invited_at: row?.invitedAt.toISOString(),
      responded_at: null,
    });
  });

  test('links an account with the address at once, and notifies it (S-08)', async () => {
    const { app, owner, project } = await scene();
    const bob = await createUser(app.deps, { email: 'bob@x.test' });
    const heard = listen(app);
    await invite(app, owner, project.id, 'BOB@x.test', 'viewer');
    expect(await app.deps.db.select().from(projectCollaborators)).toMatchObject([{ userId: bob.id }]);
    expect(heard).toContainEqual({ kind: 'user', userId: bob.id, topic: 'invitations' });
    expect(heard).toContainEqual(
      expect.objectContaining({ kind: 'project', projectId: project.id, topic: 'collaborators' }),
    );
  });

  test('links only a confirmed address where addresses are confirmed (S-08)', async () => {
    const { app, owner, project } = await scene(confirming);
    await createUser(app.deps, { email: 'claimed@x.test' });
    const proven = await createUser(app.deps, { email: 'proven@x.test', emailVerified: true });
    for (const address of ['claimed', 'proven']) await invite(app, owner, project.id, `${address}@x.test`);
    const rows = await app.deps.db.select().from(projectCollaborators).orderBy(projectCollaborators.invitedEmail);
    expect(rows.map(({ userId }) => userId)).toEqual([null, proven.id]);
  });

  test.each([
    ['nothing', '', 'format'],
    ['blanks', '   ', 'format'],
    ['a word', 'abc', 'format'],
    ['no point', 'a@b', 'format'],
    ['a blank inside', 'a b@c.d', 'format'],
    ['a null byte', 'a\u0000@b.co', 'format'],
    ['a control character', 'a\u0007@b.co', 'format'],
    ['a lone surrogate', 'a\ud800@b.co', 'format'],
    ['a line break', 'a@b.co\r\nBcc: c@d.e', 'format'],
    ['an endless address', `${'a'.repeat(250)}@b.co`, 'format'],
    ['oneself', ' OWNER@x.test ', 'owner'],
  ])('refuses %s (COLL-002, COLL-003)', async (_what, email, problem) => {
    const { app, owner, project } = await scene();
    expect(await problemOf(invite(app, owner, project.id, email))).toEqual([{ path: 'email', problem }]);
    expect(await app.deps.db.select().from(projectCollaborators)).toEqual([]);
    expect(await app.deps.db.select().from(outboxMails)).toEqual([]);
  });

  test('accepts the shortest address (COLL-003)', async () => {
    const { app, owner, project } = await scene();
    expect(await invite(app, owner, project.id, 'a@b.co')).toMatchObject({ status: 'pending' });
  });

  test.each(['owner', 'admin', ''])('refuses the role %j (COLL-005, COLL-009)', async (role) => {
    const { app, owner, project } = await scene();
    expect(await refusal(invite(app, owner, project.id, 'a@b.co', role as 'viewer'))).toBe('INVALID_INPUT');
  });

  test('allows no other role or status in the database either (COLL-009, COLL-010)', async () => {
    const { app, owner, project } = await scene();
    await invite(app, owner, project.id, 'a@b.co');
    for (const change of [sql`role = 'owner'`, sql`status = 'removed'`]) {
      await expect(app.deps.db.execute(sql`update project_collaborators set ${change}`)).rejects.toThrow();
    }
  });

  test('twice, or a collaborator, is refused and sends no second mail (N-09)', async () => {
    const { app, owner, project } = await scene();
    await invite(app, owner, project.id, 'bob@x.test');
    const again = invite(app, owner, project.id, 'BOB@X.test', 'editor');
    expect(await problemOf(again)).toEqual([{ path: 'email', problem: 'pending' }]);
    const carol = await createUser(app.deps, { email: 'carol@x.test' });
    await createCollaborator(app.deps, project, { user: carol, role: 'viewer' });
    const known = invite(app, owner, project.id, 'carol@x.test', 'editor');
    expect(await problemOf(known)).toEqual([{ path: 'email', problem: 'collaborator' }]);
    expect(await app.deps.db.select().from(outboxMails)).toHaveLength(1);
    const roles = await app.deps.db.select({ role: projectCollaborators.role }).from(projectCollaborators);
    expect(roles).toEqual([{ role: 'viewer' }, { role: 'viewer' }]);
  });

  test('at the same instant leaves one row and one mail', async () => {
    const { app, owner, project } = await scene();
    const calls = Array.from({ length: 6 }, () => refusal(invite(app, owner, project.id, 'bob@x.test')));
    const answers = await Promise.all(calls);
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(await app.deps.db.select().from(projectCollaborators)).toHaveLength(1);
    expect(await app.deps.db.select().from(outboxMails)).toHaveLength(1);
  });

  test('again after a refusal makes the same row pending (N-09)', async () => {
    const { app, owner, project } = await scene();
    const bob = await createUser(app.deps, { email: 'bob@x.test' });
    const first = await invite(app, owner, project.id, 'bob@x.test', 'viewer');
    await app.as(bob).invitations.respond({ invitationId: first.id, response: 'declined' });
    await app.deps.db.update(projectCollaborators).set({ invitedAt: new Date(0) });
    const second = await invite(app, owner, project.id, 'Bob@x.test', 'editor');
    expect(second).toMatchObject({ id: first.id, status: 'pending', role: 'editor', responded_at: null });
    expect(second.invited_email).toBe('Bob@x.test');
    expect(new Date(second.invited_at).getTime()).toBeGreaterThan(0);
    expect(await app.as(bob).invitations.respond({ invitationId: first.id, response: 'accepted' })).toEqual({
      projectId: project.id,
      status: 'accepted',
    });
    const mails = await app.deps.db.select().from(outboxMails);
    expect(mails.filter(({ recipient }) => recipient.toLowerCase() === 'bob@x.test')).toHaveLength(2);
  });

  test('needs a plan that includes it, no matter who is invited (C-02)', async () => {
    const { app, project, owner } = await scene({}, { premium: false });
    const [error] = await safe(invite(app, owner, project.id, 'not an address'));
    expect(error).toMatchObject({ code: 'PLAN_REQUIRED', data: { module: 'collaboration' } });
  });

  test('gives the same answer to a stranger with and without a plan, for a project that exists and one that does not', async () => {
    const { app, project } = await scene();
    for (const premium of [true, false]) {
      const stranger = await createUser(app.deps, { premium });
      for (const projectId of [project.id, randomUUID()]) {
        expect(await refusal(invite(app, stranger, projectId, 'a@b.co'))).toBe('NOT_FOUND');
        expect(await refusal(invite(app, stranger, projectId, 'nothing'))).toBe('NOT_FOUND');
      }
    }
  });

  test('does not fill an inbox: mails to one address are limited over all projects', async () => {
    const { app, owner, project } = await scene({ env: { RATE_LIMIT_FACTOR: '0.2' } });
    const other = await createProject(app.deps, { ownerId: owner.id });
    await invite(app, owner, project.id, 'bob@x.test');
    const [error] = await safe(invite(app, owner, other.id, 'bob@x.test'));
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: expect.any(Number) } });
    expect(await app.deps.db.select().from(projectCollaborators)).toHaveLength(1);
    expect(await app.deps.db.select().from(outboxMails)).toHaveLength(1);
    expect(await invite(app, owner, other.id, 'carol@x.test')).toMatchObject({ status: 'pending' });
  });

  test('limits mails to strangers', async () => {
    const { app, owner, project } = await scene({ env: { RATE_LIMIT_FACTOR: '0.02' } });
    await invite(app, owner, project.id, 'a@x.test');
    await invite(app, owner, project.id, 'b@x.test');
    expect(await refusal(invite(app, owner, project.id, 'c@x.test'))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the mail of an invitation', () => {
  test('names project, inviter, role and link, as text and as HTML (COLL-012, M-02)', async () => {
    const { app, owner, project } = await scene();
    const { id } = await invite(app, owner, project.id, 'Bob@X.test', 'editor');
    const [mail] = await app.deps.db.select().from(outboxMails);
    expect(mail).toMatchObject({ recipient: 'Bob@X.test', sentAt: null });
    for (const part of [mail?.text, mail?.html]) {
      for (const piece of ['Our bakery', 'owner@x.test', 'Editor', `http://localhost:3000/invite/${id}`, 'ignore']) {
        expect(part).toContain(piece);
      }
    }
    expect(mail?.subject).toBe('Invitation to work on "Our bakery" / Invitation à travailler à un projet');
  });

  test('is written in the language of the recipient, else in both, the inviter’s first (M-02)', async () => {
    const { app, owner, project } = await scene();
    await createUser(app.deps, { email: 'fr@x.test', language: 'fr' });
    await app.as(owner).collaboration.invite({ projectId: project.id, email: 'fr@x.test', role: 'viewer', ...en });
    await app
      .as(owner)
      .collaboration.invite({ projectId: project.id, email: 'new@x.test', role: 'viewer', language: 'fr' });
    await createUser(app.deps, { email: 'en@x.test', language: 'en' });
    await app
      .as(owner)
      .collaboration.invite({ projectId: project.id, email: 'en@x.test', role: 'viewer', language: 'fr' });
    const mails = await app.deps.db.select().from(outboxMails).orderBy(outboxMails.createdAt);
    const french = 'Invitation à travailler au projet «\u00a0Our bakery\u00a0»';
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['fr@x.test', french],
      ['new@x.test', `${french} / Invitation to work on a project`],
      ['en@x.test', 'Invitation to work on "Our bakery"'],
    ]);
    expect(mails[0]?.text).toContain('Votre rôle\u00a0: Lecteur.');
    expect(mails[0]?.text).toContain('ignorez ce message');
    expect(mails[0]?.html).not.toContain('lang="en"');
    const both = mails[1]?.html ?? '';
    expect(both.indexOf('ignorez ce message')).toBeLessThan(both.indexOf('<td lang="en" class="ground-surface'));
    expect(both.indexOf('<td lang="en" class="ground-surface')).toBeLessThan(both.indexOf('ignore this message'));
  });

  test('contains only the words of a project name', async () => {
    const { app, owner } = await scene();
    const name = 'Bread\r\nBcc: all@x.test\n\nhttp://evil.test\n\n<img src=x>';
    const project = await createProject(app.deps, { ownerId: owner.id, name });
    await invite(app, owner, project.id, 'bob@x.test');
    const [mail] = await app.deps.db.select().from(outboxMails);
    expect(mail?.subject).toMatch(/^Invitation to work on "Bread Bcc: …" \/ /u);
    const links = mail?.text.split('\n\n').filter((paragraph) => paragraph.startsWith('http'));
    expect(new Set(links).size).toBe(1);
    expect(mail?.html).not.toContain('src=x');
  });

  test('wakes mail delivery, only after the commit', async () => {
    const wakeMails = vi.fn();
    const { app, owner, project } = await scene({ wakeMails });
    await invite(app, owner, project.id, 'bob@x.test');
    await refusal(invite(app, owner, project.id, 'bob@x.test'));
    expect(wakeMails).toHaveBeenCalledTimes(1);
  });
});

describe('the people of a project', () => {
  test('are, for the owner, the owner and everyone invited (COLL-026)', async () => {
    const { app, owner, project } = await crowd();
    const other = await createProject(app.deps, { ownerId: owner.id });
    await createCollaborator(app.deps, other, { user: await createUser(app.deps), role: 'editor' });
    const { owner: first, collaborators } = await app.as(owner).collaboration.list({ projectId: project.id });
    expect(first).toEqual({ user_id: owner.id, ...unnamed(owner) });
    expect(collaborators.map(({ invited_email, status }) => [invited_email, status])).toEqual([
      ['editor@x.test', 'accepted'],
      ['pending@x.test', 'pending'],
      ['declined@x.test', 'declined'],
    ]);
    expect(collaborators.every(({ project_id }) => project_id === project.id)).toBe(true);
  });

  test('are, for everyone else, those who accepted', async () => {
    const { app, project, editor } = await crowd();
    const { collaborators } = await app.as(editor).collaboration.list({ projectId: project.id });
    expect(collaborators.map(({ invited_email }) => invited_email)).toEqual(['editor@x.test']);
  });
});

describe('a role', () => {
  test('is changed by the owner, recorded with both roles, and announced (COLL-014, ACT-006, PERM-010)', async () => {
    const { app, owner, project, editor, ids } = await crowd();
    const heard = listen(app);
    const changed = await app
      .as(owner)
      .collaboration.setRole({ projectId: project.id, collaboratorId: ids.editor, role: 'viewer' });
    expect(changed).toMatchObject({ id: ids.editor, role: 'viewer', status: 'accepted' });
    expect(await refusal(app.as(editor).modules.save({ projectId: project.id, module: 'brainstorm' }))).toBe(
      'FORBIDDEN',
    );
    const activity = await app.deps.db.select().from(projectActivity);
    expect(activity).toEqual([
      expect.objectContaining({
        userId: owner.id,
        actionType: 'role_updated',
        metadata: { from: 'editor', to: 'viewer', email: 'editor@x.test' },
      }),
    ]);
    expect(heard).toContainEqual(expect.objectContaining({ kind: 'project', topic: 'collaborators' }));
    expect(heard).toContainEqual({ kind: 'user', userId: editor.id, topic: 'shared-projects' });
  });

  test('set to its current value changes nothing', async () => {
    const { app, owner, project, ids } = await crowd();
    const heard = listen(app);
    await app.as(owner).collaboration.setRole({ projectId: project.id, collaboratorId: ids.editor, role: 'editor' });
    expect(await app.deps.db.select().from(projectActivity)).toEqual([]);
    expect(heard).toEqual([]);
  });

  test('of an invitation is changed without notifying others, and applies once accepted', async () => {
    const { app, owner, project, pending, ids } = await crowd();
    await app
      .as(owner)
      .collaboration.setRole({ projectId: project.id, collaboratorId: ids.pending, role: 'commenter' });
    expect(await app.deps.db.select().from(projectActivity)).toEqual([]);
    await app.as(pending).invitations.respond({ invitationId: ids.pending, response: 'accepted' });
    expect(await app.as(pending).projects.permissions({ projectId: project.id })).toMatchObject({ role: 'commenter' });
  });
});

describe('removing', () => {
  test('ends the access at once, and is recorded and announced (COLL-013, COLL-015, ACT-005, PERM-009)', async () => {
    const { app, owner, project, editor, ids } = await crowd();
    const heard = listen(app);
    await app.as(owner).collaboration.remove({ projectId: project.id, collaboratorId: ids.editor });
    expect(await refusal(app.as(editor).projects.get({ projectId: project.id }))).toBe('NOT_FOUND');
    expect((await app.as(editor).collaboration.shared({})).projects).toEqual([]);
    const activity = await app.deps.db.select().from(projectActivity);
    expect(activity).toEqual([
      expect.objectContaining({
        userId: owner.id,
        actionType: 'collaborator_removed',
        metadata: { email: 'editor@x.test' },
      }),
    ]);
    expect(heard).toContainEqual({ kind: 'user', userId: editor.id, topic: 'shared-projects' });
    expect(
      await refusal(app.as(owner).collaboration.remove({ projectId: project.id, collaboratorId: ids.editor })),
    ).toBe('NOT_FOUND');
  });

  test('withdraws an invitation without notifying others', async () => {
    const { app, owner, project, pending, ids } = await crowd();
    await app.as(owner).collaboration.remove({ projectId: project.id, collaboratorId: ids.pending });
    expect(await refusal(app.as(pending).invitations.get({ invitationId: ids.pending }))).toBe('NOT_FOUND');
    expect(await app.deps.db.select().from(projectActivity)).toEqual([]);
  });

  test.each(['setRole', 'remove'] as const)(
    '%s does not find people of another project, nor the owner (COLL-016)',
    async (verb) => {
      const { app, owner, project, ids } = await crowd();
      const mine = await createProject(app.deps, { ownerId: owner.id });
      const foreign = await createProject(app.deps);
      const { id: foreigner } = await createCollaborator(app.deps, foreign, {
        user: await createUser(app.deps),
        role: 'editor',
      });
      const tries = [
        { projectId: project.id, collaboratorId: owner.id },
        { projectId: project.id, collaboratorId: foreigner },
        { projectId: mine.id, collaboratorId: ids.editor },
        { projectId: project.id, collaboratorId: randomUUID() },
        { projectId: foreign.id, collaboratorId: foreigner },
      ];
      for (const names of tries) {
        const input = { ...names, role: 'viewer' as const };
        expect(await refusal(app.as(owner).collaboration[verb](input))).toBe('NOT_FOUND');
      }
      expect(await app.deps.db.$count(projectCollaborators)).toBe(4);
      expect(
        await refusal(
          app.as(owner).collaboration.setRole({ projectId: project.id, collaboratorId: ids.declined, role: 'editor' }),
        ),
      ).toBe('NOT_FOUND');
    },
  );

  test('and deleting the project at once do not deadlock', async () => {
    const { app, owner, project, pending, ids } = await crowd();
    const names = { projectId: project.id, collaboratorId: ids.editor };
    const answers = await Promise.all([
      refusal(app.as(owner).collaboration.remove(names)),
      refusal(app.as(owner).projects.delete({ projectId: project.id })),
      refusal(app.as(pending).invitations.respond({ invitationId: ids.pending, response: 'accepted' })),
      refusal(invite(app, owner, project.id, 'declined@x.test')),
      refusal(app.as(owner).collaboration.setRole({ ...names, role: 'viewer' })),
    ]);
    expect(answers.filter((answer) => answer !== undefined && answer !== 'NOT_FOUND')).toEqual([]);
    await app.as(owner).projects.erase({ projectId: project.id });
    expect(await app.deps.db.$count(projectCollaborators)).toBe(0);
  });
});

describe('projects shared with a person', () => {
  test('are the accepted ones with role and owner, last changed first (PROJ-015)', async () => {
    const { app, owner, project, editor, pending } = await crowd();
    const newer = await createProject(app.deps, { ownerId: owner.id, name: 'Newer', description: 'With words' });
    await createCollaborator(app.deps, newer, { user: editor, role: 'viewer' });
    await createProject(app.deps, { ownerId: editor.id });
    const { projects } = await app.as(editor).collaboration.shared({});
    expect(projects.map(({ name, user_role }) => [name, user_role])).toEqual([
      ['Newer', 'viewer'],
      ['Our bakery', 'editor'],
    ]);
    expect(projects[0]).toEqual({
      id: newer.id,
      user_id: owner.id,
      name: 'Newer',
      description: 'With words',
      created_at: expect.stringMatching(/Z$/u),
      updated_at: expect.stringMatching(/Z$/u),
      archivedAt: null,
      progress: { completed: 0, total: 11, percent: 0 },
      user_role: 'viewer',
      collaboration_status: 'accepted',
      owner_email: 'owner@x.test',
      owner_profile: unnamed(owner),
    });
    await app.as(owner).projects.update({ projectId: project.id, name: 'Our bakery, again' });
    expect((await app.as(editor).collaboration.shared({})).projects[0]?.name).toBe('Our bakery, again');
    expect((await app.as(pending).collaboration.shared({})).projects).toEqual([]);
    expect((await app.as(owner).collaboration.shared({})).projects).toEqual([]);
  });

  test('get a message about a new name and about deletion', async () => {
    const { app, owner, project, editor, pending } = await crowd();
    const heard = listen(app);
    await app.as(owner).projects.update({ projectId: project.id, name: 'B' });
    expect(heard).toEqual([
      expect.objectContaining({ kind: 'project', projectId: project.id, topic: 'project', sequence: 1 }),
      { kind: 'user', userId: owner.id, topic: 'projects' },
      { kind: 'user', userId: editor.id, topic: 'shared-projects' },
    ]);
    heard.length = 0;
    await app.as(owner).projects.delete({ projectId: project.id });
    expect(heard).toEqual([
      { kind: 'user', userId: editor.id, topic: 'shared-projects' },
      { kind: 'user', userId: pending.id, topic: 'invitations' },
      { kind: 'user', userId: owner.id, topic: 'projects' },
      expect.objectContaining({ kind: 'project', projectId: project.id, topic: 'project' }),
    ]);
  });
});

const confirming: TestAppOptions = {
  env: { SMTP_URL: 'smtp://mail.x.test', MAIL_FROM: 'plans@x.test' },
};

function invite(
  app: TestApp,
  user: TestUser,
  projectId: string,
  email: string,
  role: 'viewer' | 'commenter' | 'editor' = 'viewer',
) {
  return app.as(user).collaboration.invite({ projectId, email, role, ...en });
}

async function problemOf(call: Promise<unknown>): Promise<unknown> {
  const [error] = await safe(call);
  return (error as { data?: { fields?: unknown } } | null)?.data?.fields;
}

/** Collects every live message from now on. */
function listen(app: TestApp): LiveMessage[] {
  const heard: LiveMessage[] = [];
  app.deps.live.listen((message) => heard.push(message));
  return heard;
}

async function scene(options: TestAppOptions = {}, { premium = true } = {}) {
  const app = await createTestApp(options);
  const owner = await createUser(app.deps, { email: 'owner@x.test', premium });
  const project = await createProject(app.deps, { ownerId: owner.id, name: 'Our bakery' });
  return { app, owner, project };
}

/** A project with an editor, an invited person and one who declined. */
async function crowd() {
  const { app, owner, project } = await scene();
  const [editor, pending, declined] = await Promise.all(
    ['editor@x.test', 'pending@x.test', 'declined@x.test'].map((email) => createUser(app.deps, { email })),
  );
  if (editor === undefined || pending === undefined || declined === undefined) throw new Error('nobody came');
  const ids = {
    editor: (await createCollaborator(app.deps, project, { user: editor, role: 'editor' })).id,
    pending: (await createCollaborator(app.deps, project, { user: pending, role: 'editor', status: 'pending' })).id,
    declined: (await createCollaborator(app.deps, project, { user: declined, role: 'editor', status: 'declined' })).id,
  };
  await app.deps.db
    .update(projectCollaborators)
    .set({ invitedAt: new Date(1) })
    .where(eq(projectCollaborators.id, ids.editor));
  await app.deps.db
    .update(projectCollaborators)
    .set({ invitedAt: new Date(2) })
    .where(eq(projectCollaborators.id, ids.pending));
  return { app, owner, project, editor, pending, ids };
}
