import { randomUUID } from 'node:crypto';
import type { ProjectFile } from '@elan/contract/project-file-format';
import { emptyCells } from '@elan/domain/ledger/row';
import { capacities } from '@elan/domain/limits';
import { languages } from '@elan/domain/locale';
import { moduleKeys } from '@elan/domain/modules/keys';
import { maturityCategories } from '@elan/domain/modules/maturity/categories';
import { sampleProjects } from '@elan/domain/modules/sample-file';
import { samples } from '@elan/domain/modules/testing/samples';
import { projectFileLimits } from '@elan/domain/project-file-limits';
import { safe } from '@orpc/client';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ledgerRows } from '../../db/schema/ledger.ts';
import { analysisVersions } from '../../db/schema/modules.ts';
import { projects } from '../../db/schema/projects.ts';
import { createCollaborator, createProject, createUser, type TestUser, testRow } from '../../testing/factories.ts';
import { callAs, createToken } from '../../testing/program.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { hostileValues, mutated, wholeFile } from './testing/files.ts';

type Written = ProjectFile & { computed: { forecast: unknown; scenarios: unknown } };

const smallest = { format: 'elan-project', version: 1, project: { name: 'From a file' } };

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps, { premium: true });
  return { app, owner };
}

async function fileOf(app: TestApp, user: TestUser, projectId: string): Promise<Written> {
  const { body } = await app.as(user).documents.file({ projectId, format: 'json', language: 'en' });
  return JSON.parse(await body.text());
}

const importAs = (app: TestApp, user: TestUser, file: unknown, importId: string = randomUUID()) =>
  app.as(user).projectFile.import({ importId, file });

/** What a round trip may change: when the file and the project were made, and that its analyses are imported. */
const withoutDates = ({ written_at: _at, project: { created_at: _made, ...project }, ...file }: Written) => ({
  ...file,
  project,
  modules: file.modules.map(({ analyses, ...entry }) => ({
    ...entry,
    analyses: analyses.map(({ created_at: _created, source: _source, ...analysis }) => analysis),
  })),
});

describe('a project', () => {
  test.each(languages.flatMap((language) => sampleProjects.map((project) => [project, language] as const)))(
    'sample %s in %s comes back as it was, with the same forecast',
    async (sample, language) => {
      const { app, owner } = await scene();
      const { id: projectId } = await createProject(app.deps, { ownerId: owner.id, description: 'What it is about' });
      const person = app.as(owner);
      for (const module of moduleKeys) {
        const answers = Object.entries(samples[sample][language].answers[module]);
        if (answers.length === 0) continue;
        await person.modules.saveAnswers({
          ...{ projectId, module },
          answers: answers.map(([question, value]) => ({ question, value, baseVersion: 0 })),
        });
      }
      await person.modules.setAside({ projectId, module: 'idea', kind: 'question', part: 'budget', aside: true });
      await person.modules.setAside({
        projectId,
        module: 'analysis',
        kind: 'section',
        part: 'competition',
        aside: true,
      });
      const [question = '', answer = ''] = Object.entries(samples[sample][language].answers.idea)[0] ?? [];
      await person.ledger.save({
        projectId,
        rows: [
          { ...testRow(), origins: { amount: { from: 'said', module: 'idea', question, quote: answer.slice(0, 20) } } },
          { ...testRow(undefined, { name: '=Insurance' }), note: 'From the broker', position: 2 },
        ],
        refuse: ['finances:averagePrice:0'],
      });
      await person.tasks.add({ projectId, taskId: randomUUID(), text: 'Call the bank', due: '2027-01-15' });
      await person.papers.update({ projectId, paper: 'lease', state: 'asked_for', note: 'Marie has it' });
      await person.journal.add({
        projectId,
        entryId: '1700000000000',
        title: 'A day',
        content: 'Rain',
        mood: 'positive',
      });
      await person.rehearsal.save({
        ...{
          projectId,
          question: 'paper.lease',
          text: 'It is signed.',
          baseVersion: 0,
          language,
          asked: 'Where is it?',
        },
      });
      await person.rehearsal.save({
        ...{ projectId, question: 'private.debt', text: 'SECRET', baseVersion: 0, language, asked: 'How much?' },
      });
      const marie = `borrower.${randomUUID()}`;
      const fact = (name: string, text: string) => ({ fact: name, text, baseVersion: 0, language });
      const facts = [fact(`${marie}.name`, 'Marie'), fact('ask.amount', '1800000'), fact('ask.why', 'x')];
      await person.lenderFacts.save({ projectId, facts });
      await person.lenderFacts.save({ projectId, facts: [{ ...fact('ask.why', ''), baseVersion: 1 }] });
      await person.lenderFacts.save({ projectId, facts: [fact(`asset.${randomUUID()}.name`, 'SECRET condo')] });
      const own = randomUUID();
      await person.planDocument.setReader({ projectId, reader: 'partner' });
      await person.planDocument.add({ projectId, section: own, title: 'Our street', language });
      await person.planDocument.save({
        projectId,
        section: own,
        text: 'A **quiet** street.',
        baseVersion: 1,
        language,
      });
      await person.planDocument.move({ projectId, section: own, after: 'summary' });
      await person.planDocument.save({
        ...{ projectId, section: 'summary', text: 'In our words.', baseVersion: 0, language, base: 'Assembled.' },
      });
      for (const content of ['## Earlier', '## Current\n\nPermits cost $2,750.']) {
        const analysis = { projectId, module: 'idea', language, source: 'builtin', content } as const;
        const [version] = await app.deps.db.insert(analysisVersions).values(analysis).returning();
        await app.as(owner).versions.restore({ projectId, module: 'idea', versionId: version?.id ?? '' });
      }
      const personas = samples[sample][language].personas.map((persona) => ({ id: randomUUID(), ...persona }));
      await app.deps.db.execute(sql`
        insert into project_modules (project_id, module, extra) values (${projectId}, 'personas', ${JSON.stringify({ personas })})
        on conflict (project_id, module) do update set extra = excluded.extra`);
      await person.modules.save({ projectId, module: 'personas' });

      await person.figureCheck.confirm({
        ...{
          projectId,
          confirmationId: randomUUID(),
          of: 'figure',
          written: '$2,750',
          context: 'Permits cost $2,750.',
        },
        ...{ module: 'idea', basis: 'source', source: 'Fee schedule' },
      });

      const first = await fileOf(app, owner, projectId);
      expect(JSON.stringify(first)).not.toContain(owner.email);
      expect(JSON.stringify(first)).not.toContain('SECRET');
      expect(first.rehearsal).toHaveLength(1);
      expect(first.lender_facts).toEqual([
        { fact: `${marie}.name`, text: 'Marie', language },
        { fact: 'ask.amount', text: '1800000', language },
      ]);
      const other = await createUser(app.deps);
      const shown = await app.as(other).projectFile.check({ file: first });
      expect(shown.notTaken).toEqual([]);
      expect(shown.modules.find(({ module }) => module === 'idea')?.locked).toBe(false);
      expect(shown.modules.find(({ module }) => module === 'finances')?.locked).toBe(true);
      const copy = await importAs(app, other, first);
      const second = await fileOf(app, other, copy.id);
      expect(withoutDates(second)).toEqual(withoutDates(first));
      expect(second.computed.forecast).toEqual(first.computed.forecast);
      expect(first.modules.find(({ module }) => module === 'idea')?.analyses.map(({ content }) => content)).toEqual([
        '## Current\n\nPermits cost $2,750.',
        '## Earlier',
      ]);
      expect([first.rows.length, first.journal.length, first.plan_document.sections.length]).toEqual([2, 1, 2]);

      const [before, after] = [
        await person.projects.get({ projectId }),
        await app.as(other).projects.get({ projectId: copy.id }),
      ];
      expect(after.progress).toEqual(before.progress);
      expect(after.permissions.role).toBe('owner');
      expect(after.modules_data.idea?.origin?.source).toBe('imported');
      const { activity } = await app.as(other).activity.list({ projectId: copy.id });
      expect(activity.map(({ action_type }) => action_type)).toEqual(['project_imported']);
    },
  );
});

describe('importing', () => {
  test("of a model's analysis and of a Premium module gives a free account neither: imported, and for reading only", async () => {
    const { app } = await scene();
    const free = await createUser(app.deps);
    const said = { language: 'en', source: 'model', model: 'gpt-4o', content: '## Report', current: true };
    const answers = { brandName: 'Bread', customerAcquisition: 'Flyers' };
    const modules = [{ module: 'marketing', answers, filled_in: ['brandName', 'budget'], analyses: [said] }];
    const { id: projectId } = await importAs(app, free, { ...smallest, modules });
    const person = app.as(free);
    const entry = (await person.projects.get({ projectId })).modules_data.marketing;
    expect(entry).toMatchObject({ answers, filledIn: ['brandName'], aiResponse: '## Report' });
    expect(entry?.origin).toMatchObject({ source: 'imported', model: null });
    const module = 'marketing' as const;
    const { versions } = await person.versions.list({ projectId, module });
    expect(versions).toMatchObject([{ source: 'imported', model: null }]);
    const file = await fileOf(app, free, projectId);
    expect(file.modules).toMatchObject([{ filled_in: ['brandName'], analyses: [{ source: 'imported', model: null }] }]);
    const change = { question: 'brandName', value: 'Rye', baseVersion: 1 };
    const refusals = await Promise.all([
      refusal(person.modules.saveAnswers({ projectId, module, answers: [change] })),
      refusal(person.modules.save({ projectId, module })),
      refusal(person.generation.start({ projectId, module, language: 'en' })),
      refusal(person.versions.restore({ projectId, module, versionId: versions[0]?.id ?? '' })),
    ]);
    expect(refusals).toEqual(refusals.map(() => 'PLAN_REQUIRED'));
  });

  test('needs an account', async () => {
    const { app } = await scene();
    expect(await refusal(app.as(null).projectFile.check({ file: smallest }))).toBe('NOT_AUTHENTICATED');
    expect(await refusal(app.as(null).projectFile.import({ importId: randomUUID(), file: smallest }))).toBe(
      'NOT_AUTHENTICATED',
    );
  });

  test('the same twice, at the same time or later, creates one project; another person gets their own', async () => {
    const { app, owner } = await scene();
    const importId = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => importAs(app, owner, smallest, importId)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await importAs(app, owner, smallest, importId.toUpperCase())).id).toBe(made[0]?.id);
    expect((await app.as(owner).projects.list({})).count).toBe(1);
    const other = await createUser(app.deps);
    expect((await importAs(app, other, smallest, importId)).id).not.toBe(made[0]?.id);
    await app.as(owner).projects.delete({ projectId: made[0]?.id ?? '' });
    expect(await refusal(importAs(app, owner, smallest, importId))).toBe('CONFLICT');
  });

  test('counts toward the number of projects, and stores nothing beyond it', async () => {
    const { app, owner } = await scene();
    await app.deps.db.execute(sql`
      insert into ${projects} (user_id, name) select ${owner.id}, 'One' from generate_series(1, ${capacities.projects})`);
    expect((await app.as(owner).projectFile.check({ file: smallest })).hasRoom).toBe(false);
    expect(await refusal(importAs(app, owner, smallest))).toBe('LIMIT_REACHED');
    const { rows } = await app.deps.db.execute<{ count: number }>(sql`select count(*)::int as count from ${projects}`);
    expect(rows[0]?.count).toBe(capacities.projects);
  });

  test('is open to a program that may write', async () => {
    const { app, owner } = await scene();
    const token = await createToken(app.deps, owner, ['write']);
    const body = { importId: randomUUID(), file: smallest };
    const answer = await callAs(app, token, '/project-imports', { method: 'POST', body });
    expect(answer.status).toBe(201);
    expect(answer).toMatchObject({ name: 'From a file', progress: { completed: 0 } });
    const reader = await createToken(app.deps, owner, ['read']);
    expect((await callAs(app, reader, '/project-imports', { method: 'POST', body })).status).toBe(403);
  });

  test('takes bodies up to its own limit, and refuses a larger one before reading it', async () => {
    const { app, owner } = await scene();
    const send = (bytes: number) =>
      app.request('/api/v1/project-imports/check', {
        method: 'POST',
        headers: { cookie: owner.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ file: { ...smallest, computed: 'x'.repeat(bytes) } }),
      });
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => void parse.mockRestore());
    expect((await send(projectFileLimits.bytes - 1_000)).status).toBe(200);
    // Another thread did.
    expect(parse.mock.calls.filter(([text]) => text.length > projectFileLimits.bytes / 2)).toEqual([]);
    expect((await send(projectFileLimits.bytes)).status).toBe(413);
  });

  test('keeps what it does not know of out, and says so', async () => {
    const { app, owner } = await scene();
    const row = { ...testRow(), position: 1 };
    const quoted = { from: 'said', module: 'idea', question: 'location', quote: 'Trois-Rivières' } as const;
    const file = {
      ...smallest,
      modules: [
        { module: 'idea', answers: { location: 'Trois-Rivières, near the river', constructor: 'x', aQuestion: 'y' } },
        { module: 'finances', set_aside: { questions: ['nothing'], sections: ['nothing'] } },
      ],
      rows: [
        { ...row, origins: { amount: quoted } },
        {
          ...row,
          id: randomUUID(),
          position: 2,
          origins: { amount: { ...quoted, quote: 'Montréal' }, nowhere: { from: 'typed' } },
        },
      ],
      confirmed_figures: [
        { of: 'figure', written: 'no number', context: 'x', module: 'idea', basis: 'estimate' },
        { of: 'figure', written: '$5', context: 'x', module: 'idea', basis: 'source' },
        {
          of: 'name',
          written: 'Futurpreneur',
          context: 'x',
          module: 'idea',
          basis: 'source',
          url: 'https://futurpreneur.ca',
        },
      ],
      plan_document: {
        reader: 'banker',
        arrangements: { banker: { order: [randomUUID(), 'summary'], shown: { risks: false, nothing: true } } },
      },
    };
    const { notTaken, counts } = await app.as(owner).projectFile.check({ file });
    expect(notTaken.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
      'modules.0.answers.constructor: unknown_question',
      'modules.0.answers.aQuestion: unknown_question',
      'modules.1.set_aside.questions.nothing: unknown_part',
      'modules.1.set_aside.sections.nothing: unknown_part',
      'rows.1.origins.amount: not_in_answer',
      'confirmed_figures.0: not_a_figure',
      'confirmed_figures.1: no_source',
      'plan_document.arrangements.banker.order.0: unknown_section',
    ]);
    expect(counts).toMatchObject({ rows: 2, confirmedFigures: 1 });
    const { id } = await importAs(app, owner, file);
    const after = await fileOf(app, owner, id);
    expect(after.rows.map(({ origins }) => origins)).toEqual([{ amount: quoted }, { amount: { from: 'typed' } }]);
    expect(after.plan_document.arrangements).toEqual({ banker: { order: ['summary'], shown: { risks: false } } });
  });

  test('holds a score to the published rule', async () => {
    const { app, owner } = await scene();
    const area = { score: 98, status: 'Ready', recommendations: [] };
    const categories = Object.fromEntries(maturityCategories.map((key) => [key, area]));
    const score = { overall: 98, categories, strengths: [], weaknesses: [], nextSteps: [], timeline: '' };
    const analyses = [{ language: 'en', source: 'model', content: JSON.stringify(score), current: true }];
    const file = { ...smallest, modules: [{ module: 'maturity', score, analyses }] };
    const { notTaken } = await app.as(owner).projectFile.check({ file });
    expect(notTaken.map(({ path, reason }) => `${path}: ${reason}`).sort()).toEqual([
      'modules.0.analyses.0: score_held',
      'modules.0.score: score_held',
    ]);
    const { id } = await importAs(app, owner, file);
    const { modules_data } = await app.as(owner).projects.get({ projectId: id });
    expect(modules_data.maturity?.score?.overall).toBeLessThanOrEqual(10);
    const versionId = modules_data.maturity?.origin?.versionId ?? '';
    const { score: restored } = await app.as(owner).versions.restore({ projectId: id, module: 'maturity', versionId });
    expect(restored?.overall).toBeLessThanOrEqual(10);
    expect(restored?.categories.idea.status).toBe('Ready');
  });

  test('believes no date from the future, and keeps entries of one moment apart', async () => {
    const { app, owner } = await scene();
    const entry = { date: '2999-01-01T00:00:00Z', title: 'A day', content: 'Rain', mood: 'positive' };
    const { id } = await importAs(app, owner, {
      ...smallest,
      journal: [entry, entry, { ...entry, date: '0001-01-01T00:00:00Z' }],
    });
    const { entries } = await app.as(owner).journal.list({ projectId: id });
    expect(new Set(entries.map((each) => each.id)).size).toBe(3);
    const dates = entries.map(({ date }) => Date.parse(date));
    expect(Math.max(...dates)).toBeLessThanOrEqual(Date.now());
    expect(Math.min(...dates)).toBe(Date.UTC(2000, 0, 1));
  });

  test('stores 500 rows and 5,000 entries of the journal at once, and no more than that', async () => {
    const { app, owner } = await scene();
    const rows = (count: number) => Array.from({ length: count }, (_, position) => ({ ...testRow(), position }));
    const journal = Array.from({ length: capacities.journalEntries }, (_, index) => ({
      ...{ date: new Date(1_700_000_000_000 + index * 1_000).toISOString(), title: 'A day', mood: 'positive' },
      content: `Rain ${index} ${'and wind '.repeat(40)}`,
    }));
    const { id } = await importAs(app, owner, { ...smallest, rows: rows(capacities.ledgerRows), journal });
    expect((await app.as(owner).ledger.get({ projectId: id })).rows).toHaveLength(capacities.ledgerRows);
    expect((await app.as(owner).journal.list({ projectId: id })).count).toBe(capacities.journalEntries);
    const tooMany = { ...smallest, rows: rows(capacities.ledgerRows + 1) };
    expect(await refusal(importAs(app, owner, tooMany))).toBe('INVALID_INPUT');
  });
});

test('a file that does not fit is refused with its places, and nothing is stored', async () => {
  const { app, owner } = await scene();
  const cells = { ...testRow().cells, amount: -1 };
  const file = { ...smallest, rows: [{ ...testRow(), position: 1, cells }], journal: [{ date: 'yesterday' }] };
  const [error] = await safe(importAs(app, owner, file));
  expect(error).toMatchObject({ code: 'INVALID_INPUT' });
  const { fields } = (error as { data: { fields: { path: string }[] } }).data;
  expect(fields.map(({ path }) => path)).toContain('rows.0.cells.amount');
  expect((await app.as(owner).projects.list({})).totals.projects).toBe(0);
});

test('a download from before the format had a version is taken as far as it goes', async () => {
  const { app, owner } = await scene();
  const row = { ...testRow(), version: 3, position: 1, updated_at: new Date().toISOString(), updated_by: null };
  const earlier = {
    project: { name: 'Bakery', description: null, created_at: '2026-01-01T00:00:00.000Z' },
    written_at: '2026-11-01T00:00:00.000Z',
    language: 'en',
    amounts: 'cents',
    modules: [
      {
        ...{ module: 'idea', answers: { location: 'Lévis' }, versions: { location: 4 }, lastUpdated: null },
        setAside: { questions: { budget: 'under 5000' }, sections: [] },
        aiResponse: '## A report',
        origin: {
          versionId: randomUUID(),
          language: 'en',
          source: 'builtin',
          model: null,
          createdAt: '2026-02-01T00:00:00.000Z',
          truncated: false,
          outdated: true,
        },
      },
      {
        ...{
          module: 'journal',
          answers: {},
          versions: {},
          aiResponse: null,
          aiAnalysis: null,
          origin: null,
          entryCount: 7,
        },
        entries: [
          {
            id: '1700000000000',
            date: '2026-01-01T00:00:00.000Z',
            title: 'A day',
            content: 'Rain',
            mood: 'positive',
            tags: [],
          },
        ],
      },
    ],
    rows: [row, { ...row, id: 'finances:averagePrice:0', position: undefined }],
    forecast: {},
    scenarios: [],
    plan_document: {
      reader: 'partner',
      order: [],
      shown: { risks: false },
      sections: [{ key: 'summary', title: null, text: 'Ours', language: 'en', base: null, version: 2, removed: false }],
    },
    figures_of_texts: [],
  };
  const { notTaken, leftOut, counts, writtenAt } = await app.as(owner).projectFile.check({ file: earlier });
  expect(writtenAt).toBe(earlier.written_at);
  expect(notTaken[0]).toEqual({ path: '', reason: 'earlier_file' });
  expect(leftOut).toEqual({ journal: 6, analyses: 0, pictures: 0 });
  expect(counts).toMatchObject({ rows: 1, journal: 1, planSections: 1 });
  const { id } = await importAs(app, owner, earlier);
  const { modules_data } = await app.as(owner).projects.get({ projectId: id });
  expect(modules_data.idea).toMatchObject({ aiResponse: '## A report', origin: { outdated: true } });
  expect((await app.as(owner).planDocument.get({ projectId: id })).shown).toEqual({ risks: false });
});

test('the format is published as a JSON Schema', async () => {
  const { app } = await scene();
  const answer = await app.request('/schemas/project-1.json');
  expect(answer.headers.get('content-type')).toContain('application/schema+json');
  expect(await answer.json()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    required: ['format', 'version', 'project'],
    properties: { version: { const: 1 }, rows: { maxItems: 500 } },
  });
});

test('a file that anything was done to creates a whole project or none, and never fails', async () => {
  const { app, owner } = await scene();
  const whole = wholeFile();
  let projectsMade = 0;
  for (const [index, value] of hostileValues.entries()) {
    for (const steps of [[5 + (index % 13)], [6, index, 1, 0], [7, 0, index], [9 + (index % 6), 0, index, 0]]) {
      const file = JSON.parse(JSON.stringify(mutated(whole, steps, value)));
      const [error, made] = await safe(importAs(app, owner, file));
      if (made === undefined) {
        expect(error).toMatchObject({ code: 'INVALID_INPUT' });
        continue;
      }
      projectsMade += 1;
      expect((await app.as(owner).projects.get({ projectId: made.id })).id).toBe(made.id);
    }
  }
  expect(projectsMade).toBeGreaterThan(5);
  expect((await app.as(owner).projects.list({})).totals.projects).toBe(projectsMade);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('debts and the household are in the one file that the owner alone can ask for, and an import restores them', async () => {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const editor = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  const projectId = project.id;
  const id = randomUUID();
  const debt = { ...testRow(id), kind: 'debt', cells: emptyCells('debt', 'SECRET card') } as const;
  await app.deps.db.insert(ledgerRows).values({ ...debt, projectId, version: 1 });
  await app.as(owner).rehearsal.save({
    ...{ projectId, question: 'private.debt', text: 'SECRET sum', baseVersion: 0, language: 'en', asked: 'How much?' },
  });
  const condo = { fact: `asset.${randomUUID()}.name`, text: 'SECRET condo', baseVersion: 0, language: 'en' } as const;
  await app.as(owner).lenderFacts.save({ projectId, facts: [condo] });
  const plain = await app.as(owner).documents.file({ projectId, format: 'json', language: 'en' });
  expect(await plain.body.text()).not.toContain('SECRET');
  expect(await refusal(app.as(editor).documents.wholeFile({ projectId, language: 'en' }))).toBe('FORBIDDEN');
  const { body } = await app.as(owner).documents.wholeFile({ projectId, language: 'en' });
  const file = JSON.parse(await body.text());
  const { computed, ...said } = file;
  expect([JSON.stringify(computed).includes('SECRET'), JSON.stringify(said).match(/SECRET/gu)?.length]).toEqual([
    false,
    3,
  ]);
  expect((await app.as(owner).projectFile.check({ file })).counts).toMatchObject({ rows: 0, privateRows: 1 });
  const importer = await createUser(app.deps);
  const made = await app.as(importer).projectFile.import({ importId: randomUUID(), file });
  const { rows } = await app.as(importer).ledger.get({ projectId: made.id });
  expect(rows).toMatchObject([{ kind: 'debt', cells: { name: 'SECRET card' } }]);
  const { answers } = await app.as(importer).rehearsal.list({ projectId: made.id });
  expect(answers).toMatchObject([{ question: 'private.debt', text: 'SECRET sum' }]);
  const { facts } = await app.as(importer).lenderFacts.list({ projectId: made.id });
  expect(facts).toMatchObject([{ fact: condo.fact, text: 'SECRET condo' }]);
});
