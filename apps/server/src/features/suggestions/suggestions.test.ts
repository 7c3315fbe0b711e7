import { randomUUID } from 'node:crypto';
import type { Proposal } from '@elan/contract/suggestions';
import { mostOpenSuggestions } from '@elan/domain/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ledgerRows } from '../../db/schema/ledger.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { answers, answerVersions } from '../../db/schema/modules.ts';
import { planSections } from '../../db/schema/plan-document.ts';
import { suggestions } from '../../db/schema/suggestions.ts';
import { projectTasks } from '../../db/schema/tasks.ts';
import { removeExpiredRows } from '../../remove-expired-rows.ts';
import { createCollaborator, createProject, createUser, type TestUser, testRow } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps, { premium: true });
  const project = await createProject(app.deps, { ownerId: owner.id });
  const projectId = project.id;
  const member = async (role: 'viewer' | 'commenter' | 'editor' | 'full_adviser') => {
    const user = await createUser(app.deps, { premium: true });
    const { id } = await createCollaborator(app.deps, project, { user, role });
    return { ...user, collaboratorId: id };
  };
  const [viewer, commenter, editor] = [await member('viewer'), await member('commenter'), await member('editor')];
  const as = (user: TestUser) => app.as(user).suggestions;
  /** Suggests something. @returns the id of the suggestion */
  const suggest = async (proposal: Proposal, { by = commenter as TestUser, reason = '' } = {}) =>
    (await as(by).add({ projectId, suggestionId: randomUUID(), proposal, reason })).id;
  /** A suggestion as somebody sees it. */
  const seen = async (id: string, by: TestUser = owner, state: 'open' | 'decided' = 'open') =>
    (await as(by).list({ projectId, state })).suggestions.find((each) => each.id === id);
  return { app, member, owner, viewer, commenter, editor, projectId, as, suggest, seen };
}

const location = (value: string): Proposal => ({ kind: 'answer', module: 'idea', question: 'location', value });
const task: Proposal = { kind: 'task', text: ' Call the bank ', due: '2027-02-01', about: 'finances' };

/** What a suggestion must not change before it is accepted. */
async function planOf({ deps: { db } }: TestApp) {
  const { rows } = await db.execute(sql`select updated_at from projects`);
  const tables = [answers, ledgerRows, planSections, projectTasks];
  return [rows, ...(await Promise.all(tables.map((table) => db.select().from(table))))];
}

async function answer(app: TestApp, by: TestUser, projectId: string, value: string, baseVersion: number) {
  await app.as(by).modules.saveAnswers({
    projectId,
    module: 'idea',
    answers: [{ question: 'location', value, baseVersion }],
  });
}

describe('a suggestion', () => {
  test('needs the right to comment, and a decision on it the right to edit', async () => {
    const { as, viewer, commenter, projectId, suggest, seen } = await scene();
    const suggestionId = randomUUID();
    expect(await refusal(as(viewer).add({ projectId, suggestionId, proposal: task }))).toBe('FORBIDDEN');
    const id = await suggest(task);
    expect(await refusal(as(commenter).accept({ projectId, suggestionId: id, over: null }))).toBe('FORBIDDEN');
    expect(await refusal(as(commenter).refuse({ projectId, suggestionId: id }))).toBe('FORBIDDEN');
    expect(await seen(id, viewer)).toMatchObject({ state: 'open', user_profile: { email: commenter.email } });
  });

  test('writes nothing into the plan before it is accepted', async () => {
    const { app, owner, projectId, suggest } = await scene();
    await answer(app, owner, projectId, 'Trois-Rivières', 0);
    const row = testRow();
    await app.as(owner).ledger.save({ projectId, rows: [row] });
    const before = await planOf(app);
    await suggest(location('Shawinigan'));
    await suggest({ kind: 'row', row: row.id, cells: { amount: 80_000 } });
    await suggest({ kind: 'removal', row: row.id });
    await suggest({
      ...{ kind: 'new_row', row: randomUUID(), rowKind: 'cost' },
      cells: { name: 'Insurance', amount: 12_000, every: 'month' },
    });
    await suggest({ kind: 'section', section: 'summary', text: 'A bakery.', language: 'en', base: null });
    const id = await suggest(task);
    expect(await planOf(app)).toEqual(before);
    await app.as(owner).suggestions.refuse({ projectId, suggestionId: id });
    expect(await planOf(app)).toEqual(before);
  });

  test('of an answer is saved as its author wrote it, with history, and says who accepted it', async () => {
    const { app, owner, editor, projectId, as, suggest, seen } = await scene();
    await answer(app, owner, projectId, 'Trois-Rivières', 0);
    const id = await suggest(location('Shawinigan'), { reason: 'Half the rent.' });
    expect((await seen(id))?.standing).toMatchObject({ version: 1, text: 'Trois-Rivières', changed: false });
    const accepted = await as(editor).accept({ projectId, suggestionId: id, over: 1, word: ' Thanks ' });
    expect(accepted).toMatchObject({ state: 'accepted', word: 'Thanks', standing: null, reason: 'Half the rent.' });
    expect(accepted.decidedBy).toMatchObject({ email: editor.email });
    const [stored] = await app.deps.db.select().from(answers);
    expect(stored).toMatchObject({ value: 'Shawinigan', version: 2, updatedBy: editor.id });
    expect(await app.deps.db.select().from(answerVersions)).toMatchObject([{ value: 'Trois-Rivières' }]);
    const { activity } = await app.as(owner).activity.list({ projectId });
    expect(activity.map(({ action_type: type }) => type)).toEqual(
      expect.arrayContaining(['suggestion_added', 'suggestion_accepted', 'module_updated']),
    );
  });

  test('of rows changes only the cells it names, adds one, or removes one', async () => {
    const { app, owner, projectId, as, suggest } = await scene();
    const row = testRow();
    await app.as(owner).ledger.save({ projectId, rows: [{ ...row, note: 'Asked twice' }] });
    const cells = { amount: 80_000, every: 'month' };
    const change = await suggest({ kind: 'row', row: row.id, cells });
    const added = await suggest({
      ...{ kind: 'new_row', row: randomUUID(), rowKind: 'cost' },
      cells: { name: 'Insurance', amount: 12_000, every: 'month' },
    });
    await as(owner).accept({ projectId, suggestionId: change, over: 1 });
    await as(owner).accept({ projectId, suggestionId: added, over: null });
    const { rows } = await app.as(owner).ledger.get({ projectId });
    expect(rows).toMatchObject([
      { version: 2, note: 'Asked twice', cells: { name: 'Rent', amount: 80_000 } },
      { version: 1, status: 'confirmed', cells: { name: 'Insurance', amount: 12_000 } },
    ]);
    const removal = await suggest({ kind: 'removal', row: row.id });
    await as(owner).accept({ projectId, suggestionId: removal, over: 2 });
    expect((await app.as(owner).ledger.get({ projectId })).rows.map(({ cells: { name } }) => name)).toEqual([
      'Insurance',
    ]);
    expect((await app.as(owner).ledger.removed({ projectId })).rows).toHaveLength(1);
  });

  test('of a section and of a task is made by their own verbs', async () => {
    const { app, owner, projectId, as, suggest } = await scene();
    const section = {
      kind: 'section',
      section: 'summary',
      text: 'A bakery.',
      language: 'en',
      base: 'A shop.',
    } as const;
    await as(owner).accept({ projectId, suggestionId: await suggest(section), over: 0 });
    expect((await app.as(owner).planDocument.get({ projectId })).sections).toMatchObject([
      { key: 'summary', text: 'A bakery.', base: 'A shop.', version: 1 },
    ]);
    await as(owner).accept({ projectId, suggestionId: await suggest(task), over: null });
    expect((await app.as(owner).tasks.list({ projectId })).tasks).toMatchObject([
      { text: 'Call the bank', due: '2027-02-01', createdBy: owner.id },
    ]);
  });

  test('overwrites nothing that the person who accepts has not seen', async () => {
    const { app, owner, editor, projectId, as, suggest, seen } = await scene();
    await answer(app, owner, projectId, 'Trois-Rivières', 0);
    const id = await suggest(location('Shawinigan'));
    await answer(app, owner, projectId, 'Bécancour', 1);
    expect((await seen(id))?.standing).toMatchObject({ version: 2, text: 'Bécancour', changed: true });
    expect(await refusal(as(editor).accept({ projectId, suggestionId: id, over: 1 }))).toBe('CONFLICT');
    expect(await app.deps.db.select().from(answers)).toMatchObject([{ value: 'Bécancour' }]);
    expect(await seen(id)).toMatchObject({ state: 'open' });
    await as(editor).accept({ projectId, suggestionId: id, over: 2 });
    expect(await app.deps.db.select().from(answers)).toMatchObject([{ value: 'Shawinigan', version: 3 }]);
  });

  test('that was typed over an older answer says from the start that it changed', async () => {
    const { app, owner, projectId, suggest, seen } = await scene();
    await answer(app, owner, projectId, 'Trois-Rivières', 0);
    await answer(app, owner, projectId, 'Bécancour', 1);
    const id = await suggest({ ...location('Shawinigan'), baseVersion: 1 } as Proposal);
    expect((await seen(id))?.standing).toMatchObject({ version: 2, changed: true });
  });

  test('is not accepted where a question is set aside, a row is gone or an own section was removed', async () => {
    const { app, owner, projectId, as, suggest, seen } = await scene();
    const set = (aside: boolean) =>
      app.as(owner).modules.setAside({ projectId, module: 'idea', kind: 'question', part: 'location', aside });
    const row = testRow();
    await app.as(owner).ledger.save({ projectId, rows: [row] });
    const section = randomUUID();
    await app.as(owner).planDocument.add({ projectId, section, title: 'Our street', language: 'en' });
    const ids = [
      await suggest(location('Shawinigan')),
      await suggest({ kind: 'row', row: row.id, cells: { amount: 80_000 } }),
      await suggest({ kind: 'section', section, text: 'Quiet.', language: 'en', base: null }),
    ];
    await set(true);
    await app.as(owner).ledger.save({ projectId, removed: [{ id: row.id, version: 1 }] });
    await app.as(owner).planDocument.remove({ projectId, section, removed: true });
    const places = await Promise.all(ids.map(async (id) => (await seen(id))?.standing));
    expect(places).toMatchObject([{ place: 'set_aside' }, { place: 'gone' }, { place: 'gone', title: 'Our street' }]);
    for (const [index, id] of ids.entries()) {
      const over = places[index]?.version ?? null;
      expect(await refusal(as(owner).accept({ projectId, suggestionId: id, over }))).toBe('CONFLICT');
    }
    expect(await refusal(suggest(location('Bécancour')))).toBe('INVALID_INPUT');
    await set(false);
    expect(await as(owner).accept({ projectId, suggestionId: ids[0] ?? '', over: 0 })).toMatchObject({
      state: 'accepted',
    });
  });

  test('on a section that is left out says so and can be accepted', async () => {
    const { app, owner, projectId, as, suggest, seen } = await scene();
    await app.as(owner).planDocument.show({ projectId, section: 'risks', shown: false });
    const id = await suggest({ kind: 'section', section: 'risks', text: 'Few.', language: 'en', base: null });
    expect((await seen(id))?.standing).toMatchObject({ place: 'left_out', version: 0 });
    expect(await as(owner).accept({ projectId, suggestionId: id, over: 0 })).toMatchObject({ state: 'accepted' });
  });

  test('is decided once: of two people at the same moment one is told', async () => {
    const { app, owner, editor, projectId, as, suggest } = await scene();
    const id = await suggest(task);
    const both = await Promise.allSettled([
      as(owner).accept({ projectId, suggestionId: id, over: null }),
      as(editor).refuse({ projectId, suggestionId: id, word: 'No' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [stored] = await app.deps.db.select().from(suggestions);
    const isAccepted = stored?.state === 'accepted';
    expect(await app.deps.db.select().from(projectTasks)).toHaveLength(isAccepted ? 1 : 0);
    const again = isAccepted
      ? as(owner).accept({ projectId, suggestionId: id, over: null })
      : as(editor).refuse({ projectId, suggestionId: id, word: 'No' });
    expect(await again).toMatchObject({ state: stored?.state });
    expect(await refusal(as(isAccepted ? editor : owner).accept({ projectId, suggestionId: id, over: null }))).toBe(
      'CONFLICT',
    );
    expect(await app.deps.db.select().from(projectTasks)).toHaveLength(isAccepted ? 1 : 0);
  });

  test('is withdrawn by its author alone, and stays decided', async () => {
    const { owner, editor, commenter, projectId, as, suggest, seen } = await scene();
    const id = await suggest(task);
    expect(await refusal(as(editor).withdraw({ projectId, suggestionId: id }))).toBe('FORBIDDEN');
    await as(commenter).withdraw({ projectId, suggestionId: id });
    await as(commenter).withdraw({ projectId, suggestionId: id });
    expect(await refusal(as(owner).accept({ projectId, suggestionId: id, over: null }))).toBe('CONFLICT');
    expect(await seen(id)).toBeUndefined();
    expect(await seen(id, owner, 'decided')).toMatchObject({ state: 'withdrawn' });
  });

  test('that is sent twice is one; an id of somebody else is refused', async () => {
    const { app, editor, commenter, owner, projectId, as } = await scene();
    const row = testRow();
    await app.as(owner).ledger.save({ projectId, rows: [row] });
    for (const proposal of [task, { kind: 'row', row: row.id, cells: { amount: 1, every: 'month' } }] as const) {
      const sent = { projectId, suggestionId: randomUUID(), proposal };
      await as(commenter).add(sent);
      await as(commenter).add(sent);
      expect(await refusal(as(commenter).add({ ...sent, reason: 'Other' }))).toBe('CONFLICT');
      expect(await refusal(as(editor).add(sent))).toBe('CONFLICT');
    }
    expect(await app.deps.db.select().from(suggestions)).toHaveLength(2);
  });

  test.each<[string, Proposal]>([
    ['an unknown question', { kind: 'answer', module: 'idea', question: 'nothing', value: 'x' }],
    ['an option that does not exist', { kind: 'answer', module: 'marketing', question: 'budget', value: 'x' }],
    ['the text that is there', location('Trois-Rivières')],
    ['a row that does not exist', { kind: 'removal', row: randomUUID() }],
    [
      'a cell that does not fit',
      { kind: 'new_row', row: randomUUID(), rowKind: 'cost', cells: { name: 'A', amount: 'x' } },
    ],
    ['an unknown column', { kind: 'new_row', row: randomUUID(), rowKind: 'cost', cells: { name: 'A', no: 1 } }],
    ['a row without a name', { kind: 'new_row', row: randomUUID(), rowKind: 'cost', cells: {} }],
    [
      'an own section that does not exist',
      { kind: 'section', section: randomUUID(), text: 'x', language: 'en', base: null },
    ],
  ])('is refused for %s', async (_what, proposal) => {
    const { app, owner, projectId, suggest } = await scene();
    await answer(app, owner, projectId, 'Trois-Rivières', 0);
    expect(await refusal(suggest(proposal))).toBe('INVALID_INPUT');
    expect(await app.deps.db.select().from(suggestions)).toEqual([]);
  });

  test('needs the plan of the person who accepts it, as the module does', async () => {
    const { app, owner, projectId, suggest, seen } = await scene();
    const id = await suggest({ kind: 'answer', module: 'finances', question: 'pricingStrategy', value: '12' });
    await app.deps.db.execute(sql`delete from stripe_user_subscriptions where user_id = ${owner.id}`);
    const accept = app.as(owner).suggestions.accept({ projectId, suggestionId: id, over: 0 });
    expect(await refusal(accept)).toBe('PLAN_REQUIRED');
    expect(await seen(id)).toMatchObject({ state: 'open' });
  });
});

describe('mails about suggestions', () => {
  const mailsIn = async ({ deps }: TestApp) =>
    (await deps.db.select().from(outboxMails)).map(({ recipient, subject }) => [recipient, subject]);

  test('tell the owner of a new one and its author of the decision, unless they did it or do not want it', async () => {
    const { app, owner, editor, commenter, projectId, as, suggest } = await scene();
    await app.deps.db.delete(outboxMails);
    const id = await suggest(task);
    expect(await mailsIn(app)).toEqual([[owner.email, 'A change is suggested in your project']]);
    const [mail] = await app.deps.db.select().from(outboxMails);
    expect(mail?.text).toContain(`/project/suggestions?project=${projectId}`);
    expect(mail?.text).not.toContain('Call the bank');
    await app.deps.db.delete(outboxMails);
    await as(editor).refuse({ projectId, suggestionId: id, word: 'We did.' });
    expect(await mailsIn(app)).toEqual([[commenter.email, 'Your suggestion was declined']]);
    expect((await app.deps.db.select().from(outboxMails))[0]?.text).toContain('We did.');
    await app.deps.db.delete(outboxMails);

    const own = await suggest(task, { by: owner });
    await as(owner).accept({ projectId, suggestionId: own, over: null });
    const taken = await suggest(task, { by: editor });
    await app.deps.db.delete(outboxMails);
    await as(editor).withdraw({ projectId, suggestionId: taken });
    await app.as(owner).mail.setNotice({ kind: 'suggestion', wanted: false });
    const left = await suggest(task);
    await app.as(owner).collaboration.remove({ projectId, collaboratorId: commenter.collaboratorId });
    await app.deps.db.delete(outboxMails);
    await as(owner).accept({ projectId, suggestionId: left, over: null });
    await suggest(task, { by: editor });
    expect(await mailsIn(app)).toEqual([]);
  });
});

describe('suggestions about debts and the household', () => {
  test('are made, seen and told only where the rows are', async () => {
    const { app, member, owner, editor, commenter, viewer, projectId, as, suggest, seen } = await scene();
    const adviser = await member('full_adviser');
    const row = { ...testRow(), kind: 'debt', cells: { name: 'Credit card' } } as never as ReturnType<typeof testRow>;
    await app.as(owner).ledger.save({ projectId, rows: [row] });
    const change: Proposal = { kind: 'row', row: row.id, cells: { name: 'Visa' } };
    const added: Proposal = {
      ...{ kind: 'new_row', row: randomUUID(), rowKind: 'household' },
      cells: { name: 'Food' },
    };
    expect(await refusal(suggest(change))).toBe('INVALID_INPUT');
    expect(await refusal(suggest(added))).toBe('INVALID_INPUT');
    const ids = [await suggest(change, { by: editor }), await suggest(added, { by: adviser })];
    for (const id of ids) {
      expect(await seen(id, owner)).toBeDefined();
      expect(await seen(id, adviser)).toBeDefined();
      expect(await seen(id, viewer)).toBeUndefined();
      expect(await refusal(as(commenter).withdraw({ projectId, suggestionId: id }))).toBe('NOT_FOUND');
    }
    expect((await as(commenter).list({ projectId })).count).toBe(0);
    expect(await as(commenter).count({ projectId })).toEqual({ open: 0 });
    expect(await as(editor).count({ projectId })).toEqual({ open: 2 });
    const { rows } = await app.deps.db.execute(sql`select topic from project_events where topic = 'suggestions'`);
    expect(rows).toEqual([]);
    const { activity } = await app.as(viewer).activity.list({ projectId });
    expect(activity.filter(({ action_type: type }) => type.startsWith('suggestion'))).toEqual([]);
    await as(owner).accept({ projectId, suggestionId: ids[0] ?? '', over: 1 });
    expect((await app.as(owner).ledger.get({ projectId })).rows).toMatchObject([{ cells: { name: 'Visa' } }]);
    expect((await as(viewer).list({ projectId, state: 'decided' })).count).toBe(0);
  });
});

describe('the list of suggestions', () => {
  test('is paged, and read by place and module', async () => {
    const { app, owner, commenter, projectId, as, suggest } = await scene();
    await suggest(location('Shawinigan'));
    await suggest({ kind: 'answer', module: 'finances', question: 'pricingStrategy', value: '12' });
    await app.deps.db.execute(sql`
      insert into suggestions (id, project_id, user_id, kind, private, proposed, reason)
      select gen_random_uuid(), ${projectId}, ${commenter.id}, 'task', false,
        '{"kind": "task", "text": "Call", "due": null}', '' from generate_series(1, 25)`);
    const first = await as(owner).list({ projectId });
    expect([first.suggestions.length, first.count]).toEqual([20, 27]);
    const second = await as(owner).list({ projectId, cursor: first.next ?? '' });
    expect([second.suggestions.length, second.next]).toEqual([7, null]);
    expect(new Set([...first.suggestions, ...second.suggestions].map(({ id }) => id)).size).toBe(27);
    expect((await as(owner).list({ projectId, place: 'answers' })).count).toBe(2);
    expect((await as(owner).list({ projectId, place: 'answers', module: 'idea' })).suggestions).toMatchObject([
      { proposed: { value: 'Shawinigan' } },
    ]);
    expect(await refusal(as(owner).list({ projectId, cursor: 'x' }))).toBe('INVALID_INPUT');
  });

  test('is full at its limit, and open again once something is decided', async () => {
    const { app, owner, commenter, projectId, as, suggest } = await scene();
    await app.deps.db.execute(sql`
      insert into suggestions (id, project_id, user_id, kind, private, proposed, reason)
      select gen_random_uuid(), ${projectId}, ${commenter.id}, 'task', false,
        '{"kind": "task", "text": "Call", "due": null}', '' from generate_series(1, ${mostOpenSuggestions}::int)`);
    expect(await refusal(suggest(task))).toBe('LIMIT_REACHED');
    const { suggestions: shown } = await as(owner).list({ projectId });
    await as(owner).refuse({ projectId, suggestionId: shown[0]?.id ?? '' });
    await suggest(task);
  });

  test('keeps what was suggested, without a name, when its author leaves or deletes the account', async () => {
    const { app, owner, commenter, editor, projectId, suggest, seen } = await scene();
    const ids = [await suggest(task), await suggest(task, { by: editor })];
    await app.as(owner).collaboration.remove({ projectId, collaboratorId: commenter.collaboratorId });
    await app.as(editor).account.delete({ confirmDeletion: true });
    expect(await seen(ids[0] ?? '')).toMatchObject({ user_profile: null });
    expect(await seen(ids[1] ?? '')).toMatchObject({ user_profile: null, user_id: null });
  });

  test('forgets what was decided long ago, and nothing that is open', async () => {
    const { app, owner, projectId, as, suggest } = await scene();
    const [open, old, recent] = [await suggest(task), await suggest(task), await suggest(task)];
    for (const suggestionId of [old, recent]) await as(owner).refuse({ projectId, suggestionId });
    await app.deps.db.execute(sql`update suggestions set created_at = now() - interval '400 days'`);
    await app.deps.db.execute(sql`update suggestions set decided_at = now() - interval '181 days' where id = ${old}`);
    await removeExpiredRows(app.deps);
    const left = await app.deps.db.select({ id: suggestions.id }).from(suggestions);
    expect(left.map(({ id }) => id).sort()).toEqual([open, recent].sort());
  });

  test('is part of the export of its author', async () => {
    const { app, commenter, suggest } = await scene();
    await suggest(task, { reason: 'It is late.' });
    expect(await app.as(commenter).account.export({})).toMatchObject({
      suggestions: [{ proposed: { text: 'Call the bank' }, reason: 'It is late.', state: 'open' }],
    });
  });
});
