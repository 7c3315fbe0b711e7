import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { portion } from '../db/portions.ts';
import { authorships } from '../features/account/delete-account.ts';
import { projectContents } from '../features/projects/remove-projects.ts';
import { removeExpiredRows } from '../remove-expired-rows.ts';
import { createAccountScene } from './account-scene.ts';
import { addCrowd } from './crowd.ts';
import { createCollaborator, createProject, createUser, testRow } from './factories.ts';
import { tablesScannedBy } from './plan-reads.ts';
import { createTestDatabase } from './postgres.ts';
import { createTestApp, type TestApp } from './test-app.ts';

describe('every foreign key', () => {
  test('has an index that finds its rows, either complete or only without nulls', async () => {
    const { deps } = await createTestApp();
    const { rows } = await deps.db.execute<{ key: string }>(sql`
      select f.conname as key from pg_constraint f
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1] and i.indisvalid
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`);
    expect(rows).toEqual([]);
  });

  test.each([
    ['projects', 'c', projectContents.length],
    ['users', 'n', authorships.length],
  ])('to %s that deletes or clears many rows has its portions', async (table, rule, portioned) => {
    const { deps } = await createTestApp();
    const { rows } = await deps.db.execute<{ name: string }>(sql`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = ${table}::regclass and confdeltype = ${rule}`);
    expect(rows).toHaveLength(portioned);
  });
});

test('saving, commenting and deleting do no full scan of a large table', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const app = await createTestApp({ database });
  const { deps } = app;
  await addCrowd(deps, 6_000);
  const owner = await createUser(deps, { premium: true });
  const project = await createProject(deps, { ownerId: owner.id });
  const editor = await createUser(deps);
  await createCollaborator(deps, project, { user: editor, role: 'editor' });
  const { user } = await createAccountScene(deps);

  const work: Record<string, () => Promise<unknown>> = {
    'an answer': () => saveAnswer(app, editor, project.id, 0),
    'the same answer': () => saveAnswer(app, editor, project.id, 1),
    "another person's text": () => saveAnswer(app, owner, project.id, 2),
    'a conflict': () => saveAnswer(app, editor, project.id, 0),
    'an idea': () => app.as(owner).brainstorm.haveIdea({ projectId: project.id }),
    'an entry': () =>
      app.as(owner).journal.add({
        projectId: project.id,
        entryId: '1700000000001',
        title: 'A day',
        content: 'What happened',
        mood: 'neutral',
      }),
    figures: async () => {
      const figures = app.as(editor).ledger;
      const row = testRow();
      await figures.save({ projectId: project.id, rows: [row], refuse: ['a proposal'] });
      await figures.save({ projectId: project.id, rows: [{ ...row, version: 1, note: 'Asked' }] });
      await figures.save({ projectId: project.id, removed: [{ id: row.id, version: 2 }], unrefuse: ['a proposal'] });
      await figures.versions({ projectId: project.id, rowId: row.id });
      await figures.restore({ projectId: project.id, rowId: row.id, version: 2 });
      await figures.get({ projectId: project.id });
    },
    papers: async () => {
      const { papers } = app.as(editor);
      await papers.update({ projectId: project.id, paper: 'lease', state: 'asked_for' });
      await papers.list({ projectId: project.id });
    },
    'the document of the plan': async () => {
      const { planDocument } = app.as(editor);
      const own = { projectId: project.id, section: randomUUID() };
      const words = { text: 'Bread', language: 'en', baseVersion: 0 } as const;
      await planDocument.save({ projectId: project.id, section: 'summary', ...words });
      await planDocument.save({ projectId: project.id, section: 'summary', ...words, text: '', baseVersion: 1 });
      await planDocument.versions({ projectId: project.id, section: 'summary' });
      await planDocument.add({ ...own, title: 'Our street', language: 'en' });
      await planDocument.rename({ ...own, title: 'Our place' });
      await planDocument.move({ ...own, after: null });
      await planDocument.show({ ...own, shown: false });
      await planDocument.remove({ ...own, removed: true });
      await planDocument.setReader({ projectId: project.id, reader: 'partner' });
      await planDocument.keepText({ projectId: project.id, section: 'summary', base: 'Bread' });
      await planDocument.get({ projectId: project.id });
    },
    'answers to a lender': async () => {
      const { rehearsal } = app.as(editor);
      const of = { projectId: project.id, question: 'check.cash' };
      const words = { text: 'Bread', language: 'en', asked: 'Who covers it?' } as const;
      await rehearsal.save({ ...of, ...words, baseVersion: 0 });
      await rehearsal.tick({ ...of, point: 'date', ticked: true });
      await rehearsal.save({ ...of, ...words, text: '', baseVersion: 1 });
      await rehearsal.versions(of);
      await rehearsal.list({ projectId: project.id });
    },
    'facts for the lender': async () => {
      const { lenderFacts } = app.as(editor);
      const { id: projectId } = project;
      const fact = { fact: 'ask.why', text: 'An oven', language: 'en' } as const;
      await lenderFacts.save({ projectId, facts: [{ ...fact, baseVersion: 0 }] });
      await lenderFacts.save({ projectId, facts: [{ ...fact, text: '', baseVersion: 1 }] });
      await lenderFacts.versions({ projectId, fact: fact.fact });
      await lenderFacts.list({ projectId });
    },
    links: async () => {
      const { links } = app.as(owner);
      const projectId = project.id;
      const ends_at = new Date(Date.now() + 86_400_000).toISOString();
      const made = await links.create({ projectId, document: 'plan', language: 'en', reader: 'A bank', ends_at });
      await links.setEnd({ projectId, linkId: made.link.id, ends_at });
      await links.list({ projectId });
      await app.as(null).links.open({ token: made.address.split('#')[1] ?? '' });
      await links.revoke({ projectId, linkId: made.link.id });
    },
    tasks: async () => {
      const { tasks } = app.as(editor);
      const ofTask = { projectId: project.id, taskId: randomUUID() };
      await tasks.add({ ...ofTask, text: 'Call the bank', assignee: owner.id });
      await tasks.update({ ...ofTask, done: true });
      await tasks.list({ projectId: project.id });
      await tasks.remove(ofTask);
    },
    'a confirmed figure': async () => {
      const { figureCheck } = app.as(editor);
      const ofFigure = { projectId: project.id, confirmationId: randomUUID() };
      const said = { of: 'figure', written: '$2,750', context: 'Permits cost $2,750', module: 'idea' } as const;
      await figureCheck.confirm({ ...ofFigure, ...said, basis: 'estimate' });
      await figureCheck.list({ projectId: project.id });
      await figureCheck.takeBack(ofFigure);
    },
    'a comment and a reply': async () => {
      const parentId = randomUUID();
      const comment = { projectId: project.id, module: 'idea' as const, content: 'Why not?' };
      await app.as(editor).comments.add({ ...comment, commentId: parentId });
      await app.as(owner).comments.add({ ...comment, commentId: randomUUID(), parentId });
      await app.as(editor).comments.update({ projectId: project.id, commentId: parentId, content: 'Why?' });
      await app.as(editor).comments.resolve({ projectId: project.id, commentId: parentId, resolved: true });
      await app.as(editor).comments.remove({ projectId: project.id, commentId: parentId });
    },
    suggestions: async () => {
      const { suggestions } = app.as(editor);
      const of = { projectId: project.id, suggestionId: randomUUID() };
      await suggestions.add({ ...of, proposal: { kind: 'task', text: 'Call the bank', due: null } });
      await suggestions.list({ projectId: project.id });
      await suggestions.accept({ ...of, over: null });
      await suggestions.list({ projectId: project.id, state: 'decided' });
    },
    'a visit': () => app.as(editor).activity.recordView({ projectId: project.id }),
    'a new name': () => app.as(owner).projects.update({ projectId: project.id, name: 'Another' }),
    'the clean-up': () => removeExpiredRows(deps),
    'a deleted project': async () => {
      await addVersions(app, project.id, owner.id, portion + 1);
      await app.as(owner).projects.delete({ projectId: project.id });
    },
    'an archived project': async () => {
      const { id: projectId } = await app.as(owner).projects.create({ name: 'Old' });
      await app.as(owner).projects.archive({ projectId, archived: true });
    },
    'a project erased from the trash': () => app.as(owner).projects.erase({ projectId: project.id }),
    'a restored project': async () => {
      const { id: projectId } = await app.as(owner).projects.create({ name: 'Back' });
      await app.as(owner).projects.delete({ projectId });
      await app.as(owner).projects.restore({ projectId });
    },
    'an emptied trash': async () => {
      const { id: projectId } = await app.as(owner).projects.create({ name: 'Gone' });
      await app.as(owner).projects.delete({ projectId });
      await app.as(owner).projects.emptyTrash({ deletedUntil: new Date(Date.now() + 1_000).toISOString() });
    },
    'a deleted account': () => app.as(user).account.delete({ confirmDeletion: true }),
  };
  const scanned: Record<string, string[]> = {};
  for (const [name, step] of Object.entries(work)) scanned[name] = await tablesScannedBy(deps.db, step);
  expect(scanned).toEqual(Object.fromEntries(Object.keys(work).map((name) => [name, []])));
});

function saveAnswer(app: TestApp, user: Parameters<TestApp['as']>[0], projectId: string, baseVersion: number) {
  const answers = [{ question: 'location', value: `Trois-Rivières ${randomUUID()}`, baseVersion }];
  return app.as(user).modules.saveAnswers({ projectId, module: 'idea', answers });
}

/**
 * Gives a project many versions of an analysis, and keeps the statistics of the crowd: read again, they would say that
 * one project holds a quarter of the table, where a full scan is the right plan.
 */
async function addVersions({ deps }: TestApp, projectId: string, userId: string, count: number): Promise<void> {
  await deps.db.execute(sql`alter table analysis_versions set (autovacuum_enabled = false)`);
  await deps.db.execute(sql`
    insert into analysis_versions (project_id, module, language, source, content, created_by)
    select ${projectId}::uuid, 'idea', 'en', 'builtin', 'An analysis', ${userId}::uuid
    from generate_series(1, ${count}::int)`);
}
