import { randomUUID } from 'node:crypto';
import { mostCounted } from '@elan/domain/notices';
import { retention } from '@elan/domain/retention';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/auth.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { notices } from '../../db/schema/notices.ts';
import type { LiveMessage } from '../../platform/live/port.ts';
import { removeExpiredRows } from '../../remove-expired-rows.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe('a reply', () => {
  test('is told once to everybody who wrote in the thread, and not to its author or to others', async () => {
    const { owner, join, write, listed } = await scene();
    const [asker, helper, onlooker] = [await join(), await join(), await join()];
    const thread = await write(asker);
    await write(owner, { parentId: thread });
    const reply = await write(helper, { parentId: thread, content: 'Because  of\nthe winter' });
    expect(await listed(asker)).toMatchObject([
      { id: reply, kind: 'reply', excerpt: 'Because of the winter', thread_id: thread, module_key: 'idea' },
      { actor: { email: owner.email } },
    ]);
    expect((await listed(asker))[0]).toMatchObject({ actor: { email: helper.email }, read_at: null });
    expect(await listed(owner)).toMatchObject([{ id: reply }]);
    expect(await listed(helper)).toEqual([]);
    expect(await listed(onlooker)).toEqual([]);
  });

  test('sent again because the answer was lost is told once', async () => {
    const { owner, join, write, listed } = await scene();
    const thread = await write(owner);
    const helper = await join();
    const commentId = randomUUID();
    for (let time = 0; time < 2; time += 1) await write(helper, { parentId: thread, commentId });
    expect(await listed(owner)).toHaveLength(1);
  });

  test('is mailed in the language of the reader, with a link to the thread, unless they do not want it', async () => {
    const { app, owner, projectId, join, write } = await scene();
    const helper = await join();
    await app.as(owner).account.setLanguage({ language: 'fr' });
    const thread = await write(owner);
    await write(helper, { parentId: thread, content: 'Parce que' });
    const [mail, ...others] = await mailsOf(app, owner);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Nouvelle réponse à votre commentaire');
    expect(mail?.text).toContain('«\u00a0Parce que\u00a0»');
    expect(mail?.text).toContain(`/module/idea?part=comments&thread=${thread}&project=${projectId}`);
    expect(mail?.unsubscribe).toContain('.reply.');
    await app.as(owner).mail.setNotice({ kind: 'reply', wanted: false });
    await write(helper, { parentId: thread });
    expect(await mailsOf(app, owner)).toHaveLength(1);
    expect((await app.as(owner).notices.count({})).unread).toBe(2);
  });

  test('moves the bell at once', async () => {
    const { app, owner, join, write } = await scene();
    const thread = await write(owner);
    const helper = await join();
    const messages: LiveMessage[] = [];
    app.deps.live.listen((message) => messages.push(message));
    await write(helper, { parentId: thread });
    expect(messages).toContainEqual({ kind: 'user', userId: owner.id, topic: 'notices' });
  });
});

describe('notices are gone', () => {
  test('for a member who was removed, at once and for good', async () => {
    const { app, owner, projectId, join, write, listed } = await scene();
    const member = await join();
    const thread = await write(member);
    await write(owner, { parentId: thread });
    expect(await listed(member)).toHaveLength(1);
    const { collaborators } = await app.as(owner).collaboration.list({ projectId });
    const messages: LiveMessage[] = [];
    app.deps.live.listen((message) => messages.push(message));
    await app.as(owner).collaboration.remove({ projectId, collaboratorId: collaborators[0]?.id ?? '' });
    expect(messages).toContainEqual({ kind: 'user', userId: member.id, topic: 'notices' });
    expect(await app.deps.db.select().from(notices)).toEqual([]);
    // Nothing more comes, in the bell or by mail.
    const mails = await mailsOf(app, member);
    await write(owner, { parentId: thread });
    expect(await listed(member)).toEqual([]);
    expect(await mailsOf(app, member)).toEqual(mails);
  });

  test('while one may not see the project, even if their rows are there', async () => {
    const { app, owner, project, join, write, listed } = await scene();
    const member = await join();
    const thread = await write(member);
    await write(owner, { parentId: thread });
    await app.deps.db.execute(sql`update project_collaborators set status = 'declined' where user_id = ${member.id}`);
    expect(await listed(member)).toEqual([]);
    expect((await app.as(member).notices.count({})).unread).toBe(0);
    await app.deps.db.execute(sql`update project_collaborators set status = 'accepted' where user_id = ${member.id}`);
    expect(await listed(member)).toHaveLength(1);
    await app.as(owner).projects.delete({ projectId: project.id });
    expect(await listed(member)).toEqual([]);
    expect((await app.as(member).notices.count({})).unread).toBe(0);
  });

  test('with their comment', async () => {
    const { app, owner, projectId, join, write, listed } = await scene();
    const helper = await join();
    const thread = await write(owner);
    await write(helper, { parentId: thread });
    await app.as(owner).comments.remove({ projectId, commentId: thread });
    expect(await listed(owner)).toEqual([]);
  });

  test('with the account that got them; of an account that wrote, the words stay without a name', async () => {
    const { app, owner, join, write, listed } = await scene();
    const [asker, helper] = [await join(), await join()];
    const thread = await write(asker);
    await write(owner, { parentId: thread });
    await write(helper, { parentId: thread });
    await app.deps.db.delete(users).where(eq(users.id, asker.id));
    expect(await app.deps.db.select({ userId: notices.userId }).from(notices)).toEqual([{ userId: owner.id }]);
    await app.deps.db.delete(users).where(eq(users.id, helper.id));
    expect(await listed(owner)).toMatchObject([{ actor: null, excerpt: 'A comment' }]);
  });

  test(`after ${retention.noticeDays} days`, async () => {
    const { app, owner, join, write, listed } = await scene();
    const helper = await join();
    const thread = await write(owner);
    const old = await write(helper, { parentId: thread });
    const fresh = await write(helper, { parentId: thread });
    await app.deps.db
      .update(notices)
      .set({ createdAt: sql`now() - make_interval(days => ${retention.noticeDays}, mins => 1)` })
      .where(eq(notices.commentId, old));
    await removeExpiredRows(app.deps);
    expect(await listed(owner)).toMatchObject([{ id: fresh }]);
  });
});

describe('reading', () => {
  test('marks one, only the caller’s own, and repeating it changes nothing', async () => {
    const { app, owner, join, write, listed } = await scene();
    const [asker, helper] = [await join(), await join()];
    const thread = await write(asker);
    await write(owner, { parentId: thread });
    const noticeId = await write(helper, { parentId: thread });
    await app.as(asker).notices.read({ noticeId });
    const [first] = await listed(asker);
    expect(first?.read_at).not.toBeNull();
    expect((await app.as(asker).notices.count({})).unread).toBe(1);
    await app.as(asker).notices.read({ noticeId });
    expect((await listed(asker))[0]).toEqual(first);
    expect((await app.as(owner).notices.count({})).unread).toBe(1);
  });

  test('marks all that were seen, and not what came later', async () => {
    const { app, owner, join, write, listed } = await scene();
    const helper = await join();
    const thread = await write(owner);
    for (let reply = 0; reply < 2; reply += 1) await write(helper, { parentId: thread });
    await app.deps.db.update(notices).set({ createdAt: sql`now() - interval '1 minute'` });
    const [newest] = await listed(owner);
    const later = await write(helper, { parentId: thread });
    await app.as(owner).notices.readAll({ until: newest?.created_at ?? '' });
    expect((await app.as(owner).notices.count({})).unread).toBe(1);
    expect((await listed(owner)).map(({ id, read_at: at }) => [id === later, at === null])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  test('counts no further than the bell shows', async () => {
    const { app, owner, projectId } = await scene();
    await app.deps.db.execute(sql`with written as (
        insert into project_comments (id, project_id, module_key, content)
        select gen_random_uuid(), ${projectId}, 'idea', 'C' from generate_series(1, 150) returning id)
      insert into notices (user_id, comment_id, project_id, kind)
      select ${owner.id}, id, ${projectId}, 'reply' from written`);
    expect((await app.as(owner).notices.count({})).unread).toBe(mostCounted);
  });
});

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const projectId = project.id;
  return {
    app,
    owner,
    project,
    projectId,
    join: async () => {
      const user = await createUser(app.deps);
      await createCollaborator(app.deps, project, { user, role: 'commenter' });
      return user;
    },
    write: async (by: TestUser, more: { parentId?: string; commentId?: string; content?: string } = {}) => {
      const comment = { projectId, module: 'idea' as const, commentId: randomUUID(), content: 'A comment', ...more };
      return (await app.as(by).comments.add(comment)).id;
    },
    listed: async (user: TestUser) => (await app.as(user).notices.list({})).notices,
  };
}

const mailsOf = ({ deps }: Awaited<ReturnType<typeof createTestApp>>, { email }: TestUser) =>
  deps.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
