import { randomUUID } from 'node:crypto';
import { mostCounted } from '@elan/domain/notices';
import { retention } from '@elan/domain/retention';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/auth.ts';
import { noticeBundles } from '../../db/schema/notices.ts';
import type { LiveMessage } from '../../platform/live/port.ts';
import { removeExpiredRows } from '../../remove-expired-rows.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe('what an adviser does', () => {
  test('is on the bells of the owner and the editors, and of nobody else', async () => {
    const { owner, editor, adviser, commenter, ask, sign, listed } = await scene();
    const taskId = await ask('Who is the landlord?');
    await sign();
    const expected = [
      { kind: 'signed', count: 1, subject: 'summary', excerpt: expect.any(String) },
      { kind: 'asked', count: 1, subject: taskId, excerpt: 'Who is the landlord?', actor: { email: adviser.email } },
    ];
    expect(byKind(await listed(owner))).toMatchObject(byKind(expected));
    expect(byKind(await listed(editor))).toMatchObject(byKind(expected));
    expect(await listed(commenter)).toEqual([]);
    expect(await listed(adviser)).toEqual([]);
  });

  test('is gone with the question, and no longer waits once it is answered', async () => {
    const { app, owner, editor, adviser, projectId, ask, answer, listed } = await scene();
    const [first, second] = [await ask('First?'), await ask('Second?')];
    expect(await listed(owner)).toMatchObject([{ kind: 'asked', count: 2, subject: null, excerpt: '' }]);
    await answer(editor, first);
    expect(await listed(owner)).toMatchObject([{ kind: 'asked', count: 1, subject: second, excerpt: 'Second?' }]);
    expect(await listed(adviser)).toMatchObject([
      { kind: 'answered', count: 1, subject: first, excerpt: 'The city.', actor: { email: editor.email } },
    ]);
    await app.as(owner).notices.read({ noticeId: (await listed(owner))[0]?.id ?? '' });
    await app.as(owner).tasks.remove({ projectId, taskId: second });
    await app.as(owner).tasks.remove({ projectId, taskId: first });
    for (const reader of [owner, editor, adviser]) expect(await listed(reader)).toEqual([]);
  });

  test('is withdrawn with a sign-off', async () => {
    const { app, owner, adviser, projectId, sign, listed } = await scene();
    await sign();
    await sign();
    expect(await listed(owner)).toMatchObject([{ kind: 'signed', count: 1 }]);
    await app.as(adviser).signOffs.withdraw({ projectId, section: 'summary' });
    expect(await listed(owner)).toEqual([]);
  });
});

describe('suggestions', () => {
  test('that come many at once are one notice, until it is read', async () => {
    const { app, owner, commenter, suggest, listed } = await scene();
    const messages: LiveMessage[] = [];
    app.deps.live.listen((message) => messages.push(message));
    for (let each = 0; each < 50; each += 1) await suggest(commenter, `Call number ${each}`);
    expect(await listed(owner)).toMatchObject([{ kind: 'suggested', count: 50, subject: null, excerpt: '' }]);
    expect(await app.as(owner).notices.count({})).toEqual({ unread: 1, any: true });
    expect(messages).toContainEqual({ kind: 'user', userId: owner.id, topic: 'notices' });
    const [bundle] = await listed(owner);
    await app.as(owner).notices.read({ noticeId: bundle?.id ?? '' });
    await suggest(commenter, 'Call the bank');
    expect(await listed(owner)).toMatchObject([
      { count: 1, excerpt: 'Call the bank', is_open: true, read_at: null },
      { count: 50, read_at: expect.any(String) },
    ]);
  });

  test('are told to their author once they are decided, with the word, and wait on no bell any more', async () => {
    const { app, owner, editor, commenter, projectId, suggest, listed } = await scene();
    const [good, bad] = [await suggest(commenter, 'Call the bank'), await suggest(commenter, 'Sleep')];
    await app.as(editor).suggestions.accept({ projectId, suggestionId: good, over: null });
    await app.as(editor).suggestions.refuse({ projectId, suggestionId: bad, word: 'Later' });
    expect(byKind(await listed(commenter))).toMatchObject([
      { kind: 'accepted', subject: good, excerpt: '', actor: { email: editor.email } },
      { kind: 'refused', subject: bad, excerpt: 'Later', is_open: false },
    ]);
    expect(await listed(owner)).toEqual([]);
    expect(await listed(editor)).toEqual([]);
  });

  test('that are withdrawn are on no bell', async () => {
    const { app, owner, commenter, projectId, suggest, listed } = await scene();
    const suggestionId = await suggest(commenter, 'Call the bank');
    await app.as(owner).notices.readAll({ until: new Date(Date.now() + 60_000).toISOString() });
    await app.as(commenter).suggestions.withdraw({ projectId, suggestionId });
    expect(await listed(owner)).toEqual([]);
    expect(await listed(commenter)).toEqual([]);
  });

  test('about debts say nothing of them, and less to a reader who lost the right to see them', async () => {
    const { app, editor, fullAdviser, suggest, listed } = await scene();
    const suggestionId = await suggest(fullAdviser, 'Loan from my aunt');
    await app.deps.db.execute(sql`update suggestions set private = true`);
    expect(await listed(editor)).toMatchObject([{ count: 1, subject: suggestionId, excerpt: '' }]);
    await app.deps.db.execute(sql`update project_collaborators set role = 'viewer' where user_id = ${editor.id}`);
    expect(await listed(editor)).toMatchObject([{ count: 1, subject: null, excerpt: '', is_open: false }]);
  });
});

describe('a person', () => {
  test('hides a kind in the bell without changing the mails, and shows it again', async () => {
    const { app, owner, commenter, ask, suggest, listed } = await scene();
    expect(await refusal(app.as(null).notices.choose({ kind: 'advice', shown: false }))).toBe('NOT_AUTHENTICATED');
    const mails = await app.as(owner).mail.notices({});
    const all = { reply: true, mention: true, suggestion: true, advice: true };
    expect(await app.as(owner).notices.choices({})).toEqual(all);
    expect(await app.as(owner).notices.choose({ kind: 'advice', shown: false })).toEqual({ ...all, advice: false });
    await ask('Who is the landlord?');
    await suggest(commenter, 'Call the bank');
    expect(await listed(owner)).toMatchObject([{ kind: 'suggested' }]);
    expect((await app.as(owner).notices.count({})).unread).toBe(1);
    expect(await app.as(owner).mail.notices({})).toEqual(mails);
    await app.as(owner).notices.choose({ kind: 'advice', shown: true });
    expect(await listed(owner)).toHaveLength(2);
  });

  test('who leaves or is removed loses the notices; so does everybody with a project in the trash', async () => {
    const { app, owner, editor, projectId, ask, listed } = await scene();
    await ask('Who is the landlord?');
    const { collaborators } = await app.as(owner).collaboration.list({ projectId });
    const collaboratorId = collaborators.find(({ user_id: id }) => id === editor.id)?.id ?? '';
    await app.as(owner).collaboration.remove({ projectId, collaboratorId });
    expect(await listed(editor)).toEqual([]);
    expect(await app.deps.db.select().from(noticeBundles)).toHaveLength(1);
    await app.as(owner).projects.delete({ projectId });
    expect(await listed(owner)).toEqual([]);
    expect(await app.as(owner).notices.count({})).toEqual({ unread: 0, any: false });
  });

  test('takes along what others were told when the account goes', async () => {
    const { app, owner, adviser, ask, listed } = await scene();
    await ask('Who is the landlord?');
    await app.deps.db.delete(users).where(eq(users.id, adviser.id));
    expect(await listed(owner)).toEqual([]);
  });

  test('reads replies and advice in one list, page after page', async () => {
    const { app, owner, adviser, projectId } = await scene();
    await app.deps.db.execute(sql`with written as (
        insert into project_comments (id, project_id, module_key, content)
        select gen_random_uuid(), ${projectId}, 'idea', 'C' from generate_series(1, 25) returning id)
      insert into notices (user_id, comment_id, project_id, kind, created_at)
      select ${owner.id}, id, ${projectId}, 'reply', now() - 2 * row_number() over () * interval '1 minute' from written`);
    await app.deps.db.execute(sql`insert into notice_bundles
        (user_id, project_id, actor_id, kind, subjects, created_at, read_at)
      select ${owner.id}, ${projectId}, ${adviser.id}, 'signed', array['summary'],
        now() - (2 * n + 1) * interval '1 minute', now() from generate_series(1, 25) n`);
    const first = await app.as(owner).notices.list({});
    const second = await app.as(owner).notices.list({ cursor: first.next ?? '' });
    const third = await app.as(owner).notices.list({ cursor: second.next ?? '' });
    const all = [first, second, third].flatMap(({ notices }) => notices);
    expect(new Set(all.map(({ id }) => id)).size).toBe(50);
    expect(all.map(({ created_at: at }) => at)).toEqual(
      all
        .map(({ created_at: at }) => at)
        .sort()
        .reverse(),
    );
    expect(third.next).toBeNull();
    expect((await app.as(owner).notices.count({})).unread).toBe(25);
    expect(mostCounted).toBeGreaterThan(25);
  });

  test(`no longer has them after ${retention.noticeDays} days`, async () => {
    const { app, owner, ask, listed } = await scene();
    await ask('Who is the landlord?');
    await app.deps.db
      .update(noticeBundles)
      .set({ createdAt: sql`now() - make_interval(days => ${retention.noticeDays}, mins => 1)` });
    await removeExpiredRows(app.deps);
    expect(await listed(owner)).toEqual([]);
  });
});

const byKind = <T extends { kind: string }>(notices: readonly T[]) =>
  [...notices].sort((a, b) => (a.kind < b.kind ? -1 : 1));

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const projectId = project.id;
  const join = async (role: 'editor' | 'commenter' | 'adviser' | 'full_adviser') => {
    const user = await createUser(app.deps);
    await createCollaborator(app.deps, project, { user, role });
    return user;
  };
  const adviser = await join('adviser');
  await app.as(owner).planDocument.save({
    projectId,
    section: 'summary',
    text: 'Ada will open a bakery.',
    language: 'en',
    baseVersion: 0,
  });
  return {
    app,
    owner,
    projectId,
    adviser,
    fullAdviser: await join('full_adviser'),
    editor: await join('editor'),
    commenter: await join('commenter'),
    ask: async (text: string) => {
      const taskId = randomUUID();
      await app.as(adviser).tasks.ask({ projectId, taskId, text, about: { module: 'idea' } });
      return taskId;
    },
    answer: (by: TestUser, taskId: string) => app.as(by).tasks.answer({ projectId, taskId, answer: 'The city.' }),
    sign: async () => {
      const { sections } = await app.as(adviser).documents.planSections({ projectId, language: 'en' });
      const mark = sections.find(({ key }) => key === 'summary')?.mark ?? '';
      const signature = { section: 'summary', language: 'en', mark, note: 'Well argued' } as const;
      await app.as(adviser).signOffs.sign({ projectId, ...signature });
    },
    suggest: async (by: TestUser, text: string) => {
      const suggestionId = randomUUID();
      await app.as(by).suggestions.add({ projectId, suggestionId, proposal: { kind: 'task', text, due: null } });
      return suggestionId;
    },
    listed: async (user: TestUser) => (await app.as(user).notices.list({})).notices,
  };
}
