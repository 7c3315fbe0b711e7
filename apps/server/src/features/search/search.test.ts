import { randomUUID } from 'node:crypto';
import type { RowChange } from '@elan/contract/ledger';
import { emptyCells } from '@elan/domain/ledger/row';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { analysisVersions, projectModules } from '../../db/schema/modules.ts';
import { createCollaborator, createProject, createUser, type TestUser, testRow } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { readTexts } from './read-texts.ts';

test('finds words in answers, the current analysis, comments and the journal, the newest first', async () => {
  const { owner, write, find, analyse } = await scene();
  await write.answer(owner, 'location', 'Une boulangerie au marché');
  await analyse('analysis', '# Old\n\nLa boulangerie du passé');
  await analyse('analysis', '# Forces\n\n**La boulangerie** ouvre tôt');
  await write.comment(owner, 'Et la boulangerie?');
  await write.entry(owner, 'Four', 'La boulangerie ouvre');
  const { results, more } = await find(owner, 'boulangerie');
  expect(more).toBe(false);
  expect(results.map(({ kind, module, title, excerpt }) => [kind, module, title, marked(excerpt)])).toEqual([
    ['entry', 'journal', null, 'Four La [boulangerie] ouvre'],
    ['comment', 'idea', null, 'Et la [boulangerie]?'],
    ['analysis', 'analysis', null, 'Forces La [boulangerie] ouvre tôt'],
    ['answer', 'idea', 'Où vous exercerez vos activités', 'Une [boulangerie] au marché'],
  ]);
  expect(results.at(-1)).toMatchObject({ place: 'location', project_name: 'A project' });
  expect((await find(owner, 'passé')).results).toEqual([]);
});

test('finds other forms of a word in both languages, without accents, and the beginning of the last word', async () => {
  const { owner, write, find } = await scene();
  await write.answer(owner, 'location', "Les entreprises québécoises: l'Œuvre d'été, companies selling sourdough");
  for (const query of [
    'entreprise',
    'QUEBECOISE',
    'québécois',
    'oeuvres',
    'company',
    'sold sourd',
    'sell',
    "l'ete",
    'sourd',
  ]) {
    const found = (await find(owner, query)).results.length;
    expect([query, found]).toEqual([query, query === 'sold sourd' ? 0 : 1]);
  }
  expect((await find(owner, 'sourd entreprise')).results).toEqual([]);
});

test('a decomposed accent, a long word and a text of nothing but signs do no harm', async () => {
  const { owner, write, find } = await scene();
  await write.answer(owner, 'location', `Cafe\u0301 ${'x'.repeat(3_000)} 'quoted' \\ :* & | ! <b>`);
  expect((await find(owner, 'café')).results).toHaveLength(1);
  expect((await find(owner, "quoted' | :* \\ &!")).results).toHaveLength(1);
  expect((await find(owner, 'the and les')).results).toEqual([]);
});

test('follows every change: a new text replaces the old one, and a removed one is gone', async () => {
  const { app, owner, project, write, find } = await scene();
  await write.answer(owner, 'location', 'Trois-Rivières');
  await write.answer(owner, 'location', 'Gaspé', 1);
  const commentId = await write.comment(owner, 'A lighthouse');
  const entryId = await write.entry(owner, 'A sailboat', 'Seen');
  expect((await find(owner, 'Rivières')).results).toEqual([]);
  expect((await find(owner, 'gaspe')).results).toHaveLength(1);
  await app.as(owner).comments.update({ projectId: project.id, commentId, content: 'A windmill' });
  expect((await find(owner, 'lighthouse')).results).toEqual([]);
  expect((await find(owner, 'windmill')).results).toHaveLength(1);
  await app.as(owner).comments.remove({ projectId: project.id, commentId });
  await app.as(owner).journal.remove({ projectId: project.id, entryId });
  // Before the words are read again as well.
  expect((await app.as(owner).search.find({ query: 'windmill', language: 'en' })).results).toEqual([]);
  expect((await find(owner, 'sailboat')).results).toEqual([]);
  await app.as(owner).projects.delete({ projectId: project.id });
  expect((await find(owner, 'gaspe')).results).toEqual([]);
  await readTexts(app.deps);
  expect(await count(app, 'search_backlog')).toBe(0);
});

test('finds the words of ideas and personas, and not their ids', async () => {
  const { app, owner, project, find } = await scene();
  const id = randomUUID();
  const idea = { id, title: 'Un moulin', description: 'Farine', sector: 'Aliments', interestLevel: 'high' as const };
  await app.deps.db
    .insert(projectModules)
    .values({ projectId: project.id, module: 'brainstorm', extra: { generatedIdeas: [idea], selectedIdea: idea } });
  const { results } = await find(owner, 'moulins');
  expect(results).toMatchObject([{ kind: 'analysis', module: 'brainstorm' }]);
  expect(marked(results[0]?.excerpt ?? [])).toContain('Un [moulin] Aliments Farine');
  expect((await find(owner, id.slice(0, 8))).results).toEqual([]);
});

test('only people of the project find its texts, and nobody after their removal', async () => {
  const { app, owner, project, write, find } = await scene();
  await write.answer(owner, 'location', 'Boulangerie');
  const [viewer, invited, stranger] = [
    await createUser(app.deps),
    await createUser(app.deps),
    await createUser(app.deps),
  ];
  const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  await createCollaborator(app.deps, project, { user: invited, role: 'editor', status: 'pending' });
  // Another project of the same owner stays theirs.
  const other = await createProject(app.deps, { ownerId: owner.id, name: 'Private' });
  await app
    .as(owner)
    .comments.add({ projectId: other.id, module: 'idea', commentId: randomUUID(), content: 'boulangerie' });
  // One after another: a search would not wait for texts that the reading of another has already taken.
  const counts = async () => {
    const found: number[] = [];
    for (const user of [owner, viewer, invited, stranger]) found.push((await find(user, 'boulangerie')).results.length);
    return found;
  };
  expect(await counts()).toEqual([2, 1, 0, 0]);
  await app.as(owner).collaboration.remove({ projectId: project.id, collaboratorId });
  expect(await counts()).toEqual([2, 0, 0, 0]);
});

test('finds rows of figures by their name and note; those about the household only for those who may read them', async () => {
  const { app, owner, project, find } = await scene();
  const row = { ...testRow(undefined, { name: 'Loyer du kiosque' }), note: 'Bail signé' };
  const debt = { ...row, id: randomUUID(), kind: 'debt', cells: emptyCells('debt', 'Prêt du kiosque') } as RowChange;
  const province = { ...row, id: randomUUID(), kind: 'setting', cells: { name: 'province', value: 'QC' } } as RowChange;
  await app.as(owner).ledger.save({ projectId: project.id, rows: [row, debt, province] });
  const [viewer, commenter, editor, adviser, fullAdviser] = [
    await createUser(app.deps),
    await createUser(app.deps),
    await createUser(app.deps),
    await createUser(app.deps),
    await createUser(app.deps),
  ];
  await createCollaborator(app.deps, project, { user: viewer, role: 'viewer' });
  await createCollaborator(app.deps, project, { user: commenter, role: 'commenter' });
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  await createCollaborator(app.deps, project, { user: adviser, role: 'adviser' });
  await createCollaborator(app.deps, project, { user: fullAdviser, role: 'full_adviser' });
  const found = async (user: TestUser) =>
    (await find(user, 'kiosque')).results.map(({ kind, module, place }) => [kind, module, place]);
  const [shown, hidden] = [
    ['row', 'finances', row.id],
    ['row', 'finances', debt.id],
  ];
  for (const user of [owner, editor, fullAdviser]) expect((await found(user)).sort()).toEqual([shown, hidden].sort());
  for (const user of [viewer, commenter, adviser]) expect(await found(user)).toEqual([shown]);
  expect(marked((await find(viewer, 'bail')).results[0]?.excerpt ?? [])).toBe('Loyer du kiosque [Bail] signé');
  expect((await find(owner, 'province')).results).toEqual([]);

  await app.as(owner).ledger.save({
    projectId: project.id,
    rows: [{ ...row, version: 1, cells: { ...row.cells, name: 'Loyer' } }],
    removed: [{ id: debt.id, version: 1 }],
  });
  expect(await found(owner)).toEqual([]);
  expect((await find(owner, 'loyer')).results).toHaveLength(1);
  await app.deps.db.execute(sql`truncate search_texts, search_backlog`);
  await app.deps.db.execute(sql`insert into search_old_projects values (${project.id})`);
  expect((await find(viewer, 'loyer')).results).toHaveLength(1);
});

test('refuses a search that is too short or too long, and says when there are more results', async () => {
  const { app, owner, project, find } = await scene();
  for (const query of ['', 'ab', "l'à", 'a'.repeat(101)]) {
    expect(await refusal(app.as(owner).search.find({ query, language: 'fr' }))).toBe('INVALID_INPUT');
  }
  for (let index = 0; index < 21; index += 1) {
    await app
      .as(owner)
      .comments.add({ projectId: project.id, module: 'idea', commentId: randomUUID(), content: `pain ${index}` });
  }
  const { results, more } = await find(owner, 'pain');
  expect([results.length, more]).toEqual([20, true]);
});

test('texts from before the search are read in the background', async () => {
  const { app, owner, project, write, find } = await scene();
  await write.answer(owner, 'location', 'Boulangerie');
  await write.comment(owner, 'Une boulangerie');
  await write.entry(owner, 'Four', 'boulangerie');
  await app.deps.db.execute(sql`truncate search_texts, search_backlog`);
  await app.deps.db.execute(
    sql`insert into search_old_projects select id from projects union select gen_random_uuid()`,
  );
  expect((await find(owner, 'boulangerie')).results).toHaveLength(3);
  expect(await count(app, 'search_old_projects')).toBe(0);
  expect(project.id).toBeDefined();
});

const marked = (excerpt: readonly { text: string; found: boolean }[]) =>
  excerpt.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

type App = Awaited<ReturnType<typeof createTestApp>>;

async function count(app: App, table: 'search_backlog' | 'search_old_projects'): Promise<number> {
  const { rows } = await app.deps.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? -1;
}

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps, { premium: true });
  const project = await createProject(app.deps, { ownerId: owner.id });
  const inProject = { projectId: project.id };
  let entries = 0;
  const write = {
    answer: (user: TestUser, question: string, value: string, baseVersion = 0) =>
      app.as(user).modules.saveAnswers({ ...inProject, module: 'idea', answers: [{ question, value, baseVersion }] }),
    comment: async (user: TestUser, content: string) => {
      const commentId = randomUUID();
      await app.as(user).comments.add({ ...inProject, module: 'idea', commentId, content });
      return commentId;
    },
    entry: async (user: TestUser, title: string, content: string) => {
      entries += 1;
      const entryId = String(1_700_000_000_000 + entries);
      await app.as(user).journal.add({ ...inProject, entryId, title, content, mood: 'neutral' });
      return entryId;
    },
  };
  const analyse = async (module: ModuleKey, content: string) => {
    const [version] = await app.deps.db
      .insert(analysisVersions)
      .values({ ...inProject, module, language: 'fr', source: 'builtin', content })
      .returning({ id: analysisVersions.id });
    const analysisVersionId = version?.id ?? null;
    await app.deps.db
      .insert(projectModules)
      .values({ ...inProject, module, analysisVersionId })
      .onConflictDoUpdate({ target: [projectModules.projectId, projectModules.module], set: { analysisVersionId } });
  };
  /** What the background reading would have read by then is read first. */
  const find = async (user: TestUser, query: string) => {
    await readTexts(app.deps);
    return app.as(user).search.find({ query, language: 'fr' });
  };
  return { app, owner, project, write, analyse, find };
}
