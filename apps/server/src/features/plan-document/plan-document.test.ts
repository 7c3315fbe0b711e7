import { randomUUID } from 'node:crypto';
import { capacities, limits, mostEarlierTexts, pageSizes } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const editor = await createUser(app.deps);
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  const reader = async (role: 'viewer' | 'commenter') => {
    const user = await createUser(app.deps);
    await createCollaborator(app.deps, project, { user, role });
    return app.as(user).planDocument;
  };
  const projectId = project.id;
  const summary = { projectId, section: 'summary', language: 'en', base: 'Assembled.' } as const;
  return { app, owner, editor, reader, projectId, summary, plan: app.as(owner).planDocument };
}

type Scene = Awaited<ReturnType<typeof scene>>;
const keysOf = async ({ plan, projectId }: Scene) => (await plan.get({ projectId })).order;

describe('a draft', () => {
  test('waits until somebody accepts it, with or without a change of its words', async () => {
    const { projectId, summary, plan } = await scene();
    const draft = await plan.save({ ...summary, text: 'A bakery …', baseVersion: 0, drafted: true });
    expect(draft.section).toMatchObject({ drafted: true, version: 1 });
    const typed = await plan.save({ ...summary, text: 'A bakery in Lévis.', baseVersion: 1 });
    expect(typed.section).toMatchObject({ drafted: true, version: 2 });
    const accepted = { ...summary, text: 'A bakery in Lévis.', baseVersion: 2, drafted: false };
    expect((await plan.save(accepted)).section).toMatchObject({ drafted: false, version: 3 });
    expect((await plan.save(accepted)).section).toMatchObject({ drafted: false, version: 3 });
    await plan.save({ ...summary, text: '', baseVersion: 3 });
    const own = await plan.save({ ...summary, text: 'A shop.', baseVersion: 4 });
    expect(own.section).toMatchObject({ drafted: false });
    expect((await plan.versions({ projectId, section: 'summary' })).versions.map(({ text }) => text)).not.toContain('');
  });

  test('is in the file of a project, and a file without a word of drafts brings written texts', async () => {
    const { app, owner, projectId, summary, plan } = await scene();
    await plan.save({ ...summary, text: 'A bakery …', baseVersion: 0, drafted: true });
    await plan.setLender({ projectId, lender: 'bdc' });
    const { body } = await app.as(owner).documents.file({ projectId, format: 'json', language: 'en' });
    const file = JSON.parse(await body.text());
    expect(file.plan_document).toMatchObject({ lender: 'bdc', sections: [{ drafted: true }] });
    const again = async (content: unknown) => {
      const { id } = await app.as(owner).projectFile.import({ importId: randomUUID(), file: content });
      return plan.get({ projectId: id });
    };
    expect(await again(file)).toMatchObject({ lender: 'bdc', sections: [{ drafted: true, base: 'Assembled.' }] });
    delete file.plan_document.lender;
    delete file.plan_document.sections[0].drafted;
    expect(await again(file)).toMatchObject({ lender: null, sections: [{ drafted: false, base: null }] });
  });
});

test('several sections are left out at once, and a lender puts them in the order of its guide', async () => {
  const { reader, projectId, plan } = await scene();
  const viewer = await reader('viewer');
  expect(await refusal(viewer.showMany({ projectId, sections: ['risks'], shown: false }))).toBe('FORBIDDEN');
  expect(await refusal(viewer.setLender({ projectId, lender: 'bdc' }))).toBe('FORBIDDEN');
  const both = { projectId, sections: ['risks' as const, 'offer' as const] };
  expect((await plan.showMany({ ...both, shown: false })).shown).toEqual({ risks: false, offer: false });
  expect((await plan.showMany({ ...both, shown: true })).shown).toEqual({ risks: true, offer: true });
  expect(await refusal(plan.showMany({ projectId, sections: ['risks', randomUUID()], shown: false }))).toBe(
    'INVALID_INPUT',
  );
  const chosen = await plan.setLender({ projectId, lender: 'quebec-funds' });
  expect(chosen).toMatchObject({ lender: 'quebec-funds', shown: { risks: true, offer: true } });
  expect(chosen.order.slice(0, 3)).toEqual(['summary', 'people', 'company']);
  expect(await plan.setLender({ projectId, lender: null })).toMatchObject({ lender: null, order: [] });
});

describe('the text of a section', () => {
  test('is for the owner and the editors to write, and for everybody in the project to read', async () => {
    const { app, editor, reader, projectId, summary, plan } = await scene();
    await app.as(editor).planDocument.save({ ...summary, text: 'A bakery.', baseVersion: 0 });
    for (const role of ['viewer', 'commenter'] as const) {
      const theirs = await reader(role);
      expect((await theirs.get({ projectId })).sections).toMatchObject([{ key: 'summary', text: 'A bakery.' }]);
      expect((await theirs.versions({ projectId, section: 'summary' })).versions).toEqual([]);
      expect(await refusal(theirs.save({ ...summary, text: 'Mine.', baseVersion: 1 }))).toBe('FORBIDDEN');
      expect(await refusal(theirs.add({ projectId, section: randomUUID(), title: 'A', language: 'en' }))).toBe(
        'FORBIDDEN',
      );
      expect(await refusal(theirs.setReader({ projectId, reader: 'partner' }))).toBe('FORBIDDEN');
    }
    const stranger = app.as(await createUser(app.deps)).planDocument;
    expect(await refusal(stranger.get({ projectId }))).toBe('NOT_FOUND');
    expect(await refusal(stranger.save({ ...summary, text: 'Mine.', baseVersion: 1 }))).toBe('NOT_FOUND');
    await app.as({ ...editor }).planDocument.get({ projectId });
    expect((await plan.get({ projectId })).sections[0]?.updatedBy).toMatchObject({ email: editor.email });
  });

  test('of two people who write at once, the second is shown the text of the first', async () => {
    const { app, owner, editor, summary, plan } = await scene();
    const saves = await Promise.all([
      plan.save({ ...summary, text: 'A bakery.', baseVersion: 0 }),
      app.as(editor).planDocument.save({ ...summary, text: 'A shop.', baseVersion: 0 }),
    ]);
    expect(saves.map(({ conflict }) => conflict).sort()).toEqual([false, true]);
    const stored = saves.find(({ conflict }) => !conflict)?.section.text;
    expect(saves.find(({ conflict }) => conflict)?.section).toMatchObject({ text: stored, version: 1 });
    const repeated = await app.as(owner).planDocument.save({ ...summary, text: stored ?? '', baseVersion: 0 });
    expect(repeated).toMatchObject({ conflict: false, section: { version: 1 } });
  });

  test('is kept when somebody else replaces it, and when it gives way to the assembled text', async () => {
    const { app, owner, editor, projectId, summary, plan } = await scene();
    await plan.save({ ...summary, text: 'A bakery.', baseVersion: 0 });
    await plan.save({ ...summary, text: 'A bakery in Trois-Rivières.', baseVersion: 1 });
    await app.as(editor).planDocument.save({ ...summary, text: 'A shop in Trois-Rivières.', baseVersion: 2 });
    await app.as(editor).planDocument.save({ ...summary, text: '', baseVersion: 3 });
    const { versions } = await plan.versions({ projectId, section: 'summary' });
    expect(versions.map(({ version, text, author }) => [version, text, author?.email])).toEqual([
      [3, 'A shop in Trois-Rivières.', editor.email],
      [2, 'A bakery in Trois-Rivières.', owner.email],
    ]);
    await plan.save({ ...summary, text: 'A bakery in Trois-Rivières.', baseVersion: 4 });
    await plan.save({ ...summary, text: 'A shop in Trois-Rivières.', baseVersion: 5 });
    const after = await plan.versions({ projectId, section: 'summary' });
    expect(after.versions.map(({ version }) => version)).toEqual([5, 3, 2]);
    expect(await refusal(plan.versions({ projectId, section: 'summary', cursor: 'x' }))).toBe('INVALID_INPUT');
  });

  test(`keeps ${mostEarlierTexts} earlier texts: the first, the newest, and of the others those that stood longest`, async () => {
    const { app, owner, editor, projectId, summary, plan } = await scene();
    await plan.save({ ...summary, text: 'Now.', baseVersion: 0 });
    await app.deps.db.execute(sql`update plan_sections set version = 1000 where project_id = ${projectId}`);
    // One an hour, but every tenth a minute after the one before.
    await app.deps.db.execute(sql`
      insert into plan_section_versions (project_id, section, version, text, language, written_at)
      select ${projectId}, 'summary', n, 'Text ' || n, 'en', timestamptz '2026-01-01' + n * interval '1 hour'
        - case when n % 10 = 0 then interval '59 minutes' else interval '0' end
      from generate_series(1, ${mostEarlierTexts}::int + 9) n`);
    await app.as(editor).planDocument.save({ ...summary, text: 'By the editor.', baseVersion: 1000 });
    const { rows } = await app.deps.db.execute<{ version: number }>(sql`
      select version from plan_section_versions where project_id = ${projectId} order by version`);
    const kept = rows.map(({ version }) => version);
    expect(kept).toHaveLength(mostEarlierTexts);
    expect([kept[0], kept.at(-1)]).toEqual([1, 1000]);
    const gone = Array.from({ length: mostEarlierTexts + 9 }, (_, at) => at + 1).filter((each) => !kept.includes(each));
    expect(gone).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    let cursor: string | undefined;
    const shown: number[] = [];
    do {
      const page = await app
        .as(owner)
        .planDocument.versions({ projectId, section: 'summary', ...(cursor && { cursor }) });
      expect(page.versions.length).toBeLessThanOrEqual(pageSizes.planVersions);
      shown.push(...page.versions.map(({ version }) => version));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(shown).toEqual([...kept].reverse());
  });

  test('keeps what it was written from, and its language, until it is empty again', async () => {
    const { projectId, summary, plan } = await scene();
    await plan.save({ ...summary, text: 'A bakery.', baseVersion: 0 });
    const later = { ...summary, language: 'fr', base: 'Other.' } as const;
    const { section } = await plan.save({ ...later, text: 'Two bakeries.', baseVersion: 1 });
    expect(section).toMatchObject({ base: 'Assembled.', language: 'en', version: 2 });
    const kept = await plan.keepText({ projectId, section: 'summary', base: 'Other.' });
    expect(kept.sections).toMatchObject([{ text: 'Two bakeries.', base: 'Other.', version: 2 }]);
    await plan.save({ ...later, text: '', baseVersion: 2 });
    expect((await plan.keepText({ projectId, section: 'summary', base: 'X' })).sections[0]?.base).toBeNull();
    expect((await plan.save({ ...later, text: 'Une boulangerie.', baseVersion: 3 })).section).toMatchObject({
      base: 'Other.',
      language: 'fr',
    });
  });

  test('is refused when it is too long, for a section that never was, and in an archived project', async () => {
    const { app, owner, projectId, summary, plan } = await scene();
    const longest = await plan.save({ ...summary, text: '😀'.repeat(limits.planSection), baseVersion: 0 });
    expect(longest.conflict).toBe(false);
    const tooLong = { ...summary, text: 'x'.repeat(limits.planSection + 1), baseVersion: 1 };
    expect(await refusal(plan.save(tooLong))).toBe('INVALID_INPUT');
    expect(await refusal(plan.save({ ...summary, section: randomUUID(), text: 'x', baseVersion: 0 }))).toBe(
      'INVALID_INPUT',
    );
    expect(await refusal(plan.save({ ...summary, section: 'secret' as never, text: 'x', baseVersion: 0 }))).toBe(
      'INVALID_INPUT',
    );
    await app.as(owner).projects.archive({ projectId, archived: true });
    expect(await refusal(plan.save({ ...summary, text: 'x', baseVersion: 1 }))).toBe('PROJECT_ARCHIVED');
  });
});

test('a plan has a greatest length; what was removed counts again when it comes back', async () => {
  const { app, projectId, summary, plan } = await scene();
  const own = { projectId, section: randomUUID(), language: 'en' } as const;
  await plan.add({ ...own, title: 'Our street' });
  await plan.save({ ...own, text: 'Two schools.', baseVersion: 1 });
  await plan.remove({ ...own, removed: true });
  await app.deps.db.execute(sql`
    insert into plan_sections (project_id, section, version, text, language)
    values (${projectId}, 'market', 1, repeat('x', ${capacities.planCharacters}), 'en')`);
  expect(await refusal(plan.save({ ...summary, text: 'x', baseVersion: 0 }))).toBe('LIMIT_REACHED');
  expect((await plan.get({ projectId })).sections.map(({ key }) => key)).not.toContain('summary');
  expect(await refusal(plan.remove({ ...own, removed: false }))).toBe('LIMIT_REACHED');
  const shorter = { ...summary, section: 'market', text: 'x'.repeat(1_000), baseVersion: 1 } as const;
  expect((await plan.save(shorter)).conflict).toBe(false);
  expect((await plan.remove({ ...own, removed: false })).sections).toHaveLength(2);
});

describe('the order of a plan', () => {
  test('is changed from what it is now, so that two people move different sections', async () => {
    const it = await scene();
    const { app, editor, projectId, plan } = it;
    await Promise.all([
      plan.move({ projectId, section: 'market', after: null }),
      app.as(editor).planDocument.move({ projectId, section: 'risks', after: 'summary' }),
    ]);
    const order = await keysOf(it);
    expect(order.indexOf('market')).toBe(0);
    expect(order.indexOf('risks')).toBe(order.indexOf('summary') + 1);
    expect(new Set(order).size).toBe(order.length);
  });

  test('and what is left out belong to a reader; the texts belong to all of them', async () => {
    const { projectId, summary, plan } = await scene();
    await plan.save({ ...summary, text: 'A bakery.', baseVersion: 0 });
    await plan.show({ projectId, section: 'risks', shown: false });
    expect(await plan.setReader({ projectId, reader: 'partner' })).toMatchObject({
      reader: 'partner',
      order: [],
      shown: {},
      sections: [{ text: 'A bakery.' }],
    });
    expect(await plan.setReader({ projectId, reader: 'banker' })).toMatchObject({ shown: { risks: false } });
    const unknown = randomUUID();
    expect(await refusal(plan.move({ projectId, section: unknown, after: null }))).toBe('INVALID_INPUT');
    expect(await refusal(plan.move({ projectId, section: 'risks', after: unknown }))).toBe('INVALID_INPUT');
    expect(await refusal(plan.show({ projectId, section: unknown, shown: true }))).toBe('INVALID_INPUT');
  });
});

describe('own sections', () => {
  test('are added once, renamed, removed and brought back with their text', async () => {
    const { projectId, plan } = await scene();
    const own = { projectId, section: randomUUID() };
    await plan.add({ ...own, title: '  Our street ', language: 'en' });
    expect((await plan.add({ ...own, title: 'Again', language: 'en' })).sections).toMatchObject([
      { key: own.section, title: 'Our street', text: '' },
    ]);
    await plan.save({ ...own, text: 'Two schools.', baseVersion: 1, language: 'en' });
    expect(await refusal(plan.rename({ ...own, title: 'Our\u202e place' }))).toBe('INVALID_INPUT');
    expect((await plan.rename({ ...own, title: 'Our place' })).sections[0]?.title).toBe('Our place');
    expect((await plan.remove({ ...own, removed: true })).sections).toMatchObject([
      { removed: true, text: null, version: 2 },
    ]);
    expect(await plan.section(own)).toMatchObject({ removed: true, text: 'Two schools.', version: 2 });
    const late = await plan.save({ ...own, text: 'Three schools.', baseVersion: 2, language: 'en' });
    expect(late).toMatchObject({ conflict: false, section: { removed: true } });
    expect((await plan.remove({ ...own, removed: false })).sections).toMatchObject([
      { title: 'Our place', text: 'Three schools.', removed: false },
    ]);
    const unknown = { projectId, section: randomUUID() };
    expect(await refusal(plan.section(unknown))).toBe('INVALID_INPUT');
    expect(await refusal(plan.rename({ ...unknown, title: 'X' }))).toBe('INVALID_INPUT');
    expect(await refusal(plan.remove({ ...unknown, removed: true }))).toBe('INVALID_INPUT');
    for (const title of ['  ', '\u200b\u0001']) {
      expect(await refusal(plan.rename({ ...own, title }))).toBe('INVALID_INPUT');
    }
  });

  test('have a limit, which those that were removed do not count towards', async () => {
    const { app, projectId, plan } = await scene();
    await app.deps.db.execute(sql`
      insert into plan_sections (project_id, section, version, text, language, title)
      select ${projectId}::uuid, gen_random_uuid()::text, 1, '', 'en', 'A section'
      from generate_series(1, ${capacities.planSections})`);
    const more = { projectId, section: randomUUID(), title: 'One more', language: 'en' } as const;
    expect(await refusal(plan.add(more))).toBe('LIMIT_REACHED');
    const section = (await plan.get({ projectId })).sections[0]?.key ?? '';
    await plan.remove({ projectId, section, removed: true });
    expect((await plan.add(more)).sections).toHaveLength(capacities.planSections + 1);
    expect(await refusal(plan.remove({ projectId, section, removed: false }))).toBe('LIMIT_REACHED');
  });
});

test('several changes in a row are one entry of the timeline, and colleagues learn of each', async () => {
  const { app, owner, projectId, summary, plan } = await scene();
  await plan.save({ ...summary, text: 'A bakery.', baseVersion: 0 });
  await plan.save({ ...summary, text: 'A bakery.', baseVersion: 0 });
  await plan.setReader({ projectId, reader: 'programme' });
  const { activity } = await app.as(owner).activity.list({ projectId });
  expect(activity.filter(({ action_type: type }) => type === 'plan_updated')).toMatchObject([
    { metadata: { count: '2' } },
  ]);
  const { rows } = await app.deps.db.execute<{ count: number }>(sql`
    select count(*)::int as count from project_events where project_id = ${projectId} and topic = 'plan-document'`);
  expect(rows[0]?.count).toBe(2);
});

test('the files and the screen say what somebody wrote, in the order somebody chose', async () => {
  const { app, owner, projectId, summary, plan } = await scene();
  const own = { projectId, section: randomUUID() };
  await plan.save({ ...summary, text: 'A bakery for **500,123 people**.', baseVersion: 0 });
  await plan.add({ ...own, title: 'Our street', language: 'en' });
  await plan.save({ ...own, text: 'Two schools.', baseVersion: 1, language: 'en' });
  await plan.move({ ...own, after: null });
  const { body } = await app.as(owner).documents.plan({ projectId, format: 'markdown', language: 'en' });
  const text = await body.text();
  expect(text.indexOf('# Our street')).toBeLessThan(text.indexOf('# Summary'));
  const { sections } = await app.as(owner).documents.planSections({ projectId, language: 'en' });
  const shown = sections.find(({ key }) => key === 'summary');
  expect(shown).toMatchObject({ title: 'Summary', shown: 'A bakery for **500,123\u00a0◇ people**.', open: 1 });
  expect(text).toContain(shown?.shown);
  const json = await app.as(owner).documents.file({ projectId, format: 'json', language: 'en' });
  expect(JSON.parse(await json.body.text()).plan_document).toMatchObject({ reader: 'banker' });
});
