import { randomUUID } from 'node:crypto';
import type { RowChange } from '@elan/contract/ledger';
import type { Anchor } from '@elan/domain/comment-anchor';
import { emptyCells } from '@elan/domain/ledger/row';
import { limits } from '@elan/domain/limits';
import type { CollaboratorRole } from '@elan/domain/permissions';
import { eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { projectActivity } from '../../db/schema/activity.ts';
import { users } from '../../db/schema/auth.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import type { LiveMessage } from '../../platform/live/port.ts';
import {
  createCollaborator,
  createProject,
  createUser,
  type TestUser,
  testRow,
  unnamed,
} from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe('who may', () => {
  test('a viewer reads and neither adds nor replies', async () => {
    const { app, add, join, listed, projectId } = await scene();
    const { id } = await add();
    const viewer = await join('viewer');
    expect((await listed(viewer)).count).toBe(1);
    expect(await refusal(add({ by: viewer }))).toBe('FORBIDDEN');
    expect(await refusal(add({ by: viewer, parentId: id }))).toBe('FORBIDDEN');
    expect(await refusal(app.as(viewer).comments.remove({ projectId, commentId: id }))).toBe('FORBIDDEN');
  });

  test('authors, editors included, change and delete only their own', async () => {
    const { app, add, join, projectId } = await scene();
    const commenter = await join('commenter');
    const editor = await join('editor');
    const own = await add({ by: commenter });
    const owners = await add();
    const { comments } = app.as(commenter);
    expect((await comments.update({ projectId, commentId: own.id, content: 'Better' })).content).toBe('Better');
    for (const user of [commenter, editor]) {
      const input = { projectId, commentId: owners.id };
      expect(await refusal(app.as(user).comments.update({ ...input, content: 'X' }))).toBe('FORBIDDEN');
      expect(await refusal(app.as(user).comments.remove(input))).toBe('FORBIDDEN');
    }
    expect(await refusal(app.as(editor).comments.remove({ projectId, commentId: own.id }))).toBe('FORBIDDEN');
    await comments.remove({ projectId, commentId: own.id });
  });

  test('the owner changes and deletes anybody’s; the author stays the author', async () => {
    const { app, owner, add, join, listed, projectId } = await scene();
    const commenter = await join('commenter');
    const { id } = await add({ by: commenter, content: 'Mine' });
    const changed = await app.as(owner).comments.update({ projectId, commentId: id, content: 'Shorter' });
    expect(changed).toMatchObject({ user_id: commenter.id, user_profile: { email: commenter.email } });
    expect(changed.updated_at > changed.created_at).toBe(true);
    await app.as(owner).comments.remove({ projectId, commentId: id });
    expect((await listed(commenter)).count).toBe(0);
  });

  test('people who become viewers can no longer change what they wrote', async () => {
    const { app, add, join, projectId } = await scene();
    const commenter = await join('commenter');
    const { id } = await add({ by: commenter });
    await app.deps.db
      .update(projectCollaborators)
      .set({ role: 'viewer' })
      .where(eq(projectCollaborators.userId, commenter.id));
    const { comments } = app.as(commenter);
    expect(await refusal(comments.update({ projectId, commentId: id, content: 'X' }))).toBe('FORBIDDEN');
    expect(await refusal(comments.remove({ projectId, commentId: id }))).toBe('FORBIDDEN');
  });

  test('a comment of another project is not found, whatever the caller may do in their own', async () => {
    const { app, owner, add, projectId } = await scene();
    const stranger = await createUser(app.deps);
    const theirs = await createProject(app.deps, { ownerId: stranger.id });
    const { id } = await add();
    const { comments } = app.as(stranger);
    const input = { projectId: theirs.id, commentId: id };
    expect(await refusal(comments.update({ ...input, content: 'X' }))).toBe('NOT_FOUND');
    expect(await refusal(comments.remove(input))).toBe('NOT_FOUND');
    expect(await refusal(comments.remove({ projectId: theirs.id, commentId: randomUUID() }))).toBe('NOT_FOUND');
    expect(await refusal(comments.list({ projectId, module: 'idea' }))).toBe('NOT_FOUND');
    expect((await app.as(owner).comments.list({ projectId, module: 'idea' })).comments[0]?.content).toBe('A comment');
  });
});

describe('comments', () => {
  test('come oldest first with replies below them, counted per module', async () => {
    const { app, owner, add, join, listed, projectId } = await scene();
    const commenter = await join('commenter');
    const first = await add({ content: 'First' });
    await add({ content: 'Second', by: commenter });
    await add({ content: 'Reply 1', parentId: first.id, by: commenter });
    await add({ content: 'Reply 2', parentId: first.id });
    await app.as(owner).comments.add({ projectId, module: 'analysis', commentId: randomUUID(), content: 'Elsewhere' });
    const { comments, count } = await listed();
    expect(count).toBe(4);
    expect(comments.map((comment) => comment.content)).toEqual(['First', 'Second']);
    expect(comments[0]).toEqual({
      ...first,
      replyCount: 2,
      repliesNext: null,
      replies: [
        expect.objectContaining({ content: 'Reply 1', parent_id: first.id, user_profile: unnamed(commenter) }),
        expect.objectContaining({ content: 'Reply 2', parent_id: first.id, user_profile: unnamed(owner) }),
      ],
    });
    expect(first).toMatchObject({ project_id: projectId, module_key: 'idea', user_id: owner.id, parent_id: null });
    expect(first.updated_at).toBe(first.created_at);
  });

  test('are deleted together with their replies', async () => {
    const { app, owner, add, join, listed, projectId } = await scene();
    const commenter = await join('commenter');
    const { id } = await add();
    await add({ parentId: id, by: commenter });
    await app.as(owner).comments.remove({ projectId, commentId: id });
    expect(await listed()).toEqual({ comments: [], count: 0, next: null });
  });

  test('stay when their author is gone or no longer in the project, without a name', async () => {
    const { app, add, join, listed } = await scene();
    const gone = await join('commenter');
    const removed = await join('editor');
    await add({ by: gone, content: 'From a closed account' });
    await add({ by: removed, content: 'From somebody who left' });
    await app.deps.db.delete(users).where(eq(users.id, gone.id));
    await app.deps.db.delete(projectCollaborators).where(eq(projectCollaborators.userId, removed.id));
    expect((await listed()).comments).toMatchObject([
      { content: 'From a closed account', user_id: null, user_profile: null },
      { content: 'From somebody who left', user_id: removed.id, user_profile: null },
    ]);
  });

  test('are stored as typed, without surrounding whitespace', async () => {
    const { app, add, listed, projectId, owner } = await scene();
    const content = '<img src=x onerror=alert(1)> & «\u00a0été\u00a0» 🥐\nمرحبا';
    const { id } = await add({ content: ` \n${content}\t ` });
    expect((await listed()).comments[0]?.content).toBe(content);
    expect((await app.as(owner).comments.update({ projectId, commentId: id, content: '  Short ' })).content).toBe(
      'Short',
    );
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t\u00a0 '],
    ['100,000 characters', 'x'.repeat(100_000)],
    ['one character too many', 'x'.repeat(limits.comment + 1)],
    ['a null byte', 'a\u0000b'],
  ])('of %s are refused, new or changed', async (_, content) => {
    const { app, owner, add, listed, projectId } = await scene();
    const { id } = await add();
    expect(await refusal(add({ content }))).toBe('INVALID_INPUT');
    expect(await refusal(app.as(owner).comments.update({ projectId, commentId: id, content }))).toBe('INVALID_INPUT');
    expect(await listed()).toMatchObject({ count: 1, comments: [{ content: 'A comment' }] });
  });

  test('of the maximum length are accepted', async () => {
    const { add } = await scene();
    expect((await add({ content: 'x'.repeat(limits.comment) })).content).toHaveLength(limits.comment);
  });
});

describe('a reply', () => {
  test('answers a comment of the same project and module that is itself no reply', async () => {
    const { app, owner, add, projectId } = await scene();
    const { id } = await add();
    const reply = await add({ parentId: id });
    const other = await createProject(app.deps, { ownerId: owner.id });
    const { comments } = app.as(owner);
    const answer = { commentId: randomUUID(), content: 'A reply' };
    const inIdea = { ...answer, projectId, module: 'idea' as const };
    expect(await refusal(comments.add({ ...inIdea, parentId: reply.id }))).toBe('NOT_FOUND');
    expect(await refusal(comments.add({ ...inIdea, parentId: randomUUID() }))).toBe('NOT_FOUND');
    expect(await refusal(comments.add({ ...inIdea, module: 'analysis', parentId: id }))).toBe('NOT_FOUND');
    expect(await refusal(comments.add({ ...inIdea, projectId: other.id, parentId: id }))).toBe('NOT_FOUND');
  });

  test('that races with the deletion of its comment is added to it or refused', async () => {
    const { app, owner, add, listed, projectId } = await scene();
    for (let round = 0; round < 10; round += 1) {
      const { id } = await add();
      const [refused] = await Promise.all([
        refusal(add({ parentId: id })),
        app.as(owner).comments.remove({ projectId, commentId: id }),
      ]);
      expect([undefined, 'NOT_FOUND']).toContain(refused);
    }
    expect((await listed()).count).toBe(0);
  });
});

describe('the same request again', () => {
  test('changes nothing and gets the same answer, even when both arrive at once', async () => {
    const { app, add, listed, owner, projectId } = await scene();
    const commentId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => add({ commentId })));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect((await listed()).count).toBe(1);
    const { activity } = await app.as(owner).activity.list({ projectId });
    expect(activity).toHaveLength(1);
  });

  test('with other text, by another person, in another module, thread or project is a conflict', async () => {
    const { app, owner, add, join, listed } = await scene();
    const { id: commentId } = await add();
    const { id: parentId } = await add();
    const commenter = await join('commenter');
    const other = await createProject(app.deps, { ownerId: owner.id });
    const input = { projectId: other.id, module: 'idea' as const, commentId, content: 'A comment' };
    expect(await refusal(add({ commentId, content: 'Other words' }))).toBe('CONFLICT');
    expect(await refusal(add({ commentId, by: commenter }))).toBe('CONFLICT');
    expect(await refusal(add({ commentId, module: 'analysis' }))).toBe('CONFLICT');
    expect(await refusal(add({ commentId, parentId }))).toBe('CONFLICT');
    expect(await refusal(app.as(owner).comments.add(input))).toBe('CONFLICT');
    expect((await app.as(owner).comments.list({ projectId: other.id, module: 'idea' })).count).toBe(0);
    expect((await listed()).count).toBe(2);
  });
});

describe('what a thread is about', () => {
  const passage = { exact: 'Bread is «\u00a0local\u00a0»', prefix: 'The market. ', suffix: '. The end.' };
  const onAnalysis = { on: 'analysis' as const, question: null, ...passage };
  const onAnswer = { on: 'answer' as const, question: 'targetMarket', ...passage };

  test('is kept with its words, also when they are text that looks like something else', async () => {
    const { add, listed } = await scene();
    const forged = { ...onAnalysis, exact: '<script>alert(1)</script>', prefix: "'; drop table users; --" };
    for (const anchor of [onAnalysis, onAnswer, forged, null]) expect((await add({ anchor })).anchor).toEqual(anchor);
    expect((await listed()).comments.map(({ anchor }) => anchor)).toEqual([onAnalysis, onAnswer, forged, null]);
  });

  test('is part of what makes a repeat a repeat', async () => {
    const { add, listed } = await scene();
    const commentId = randomUUID();
    const first = await add({ commentId, anchor: onAnswer });
    expect(await add({ commentId, anchor: onAnswer })).toEqual(first);
    expect(await refusal(add({ commentId, anchor: onAnalysis }))).toBe('CONFLICT');
    expect((await listed()).count).toBe(1);
  });

  test.each([
    ['a question of another module', { ...onAnswer, question: 'monthly_rent' }],
    ['an answer to no question', { ...onAnswer, question: null }],
    ['an analysis with a question', { ...onAnalysis, question: 'targetMarket' }],
    ['60,000 characters', { ...onAnalysis, exact: 'x'.repeat(60_000) }],
    ['60,000 characters around it', { ...onAnalysis, prefix: 'x'.repeat(60_000) }],
    ['a null byte', { ...onAnalysis, exact: 'a\u0000b' }],
  ])('is refused: %s', async (_, anchor) => {
    const { add, listed } = await scene();
    expect(await refusal(add({ anchor }))).toBe('INVALID_INPUT');
    expect((await listed()).count).toBe(0);
  });

  describe('a row of figures', () => {
    const on = (row: string) => ({ on: 'row' as const, question: null, row, exact: 'Rent', prefix: '', suffix: '' });

    test('by a commenter is kept with the name of the row, also once the row is gone', async () => {
      const { app, add, join, listed, owner, projectId } = await scene();
      const commenter = await join('commenter');
      const row = testRow();
      await app.as(owner).ledger.save({ projectId, rows: [row] });
      const commentId = randomUUID();
      const added = await add({ by: commenter, commentId, module: 'finances', anchor: on(row.id) });
      expect(added.anchor).toEqual(on(row.id));
      await app.as(owner).ledger.save({ projectId, removed: [{ id: row.id, version: 1 }] });
      // A response that was lost can still be asked for again.
      expect(await add({ by: commenter, commentId, module: 'finances', anchor: on(row.id) })).toEqual(added);
      const { comments } = await app.as(owner).comments.list({ projectId, module: 'finances' });
      expect(comments).toMatchObject([{ id: commentId, anchor: on(row.id) }]);
      expect((await listed()).count).toBe(0);
    });

    test('is refused if everybody who reads comments may not see it, and if there is none', async () => {
      const { app, add, owner, projectId } = await scene();
      const other = await createProject(app.deps, { ownerId: owner.id });
      const [row, elsewhere] = [testRow(), testRow()];
      const debt = { ...testRow(), kind: 'debt', cells: emptyCells('debt', 'Car') } as RowChange;
      const home = { ...testRow(), kind: 'household', cells: emptyCells('household', 'Food') } as RowChange;
      const province = { ...testRow(), kind: 'setting', cells: { name: 'province', value: 'QC' } } as RowChange;
      await app.as(owner).ledger.save({ projectId, rows: [row, debt, home, province] });
      await app.as(owner).ledger.save({ projectId: other.id, rows: [elsewhere] });
      const { row: _, ...without } = on(row.id);
      for (const anchor of [
        on(debt.id),
        on(home.id),
        on(province.id),
        on(elsewhere.id),
        on(randomUUID()),
        on('no id'),
        without,
        { ...on(row.id), question: 'targetMarket' },
        { ...onAnswer, row: row.id },
      ]) {
        expect(await refusal(add({ module: 'finances', anchor }))).toBe('INVALID_INPUT');
      }
      expect((await app.as(owner).comments.list({ projectId, module: 'finances' })).count).toBe(0);
    });
  });

  test('belongs to the thread: a reply has none', async () => {
    const { add } = await scene();
    const { id } = await add({ anchor: onAnalysis });
    expect(await refusal(add({ parentId: id, anchor: onAnalysis }))).toBe('INVALID_INPUT');
  });
});

describe('resolving a thread', () => {
  const activity = (app: Awaited<ReturnType<typeof scene>>['app']) =>
    app.deps.db
      .select({ type: projectActivity.actionType })
      .from(projectActivity)
      .where(ne(projectActivity.actionType, 'comment_added'))
      .orderBy(projectActivity.createdAt);

  test('says who and when, and is undone by reopening', async () => {
    const { app, add, join, listed, projectId } = await scene();
    const editor = await join('editor');
    const { id } = await add();
    const done = await app.as(editor).comments.resolve({ projectId, commentId: id, resolved: true });
    expect(done.resolvedAt).not.toBeNull();
    expect(done.resolvedBy).toEqual({ user_id: editor.id, user_profile: unnamed(editor) });
    expect((await listed()).comments[0]).toMatchObject(done);
    const open = await app.as(editor).comments.resolve({ projectId, commentId: id, resolved: false });
    expect(open).toMatchObject({ resolvedAt: null, resolvedBy: null });
    expect(await activity(app)).toEqual([{ type: 'comment_resolved' }, { type: 'comment_reopened' }]);
  });

  test('is for people who may edit; commenters resolve their own; a viewer none', async () => {
    const { app, add, join, projectId } = await scene();
    const commenter = await join('commenter');
    const viewer = await join('viewer');
    const { id: owners } = await add();
    const { id: own } = await add({ by: commenter });
    const resolve = (by: TestUser, commentId: string) =>
      app.as(by).comments.resolve({ projectId, commentId, resolved: true });
    expect(await refusal(resolve(commenter, owners))).toBe('FORBIDDEN');
    expect(await refusal(resolve(viewer, own))).toBe('FORBIDDEN');
    expect((await resolve(commenter, own)).resolvedBy?.user_id).toBe(commenter.id);
    expect(await activity(app)).toEqual([{ type: 'comment_resolved' }]);
  });

  test('is not possible with a reply, or from another project', async () => {
    const { app, owner, add, projectId } = await scene();
    const { id } = await add();
    const reply = await add({ parentId: id });
    const other = await createProject(app.deps, { ownerId: owner.id });
    const { comments } = app.as(owner);
    expect(await refusal(comments.resolve({ projectId, commentId: reply.id, resolved: true }))).toBe('NOT_FOUND');
    expect(await refusal(comments.resolve({ projectId, commentId: randomUUID(), resolved: true }))).toBe('NOT_FOUND');
    expect(await refusal(comments.resolve({ projectId: other.id, commentId: id, resolved: true }))).toBe('NOT_FOUND');
  });

  test('by several people at once is one change, and the same for all of them', async () => {
    const { app, owner, add, join, projectId } = await scene();
    const people = [owner, await join('editor'), await join('editor')];
    const { id } = await add();
    const heard: LiveMessage[] = [];
    app.deps.live.listen((message) => heard.push(message));
    const results = await Promise.all(
      people.map((user) => app.as(user).comments.resolve({ projectId, commentId: id, resolved: true })),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await activity(app)).toEqual([{ type: 'comment_resolved' }]);
    expect(heard).toHaveLength(1);
  });
});

test('adding is recorded and announced, changing and deleting are announced', async () => {
  const { app, owner, add, projectId } = await scene();
  const heard: LiveMessage[] = [];
  app.deps.live.listen((message) => heard.push(message));
  const { id } = await add({ module: 'analysis' });
  await add({ module: 'analysis', parentId: id });
  await app.as(owner).comments.update({ projectId, commentId: id, content: 'Other words' });
  await app.as(owner).comments.remove({ projectId, commentId: id });
  expect(heard).toEqual(
    [1, 2, 3, 4].map((sequence) =>
      expect.objectContaining({ kind: 'project', projectId, sequence, topic: 'comments', module: 'analysis' }),
    ),
  );
  const recorded = await app.deps.db.select().from(projectActivity).orderBy(projectActivity.createdAt);
  expect(recorded).toMatchObject([
    { actionType: 'comment_added', moduleKey: 'analysis', userId: owner.id, metadata: { kind: 'comment' } },
    { actionType: 'comment_added', moduleKey: 'analysis', userId: owner.id, metadata: { kind: 'reply' } },
  ]);
});

test('a comment is written in two trips: for the caller, and to store it with all that belongs to it', async () => {
  const { app, add } = await scene();
  await add();
  const sent = await statementsOf(app, () => add());
  expect(sent).toHaveLength(2);
  expect(sent[1]).toContain('insert into "project_events"');
});

test('a project that is deleted while its comments change is deleted, and every change is made or refused', async () => {
  const { app, owner, add, projectId } = await scene();
  const { id } = await add();
  const { comments, projects } = app.as(owner);
  const outcomes = await Promise.all([
    refusal(comments.update({ projectId, commentId: id, content: 'Other words' })),
    refusal(add({ parentId: id })),
    refusal(projects.delete({ projectId })),
    refusal(add()),
    refusal(comments.remove({ projectId, commentId: id })),
  ]);
  expect(outcomes.filter((outcome) => outcome !== undefined && outcome !== 'NOT_FOUND')).toEqual([]);
  await projects.erase({ projectId });
  expect(await app.deps.db.select().from(projectComments)).toEqual([]);
});

test('a refused comment leaves no row, no activity and no message', async () => {
  const { app, add, projectId } = await scene();
  const heard: LiveMessage[] = [];
  app.deps.live.listen((message) => heard.push(message));
  expect(await refusal(add({ parentId: randomUUID() }))).toBe('NOT_FOUND');
  expect(heard).toEqual([]);
  expect(await app.deps.db.select().from(projectActivity)).toEqual([]);
  expect(await app.deps.db.select().from(projectComments).where(eq(projectComments.projectId, projectId))).toEqual([]);
});

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const projectId = project.id;
  return {
    app,
    owner,
    projectId,
    join: async (role: CollaboratorRole) => {
      const user = await createUser(app.deps);
      await createCollaborator(app.deps, project, { user, role });
      return user;
    },
    add: ({
      by = owner,
      content = 'A comment',
      commentId = randomUUID(),
      module = 'idea' as 'idea' | 'analysis' | 'finances',
      parentId = null as string | null,
      anchor = null as Anchor | null,
    }: {
      by?: TestUser;
      content?: string;
      commentId?: string;
      module?: 'idea' | 'analysis' | 'finances';
      parentId?: string | null;
      anchor?: Anchor | null;
    } = {}) => app.as(by).comments.add({ projectId, module, commentId, content, parentId, anchor }),
    listed: (user: TestUser = owner) => app.as(user).comments.list({ projectId, module: 'idea' }),
  };
}
