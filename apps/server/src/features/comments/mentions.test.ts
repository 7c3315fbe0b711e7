import { randomUUID } from 'node:crypto';
import { capacities, limits } from '@elan/domain/limits';
import type { Mention } from '@elan/domain/mentions';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/auth.ts';
import { commentMentions, projectComments } from '../../db/schema/comments.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe('a mention', () => {
  test('of somebody outside the project stays ordinary text, and tells them nothing', async () => {
    const { app, owner, project, add, bell, mails } = await scene();
    const stranger = await createUser(app.deps);
    const invited = await createUser(app.deps);
    await createCollaborator(app.deps, project, { user: invited, role: 'commenter', status: 'pending' });
    const people = [stranger, invited];
    const mentions = people.map((user, index) => ({ user_id: user.id, label: `P${index}` }));
    const comment = await add(owner, { content: '@P0 @P1 @P2', mentions });
    expect(comment.mentions).toEqual([]);
    const edited = await app.as(owner).comments.update({
      projectId: project.id,
      commentId: comment.id,
      content: '@P0 @P1 @P2 please',
      mentions,
    });
    expect(edited.mentions).toEqual([]);
    for (const user of people) {
      expect(await bell(user)).toEqual([]);
      expect(await mails(user)).toEqual([]);
    }
  });

  test('is told at once in the bell and by mail, and keeps its label when the name changes', async () => {
    const { app, owner, projectId, join, add, bell, mails, read } = await scene();
    const member = await join();
    await app.as(member).account.setLanguage({ language: 'fr' });
    const mention = { user_id: member.id, label: 'Zoé' };
    const comment = await add(owner, { content: 'Ask @Zoé', mentions: [mention] });
    expect(comment.mentions).toEqual([mention]);
    expect(await bell(member)).toMatchObject([{ id: comment.id, kind: 'mention', thread_id: comment.id }]);
    const [mail] = await mails(member);
    expect(mail?.subject).toBe('On vous mentionne dans un commentaire');
    expect(mail?.text).toContain(`thread=${comment.id}&project=${projectId}`);
    expect(mail?.unsubscribe).toContain('.mention.');
    await app.as(member).account.setProfile({ name: 'Somebody Else', color: 'rose' });
    expect((await read()).comments[0]?.mentions).toEqual([mention]);
    expect(await bell(owner)).toEqual([]);
  });

  test('is not told to its own author, nor without its label in the text', async () => {
    const { owner, join, add, bell } = await scene();
    const member = await join();
    const own = { user_id: owner.id, label: 'Me' };
    await add(owner, { content: '@Me and @Zoélie', mentions: [own, { user_id: member.id, label: 'Zoé' }] });
    expect(await bell(owner)).toEqual([]);
    expect(await bell(member)).toEqual([]);
  });

  test('in a reply gives one notice; the mail follows what the person wants', async () => {
    const { app, owner, join, add, bell, mails } = await scene();
    const member = await join();
    const { id: thread } = await add(member, { content: 'A question' });
    const mentions = [{ user_id: member.id, label: 'Zoé' }];
    const reply = () => add(owner, { content: 'Yes @Zoé', parentId: thread, mentions });
    await reply();
    expect(await bell(member)).toMatchObject([{ kind: 'mention', thread_id: thread }]);
    await app.as(member).mail.setNotice({ kind: 'mention', wanted: false });
    await reply();
    await app.as(member).mail.setNotice({ kind: 'reply', wanted: false });
    await reply();
    expect(await bell(member)).toHaveLength(3);
    expect((await mails(member)).map(({ unsubscribe }) => unsubscribe?.split('.').at(-2)).toSorted()).toEqual([
      'mention',
      'reply',
    ]);
  });

  test('that an edit adds is told to the new person only, once', async () => {
    const { app, owner, projectId, join, add, bell } = await scene();
    const [first, second] = [await join(), await join()];
    const mentions = [
      { user_id: first.id, label: 'First' },
      { user_id: second.id, label: 'Second' },
    ];
    const { id: commentId } = await add(owner, { content: 'Hi @First', mentions });
    const edit = (content: string, named: Mention[]) =>
      app.as(owner).comments.update({ projectId, commentId, content, mentions: named });
    expect((await edit('Hi @First and @Second', mentions)).mentions).toHaveLength(2);
    // A client that sends no mentions keeps those that are still in the text.
    expect((await edit('Hello @First', [])).mentions).toEqual([mentions[0]]);
    await edit('Hello @First, @Second', mentions);
    expect(await bell(first)).toHaveLength(1);
    expect(await bell(second)).toHaveLength(1);
  });

  test('stays as a label for somebody who left, who gets nothing more', async () => {
    const { app, owner, projectId, join, add, bell, mails, read } = await scene();
    const member = await join();
    const mentions = [{ user_id: member.id, label: 'Zoé' }];
    const { id: commentId } = await add(owner, { content: '@Zoé', mentions });
    const { collaborators } = await app.as(owner).collaboration.list({ projectId });
    await app.as(owner).collaboration.remove({ projectId, collaboratorId: collaborators[0]?.id ?? '' });
    const before = await mails(member);
    await app.as(owner).comments.update({ projectId, commentId, content: '@Zoé please', mentions });
    await add(owner, { content: '@Zoé', mentions });
    expect((await read()).comments.map((comment) => comment.mentions)).toEqual([mentions, []]);
    expect(await bell(member)).toEqual([]);
    expect(await mails(member)).toEqual(before);
    expect(await refusal(app.as(member).comments.list({ projectId, module: 'idea' }))).toBe('NOT_FOUND');
  });

  test('goes with the account it names, with the comment and with the project', async () => {
    const { app, owner, projectId, join, add, read } = await scene();
    const member = await join();
    const both = [
      { user_id: member.id, label: 'Zoé' },
      { user_id: owner.id, label: 'Me' },
    ];
    const { id: commentId } = await add(member, { content: '@Zoé @Me', mentions: both });
    expect(await app.as(member).account.export({})).toMatchObject({
      mentions: [{ label: 'Zoé', project_id: projectId }],
    });
    await app.as(member).account.delete({ confirmDeletion: true });
    expect((await read()).comments).toMatchObject([{ content: '@Zoé @Me', mentions: [both[1]] }]);
    await app.deps.db.delete(projectComments).where(eq(projectComments.id, commentId));
    expect(await app.deps.db.select().from(commentMentions)).toEqual([]);
    expect(await app.deps.db.select({ id: users.id }).from(users)).toEqual([{ id: owner.id }]);
  });
});

describe('too many mentions', () => {
  test('in one comment are refused, also when edits add them', async () => {
    const { app, owner, projectId, add } = await scene();
    const named = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ user_id: owner.id, label: `Me${from + index}x` }));
    const text = (mentions: Mention[]) => mentions.map(({ label }) => `@${label}`).join(' ');
    const most = named(0, limits.mentions);
    const { id: commentId } = await add(owner, { content: text(most), mentions: most });
    const oneMore = named(limits.mentions, 1);
    const content = text([...most, ...oneMore]);
    const edit = app.as(owner).comments.update({ projectId, commentId, content, mentions: oneMore });
    expect(await refusal(edit)).toBe('INVALID_INPUT');
    expect(await refusal(add(owner, { content, mentions: [...most, ...oneMore] }))).toBe('INVALID_INPUT');
  });

  test('within an hour are refused with their limit, and the comment is not stored', async () => {
    const { app, owner, join, add, bell, read } = await scene({ RATE_LIMIT_FACTOR: '0.02' });
    const people = [await join(), await join(), await join()];
    const mentions = people.map((user, index) => ({ user_id: user.id, label: `P${index}` }));
    await add(owner, { content: '@P0 @P1', mentions });
    const refused = add(owner, { content: '@P2', mentions });
    await expect(refused).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      data: { of: 'mentionsPerHour', limit: capacities.mentionsPerHour },
    });
    expect((await read()).count).toBe(1);
    expect(await bell(people[2] as TestUser)).toEqual([]);
    // Comments without mentions are not concerned, and replies only lose their mails.
    const { id: thread } = await add(people[0] as TestUser, { content: 'A question' });
    for (let reply = 0; reply < 8; reply += 1) await add(owner, { content: 'An answer', parentId: thread });
    expect(await bell(people[0] as TestUser)).toHaveLength(9);
    expect(await app.deps.db.select().from(outboxMails)).not.toHaveLength(0);
  });
});

async function scene(env: Record<string, string> = {}) {
  const app = await createTestApp({ env });
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
    add: (by: TestUser, more: { content: string; parentId?: string; mentions?: Mention[] }) =>
      app.as(by).comments.add({ projectId, module: 'idea', commentId: randomUUID(), ...more }),
    read: () => app.as(owner).comments.list({ projectId, module: 'idea' }),
    bell: async (user: TestUser) => (await app.as(user).notices.list({})).notices,
    mails: ({ email }: TestUser) =>
      app.deps.db.select().from(outboxMails).where(eq(outboxMails.recipient, email)).orderBy(outboxMails.createdAt),
  };
}
