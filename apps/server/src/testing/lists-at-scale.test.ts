import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { activityRows } from '../features/activity/queries.ts';
import { sharedPage } from '../features/collaboration/queries.ts';
import { commentRows } from '../features/comments/queries.ts';
import { removedRows } from '../features/ledger/removed-rows.ts';
import { bundleRows, noticeRows } from '../features/notices/public.ts';
import { ownProjectsRead } from '../features/projects/public.ts';
import { foundTexts } from '../features/search/queries.ts';
import { readTexts } from '../features/search/read-texts.ts';
import { addCrowd } from './crowd.ts';
import { createCollaborator, createProject, createUser, testRow } from './factories.ts';
import { readsOf } from './plan-reads.ts';
import { createTestDatabase } from './postgres.ts';
import { createTestApp } from './test-app.ts';

test('lists read no more rows among 10,000 projects and 100,000 comments than among a twentieth', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const app = await createTestApp({ database });
  const { db, readers } = app.deps;
  const [owner, commenter] = [await createUser(app.deps), await createUser(app.deps)];
  const project = await createProject(app.deps, { ownerId: owner.id });
  const projectId = project.id;
  await createCollaborator(app.deps, project, { user: commenter, role: 'commenter' });
  for (const user of [owner, commenter, owner, commenter]) {
    const comment = { module: 'idea' as const, commentId: randomUUID(), content: 'A comment' };
    await app.as(user).comments.add({ projectId, ...comment });
  }
  await readTexts(app.deps);
  const thread = { module: 'analysis' as const, commentId: randomUUID(), content: 'A thread' };
  await app.as(owner).comments.add({ projectId, ...thread });
  for (let reply = 0; reply < 4; reply += 1) {
    const comment = { ...thread, commentId: randomUUID(), parentId: thread.commentId };
    await app.as(commenter).comments.add({ projectId, ...comment });
  }
  const proposal = { kind: 'task', text: 'Call the bank', due: null } as const;
  await app.as(commenter).suggestions.add({ projectId, suggestionId: randomUUID(), proposal });
  const figures = [testRow(), testRow()];
  await app.as(owner).ledger.save({ projectId, rows: figures });
  await app.as(owner).ledger.save({ projectId, removed: figures.map(({ id }) => ({ id, version: 1 })) });
  const statements = {
    comments: commentRows(db, projectId, 'idea'),
    activity: activityRows(db, projectId),
    removedFigures: removedRows(db, { projectId, role: 'commenter' }),
    notices: noticeRows(db, owner.id),
    noticeBundles: bundleRows(owner.id),
    ownProjects: sql`select ${sql.raw(ownProjectsRead.sql)} from users u where u.id = ${owner.id}`,
    sharedProjects: sharedPage(commenter.id, undefined),
    search: foundTexts(commenter.id, ['comments']),
  };
  const readsOfAll = async () =>
    Promise.all(
      Object.entries(statements).map(async ([name, statement]) => ({ name, ...(await readsOf(db, statement)) })),
    );

  await addCrowd(app.deps, 500);
  const few = await readsOfAll();
  await addCrowd(app.deps, 9_500);
  const many = await readsOfAll();
  for (const [index, { name, rows, pages, plan }] of many.entries()) {
    expect(rows, `rows of ${name}: ${plan}`).toBeLessThan((few[index]?.rows ?? 0) * 1.5);
    expect(pages, `pages of ${name}: ${plan}`).toBeLessThan((few[index]?.pages ?? 0) * 1.5);
    // Only its own few rows: nothing is read and discarded, even with few rows in the table.
    expect(rows, `rows of ${name}: ${plan}`).toBeLessThan(30);
  }

  const calls = {
    comments: () => app.as(owner).comments.list({ projectId, module: 'idea' }),
    removedFigures: () => app.as(commenter).ledger.removed({ projectId }),
    notices: () => app.as(owner).notices.list({}),
    activity: () => app.as(owner).activity.list({ projectId }),
    ownProjects: () => app.as(owner).projects.list({}),
    sharedProjects: () => app.as(commenter).collaboration.shared({}),
    search: () => app.as(commenter).search.find({ query: 'comments', language: 'en' }),
  };
  for (const [name, call] of Object.entries(calls)) {
    const asked = [vi.spyOn(readers, 'query').mockClear(), vi.spyOn(db.$client, 'query').mockClear()] as const;
    await call();
    expect(asked[0].mock.calls.length + asked[1].mock.calls.length, `queries of ${name}`).toBeLessThanOrEqual(3);
  }
});
