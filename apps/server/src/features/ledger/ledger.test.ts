import { randomUUID } from 'node:crypto';
import type { RowChange } from '@elan/contract/ledger';
import { emptyCells } from '@elan/domain/ledger/row';
import { capacities } from '@elan/domain/limits';
import type { MemberRole } from '@elan/domain/permissions';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createCollaborator, createProject, createUser, type TestUser, testRow } from '../../testing/factories.ts';
import { type LiveReader, openStream } from '../../testing/live-reader.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps, { premium: true });
  const project = await createProject(app.deps, { ownerId: owner.id });
  const person = async (role: MemberRole) => {
    const user = await createUser(app.deps);
    await createCollaborator(app.deps, project, { user, role });
    return user;
  };
  return { app, owner, projectId: project.id, person };
}

const saving = (app: TestApp, projectId: string) => (user: TestUser, rows: RowChange[]) =>
  app.as(user).ledger.save({ projectId, rows });

const debt = (): RowChange => ({
  ...testRow(),
  kind: 'debt',
  cells: { ...emptyCells('debt', 'Car loan'), amount: 900_000, payment: 25_000 },
});

const scenario = (cells: Record<string, unknown> = {}): RowChange =>
  ({ ...testRow(), kind: 'scenario', cells: { ...emptyCells('scenario', 'Dearer'), ...cells } }) as RowChange;

const setting = (value: string, id: string = randomUUID()): RowChange =>
  ({ ...testRow(id), kind: 'setting', cells: { name: 'province', value } }) as RowChange;

async function say(app: TestApp, user: TestUser, projectId: string, value: string, baseVersion = 0) {
  const answers = [{ question: 'fixedCosts', value, baseVersion }];
  await app.as(user).modules.saveAnswers({ projectId, module: 'finances', answers });
}

const said = (quote: string) => ({ from: 'said', module: 'finances', question: 'fixedCosts', quote }) as const;

describe('saving figures', () => {
  test('keeps what a person touched, in its order, with who changed it', async () => {
    const { app, owner, projectId } = await scene();
    const second = { ...testRow(), position: 2 };
    const first = { ...testRow(undefined, { name: 'Insurance' }), position: 1, note: 'Asked on Monday' };
    const { results } = await saving(app, projectId)(owner, [second, first]);
    expect(results).toMatchObject([
      { id: second.id, conflict: false, row: { version: 1 } },
      { id: first.id, conflict: false, row: { version: 1, note: 'Asked on Monday' } },
    ]);
    const { rows, refused } = await app.as(owner).ledger.get({ projectId });
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(rows[1]).toMatchObject({ cells: second.cells, status: 'confirmed', updatedBy: { email: owner.email } });
    expect(refused).toEqual([]);
  });

  test('never overwrites what somebody else changed first, and returns it; the other changes are saved', async () => {
    const { app, owner, projectId, person } = await scene();
    const save = saving(app, projectId);
    const editor = await person('editor');
    const row = testRow();
    await save(owner, [row]);
    await save(editor, [{ ...row, version: 1, note: 'from the editor' }]);
    const other = testRow();
    const { results } = await save(owner, [{ ...row, version: 1, note: 'late' }, other]);
    expect(results).toMatchObject([
      { conflict: true, row: { version: 2, note: 'from the editor' } },
      { id: other.id, conflict: false },
    ]);
    const { results: late } = await app.as(owner).ledger.save({ projectId, removed: [{ id: row.id, version: 1 }] });
    expect(late).toMatchObject([{ conflict: true, row: { version: 2 } }]);
  });

  test('can be repeated: a lost response loses nothing and adds nothing', async () => {
    const { app, owner, projectId } = await scene();
    const save = saving(app, projectId);
    const row = testRow();
    await save(owner, [row]);
    expect((await save(owner, [row])).results).toMatchObject([{ conflict: false, row: { version: 1 } }]);
    const removal = { projectId, removed: [{ id: row.id, version: 1 }] };
    expect((await app.as(owner).ledger.save(removal)).results).toEqual([{ id: row.id, row: null, conflict: false }]);
    expect((await app.as(owner).ledger.save(removal)).results).toEqual([{ id: row.id, row: null, conflict: false }]);
    expect((await app.as(owner).ledger.get({ projectId })).rows).toEqual([]);
  });

  test('tells somebody who changes a row that was removed', async () => {
    const { app, owner, projectId } = await scene();
    const save = saving(app, projectId);
    const row = testRow();
    await save(owner, [row]);
    await app.as(owner).ledger.save({ projectId, removed: [{ id: row.id, version: 1 }] });
    expect((await save(owner, [{ ...row, version: 1, note: 'late' }])).results).toEqual([
      { id: row.id, row: null, conflict: true },
    ]);
    // Undoing the removal is adding the row again: its version is one that nobody has seen, the removal counted as one.
    expect((await save(owner, [row])).results).toMatchObject([{ conflict: false, row: { version: 3 } }]);
  });

  test('by twenty people at once saves one and tells the others', async () => {
    const { app, owner, projectId } = await scene();
    const row = testRow();
    await saving(app, projectId)(owner, [row]);
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        saving(app, projectId)(owner, [{ ...row, version: 1, note: `note ${index}` }]),
      ),
    );
    expect(saves.filter(({ results }) => results[0]?.conflict === false)).toHaveLength(1);
  });

  test('keeps each setting once', async () => {
    const { app, owner, projectId } = await scene();
    const save = saving(app, projectId);
    const quebec = setting('QC');
    await save(owner, [quebec]);
    const ontario = setting('ON');
    expect((await save(owner, [ontario])).results).toMatchObject([
      { id: ontario.id, conflict: true, row: { id: quebec.id } },
    ]);
    expect(await refusal(save(owner, [setting('NS'), setting('NB')]))).toBe('INVALID_INPUT');
    const replaced = await app
      .as(owner)
      .ledger.save({ projectId, rows: [ontario], removed: [{ id: quebec.id, version: 1 }] });
    expect(replaced.results).toMatchObject([{ conflict: false, row: { cells: { value: 'ON' } } }, { row: null }]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an amount below zero', { amount: -1 }, 'rows.0.cells.amount'],
    ['a fraction of a cent', { amount: 0.5 }, 'rows.0.cells.amount'],
    ['more than a billion dollars', { amount: 1e14 }, 'rows.0.cells.amount'],
    ['text where an amount belongs', { amount: 'a lot' }, 'rows.0.cells.amount'],
    ['a rhythm there is not', { every: 'full moon' }, 'rows.0.cells.every'],
    ['a month that does not exist', { from: '2026-13' }, 'rows.0.cells.from'],
    ['a row without a name', { name: ' ' }, 'rows.0.cells.name'],
    ['a null byte', { name: 'a\u0000' }, 'rows.0.cells.name'],
  ])('refuses %s, names the cell and writes nothing', async (_what, cells, path) => {
    const { app, owner, projectId } = await scene();
    const bad = { ...testRow(), cells: { ...testRow().cells, ...cells } } as RowChange;
    const call = saving(app, projectId)(owner, [bad, testRow()]);
    await expect(call).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
    expect((await app.as(owner).ledger.get({ projectId })).rows).toEqual([]);
  });

  test.each([
    ['an unknown cell', { ...testRow(), cells: { ...testRow().cells, colour: 'red' } }],
    ['an unknown kind', { ...testRow(), kind: 'wish' }],
    ['an origin of no cell', { ...testRow(), origins: { colour: { from: 'typed' } } }],
    [
      'a source with a script for an address',
      {
        ...testRow(),
        origins: { amount: { from: 'sourced', title: 'T', url: 'javascript:alert(1)', date: '2026-01-01' } },
      },
    ],
  ])('refuses %s', async (_what, bad) => {
    const { app, owner, projectId } = await scene();
    expect(await refusal(saving(app, projectId)(owner, [bad as RowChange]))).toBe('INVALID_INPUT');
  });

  test('refuses the same row twice in one call, and a row that becomes one of another kind', async () => {
    const { app, owner, projectId } = await scene();
    const row = testRow();
    const save = saving(app, projectId);
    expect(await refusal(save(owner, [row, row]))).toBe('INVALID_INPUT');
    await save(owner, [row]);
    expect(await refusal(save(owner, [{ ...debt(), id: row.id, version: 1 }]))).toBe('INVALID_INPUT');
  });

  test('keeps five scenarios at most, with changes that make sense', async () => {
    const { app, owner, projectId, person } = await scene();
    const save = saving(app, projectId);
    const bad = [
      { prices: -10_001 },
      { openingLater: 37 },
      { loanRates: 0.25 },
      { without: ['a', 'a'] },
      { without: [] },
    ];
    for (const cells of bad) expect(await refusal(save(owner, [scenario(cells)]))).toBe('INVALID_INPUT');
    const mine = scenario({ prices: 500, without: ['finances/fixedCosts/rent'] });
    await save(owner, [mine, scenario(), scenario(), scenario(), scenario()]);
    const sixth = save(owner, [testRow(), scenario()]);
    await expect(sixth).rejects.toMatchObject({ code: 'LIMIT_REACHED', data: { of: 'scenarios', limit: 5 } });
    const { rows } = await app.as(await person('viewer')).ledger.get({ projectId });
    expect(rows).toHaveLength(5);
    expect(rows.find(({ id }) => id === mine.id)?.cells).toEqual(mine.cells);
  });

  test('of 500 rows takes as many statements as of one', async () => {
    const { app, owner, projectId } = await scene();
    const many = Array.from({ length: capacities.ledgerRows }, (_, index) => ({ ...testRow(), position: index }));
    const { results } = await saving(app, projectId)(owner, many);
    expect(results.filter(({ row }) => row !== null)).toHaveLength(capacities.ledgerRows);
    const call = saving(app, projectId)(owner, [testRow()]);
    await expect(call).rejects.toMatchObject({ code: 'LIMIT_REACHED', data: { of: 'ledgerRows', limit: 500 } });
  });
});

describe('what a cell quotes', () => {
  test('must be in the stored answer, word for word', async () => {
    const { app, owner, projectId } = await scene();
    await say(app, owner, projectId, 'Oven: 8,000 $\r\nVan: 14,000 $');
    const row = { ...testRow(), origins: { amount: said('Oven: 8,000 $\nVan') } };
    expect((await saving(app, projectId)(owner, [row])).results[0]?.conflict).toBe(false);
    const lie = { ...testRow(), origins: { amount: said('Oven: 9,000 $') } };
    await expect(saving(app, projectId)(owner, [lie])).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: [{ path: 'rows.0.origins.amount', problem: 'not_in_answer' }] },
    });
  });

  test('stays when the answer changes, also when a removal is undone', async () => {
    const { app, owner, projectId } = await scene();
    await say(app, owner, projectId, 'Oven: 8,000 $');
    const row = { ...testRow(), origins: { amount: said('Oven: 8,000 $') } };
    const save = saving(app, projectId);
    await save(owner, [row]);
    await say(app, owner, projectId, 'No oven', 1);
    expect((await save(owner, [{ ...row, version: 1, note: 'still' }])).results[0]?.conflict).toBe(false);
    await app.as(owner).ledger.save({ projectId, removed: [{ id: row.id, version: 2 }] });
    expect((await save(owner, [row])).results[0]?.conflict).toBe(false);
    // The same words in a new row would be a claim about the answer of today.
    await app.as(owner).ledger.save({ projectId, removed: [{ id: row.id, version: 4 }] });
    expect(await refusal(save(owner, [{ ...row, id: randomUUID() }]))).toBe('INVALID_INPUT');
  });
});

describe('refused proposals', () => {
  test('are remembered until they are open again; repeating changes nothing', async () => {
    const { app, owner, projectId } = await scene();
    const { ledger } = app.as(owner);
    await ledger.save({ projectId, refuse: ['a', 'b', 'a'] });
    expect((await ledger.save({ projectId, refuse: ['a'] })).refused.sort()).toEqual(['a', 'b']);
    expect((await ledger.save({ projectId, unrefuse: ['a'] })).refused).toEqual(['b']);
    expect((await ledger.get({ projectId })).refused).toEqual(['b']);
  });
});

describe('earlier contents of a row', () => {
  test('are kept when somebody else wrote them or they stood for a while, not for each keystroke', async () => {
    const { app, owner, projectId, person } = await scene();
    const editor = await person('editor');
    const save = saving(app, projectId);
    const row = testRow();
    await save(owner, [row]);
    await save(owner, [{ ...row, version: 1, note: 'a' }]);
    await save(editor, [{ ...row, version: 2, note: 'b' }]);
    await app.deps.db.execute(sql`update ledger_rows set updated_at = now() - interval '3 minutes'`);
    await save(editor, [{ ...row, version: 3, note: 'c' }]);
    const { versions, next } = await app.as(owner).ledger.versions({ projectId, rowId: row.id });
    expect(versions).toMatchObject([
      { version: 3, note: 'b', author: { email: editor.email } },
      { version: 2, note: 'a', author: { email: owner.email } },
    ]);
    expect(next).toBeNull();
    const restored = await app.as(owner).ledger.restore({ projectId, rowId: row.id, version: 2 });
    expect(restored).toMatchObject({ version: 5, note: 'a', updatedBy: { email: owner.email } });
    const after = await app.as(owner).ledger.versions({ projectId, rowId: row.id });
    expect(after.versions.map(({ version, note }) => [version, note])).toEqual([
      [4, 'c'],
      [3, 'b'],
      [2, 'a'],
    ]);
  });

  test('bring back a removed row', async () => {
    const { app, owner, projectId } = await scene();
    const row = testRow();
    await saving(app, projectId)(owner, [row]);
    await app.as(owner).ledger.save({ projectId, removed: [{ id: row.id, version: 1 }] });
    const restored = await app.as(owner).ledger.restore({ projectId, rowId: row.id, version: 1 });
    expect(restored).toMatchObject({ id: row.id, version: 3, cells: row.cells });
  });

  test('of removed rows are listed, the last removed first, with who removed them, until they are back', async () => {
    const { app, owner, projectId, person } = await scene();
    const editor = await person('editor');
    const [first, second, province] = [testRow(), testRow(undefined, { name: 'Insurance' }), setting('QC')];
    await saving(app, projectId)(owner, [first, second, province]);
    const remove = (user: TestUser, id: string, version: number) =>
      app.as(user).ledger.save({ projectId, removed: [{ id, version }] });
    await remove(owner, first.id, 1);
    await remove(owner, province.id, 1);
    await remove(editor, second.id, 1);
    const listed = async (user = owner) => (await app.as(user).ledger.removed({ projectId })).rows;
    expect(await listed()).toMatchObject([
      { id: second.id, version: 1, cells: { name: 'Insurance' }, removedBy: { email: editor.email } },
      { id: province.id, kind: 'setting', cells: { value: 'QC' }, removedBy: { email: owner.email } },
      { id: first.id, removedBy: { email: owner.email } },
    ]);
    await app.as(owner).ledger.restore({ projectId, rowId: province.id, version: 1 });
    await app.as(owner).ledger.restore({ projectId, rowId: second.id, version: 1 });
    expect((await listed()).map(({ id }) => id)).toEqual([first.id]);
    await remove(owner, second.id, 3);
    expect((await listed()).map(({ id, version }) => [id, version])).toEqual([
      [second.id, 3],
      [first.id, 1],
    ]);
    const many = Array.from({ length: 20 }, () => testRow());
    await saving(app, projectId)(owner, many);
    await app.as(owner).ledger.save({ projectId, removed: many.map(({ id }) => ({ id, version: 1 })) });
    const page = await app.as(await person('viewer')).ledger.removed({ projectId });
    expect(page.rows).toHaveLength(20);
    const rest = await app.as(owner).ledger.removed({ projectId, cursor: page.next ?? '' });
    expect([rest.rows.length, rest.next]).toEqual([2, null]);
  });

  test('of a setting take the place of the row that holds it now, which can come back in turn', async () => {
    const { app, owner, projectId } = await scene();
    const [old, now] = [setting('QC'), setting('ON')];
    await saving(app, projectId)(owner, [old]);
    await app.as(owner).ledger.save({ projectId, rows: [now], removed: [{ id: old.id, version: 1 }] });
    const settings = async () => (await app.as(owner).ledger.get({ projectId })).rows.map(({ cells }) => cells);
    const removed = async () => (await app.as(owner).ledger.removed({ projectId })).rows.map(({ id }) => id);
    await app.as(owner).ledger.restore({ projectId, rowId: old.id, version: 1 });
    expect([await settings(), await removed()]).toEqual([[{ name: 'province', value: 'QC' }], [now.id]]);
    await app.as(owner).ledger.restore({ projectId, rowId: now.id, version: 1 });
    expect([await settings(), await removed()]).toEqual([[{ name: 'province', value: 'ON' }], [old.id]]);
  });
});

describe('rows about debts and the household', () => {
  test.each(['viewer', 'commenter', 'adviser'] as const)('are nowhere for a %s', async (role) => {
    const { app, owner, projectId, person } = await scene();
    const reader = await person(role);
    const row = debt();
    await saving(app, projectId)(owner, [row, testRow()]);
    await app.as(owner).ledger.save({ projectId, removed: [{ id: row.id, version: 1 }] });
    expect((await app.as(reader).ledger.removed({ projectId })).rows).toEqual([]);
    expect((await app.as(owner).ledger.removed({ projectId })).rows).toHaveLength(1);
    await saving(app, projectId)(owner, [row]);
    const seen = await app.as(reader).ledger.get({ projectId });
    expect(seen.rows.map(({ kind }) => kind)).toEqual(['cost']);
    expect((await app.as(reader).ledger.versions({ projectId, rowId: row.id })).versions).toEqual([]);
    for (const role of ['editor', 'full_adviser'] as const) {
      const confidant = await person(role);
      expect((await app.as(confidant).ledger.get({ projectId })).rows).toHaveLength(2);
      expect((await app.as(confidant).ledger.versions({ projectId, rowId: row.id })).versions).toHaveLength(1);
    }
  });

  test('are read by an adviser for as long as the owner allows it, on an open stream too', async () => {
    const { app, owner, projectId } = await scene();
    const adviser = await createUser(app.deps);
    const project = { id: projectId, ownerId: owner.id };
    const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: adviser, role: 'adviser' });
    const allow = (allowed: boolean) =>
      app.as(owner).collaboration.setPrivateFigures({ projectId, collaboratorId, allowed });
    const kinds = async () => (await app.as(adviser).ledger.get({ projectId })).rows.map(({ kind }) => kind);
    await saving(app, projectId)(owner, [debt()]);
    const stream = await openStream(app, adviser, { projectId });
    expect(await kinds()).toEqual([]);
    await allow(true);
    expect(await kinds()).toEqual(['debt']);
    await stream.heard('ready', 2);
    await saving(app, projectId)(owner, [debt()]);
    await until('a change of private rows', () =>
      stream.events.some((event) => event.type === 'project' && event.topic === 'private-ledger'),
    );
    await allow(false);
    expect(await kinds()).toEqual([]);
    await stream.heard('ready', 3);
    expect(stream.events.filter(({ type }) => type === 'ready')).toMatchObject([
      { role: 'adviser' },
      { role: 'full_adviser' },
      { role: 'adviser' },
    ]);
    const heard = stream.events.length;
    await saving(app, projectId)(owner, [debt()]);
    await saving(app, projectId)(owner, [testRow()]);
    // What tells of the change before may come in between.
    const topics = () => stream.events.slice(heard).flatMap((event) => (event.type === 'project' ? [event.topic] : []));
    await until('a change of public rows', () => topics().includes('ledger'));
    expect(topics()).not.toContain('private-ledger');
  });
});

describe('the timeline', () => {
  const entries = async (app: TestApp, user: TestUser, projectId: string) =>
    (await app.as(user).activity.list({ projectId })).activity
      .filter(({ action_type: type }) => type === 'figures_updated')
      .map(({ user_email: email, metadata }) => [email, metadata.count]);

  test('has one entry per person and burst, with the number of changes', async () => {
    const { app, owner, projectId, person } = await scene();
    const editor = await person('editor');
    const save = saving(app, projectId);
    await save(owner, [testRow(), testRow()]);
    await save(owner, [testRow()]);
    await save(editor, [testRow()]);
    await save(owner, [testRow()]);
    expect((await entries(app, owner, projectId)).sort()).toEqual(
      [
        [owner.email, '4'],
        [editor.email, '1'],
      ].sort(),
    );
  });

  test('does not tell of private rows', async () => {
    const { app, owner, projectId } = await scene();
    await saving(app, projectId)(owner, [debt()]);
    expect(await entries(app, owner, projectId)).toEqual([]);
    await saving(app, projectId)(owner, [debt(), testRow()]);
    expect(await entries(app, owner, projectId)).toEqual([[owner.email, '1']]);
  });
});

test('nobody learns live of changes to rows they may not see', async () => {
  const { app, owner, projectId, person } = await scene();
  const viewer = await openStream(app, await person('viewer'), { projectId });
  const editor = await openStream(app, await person('editor'), { projectId });
  await saving(app, projectId)(owner, [debt()]);
  await saving(app, projectId)(owner, [testRow()]);
  await editor.heard('project', 2);
  await viewer.heard('project', 1);
  const topics = (reader: LiveReader) =>
    reader.events.flatMap((event) => (event.type === 'project' ? [event.topic] : []));
  expect(topics(editor)).toEqual(['private-ledger', 'ledger']);
  expect(topics(viewer)).toEqual(['ledger']);
  const late = await openStream(app, await person('commenter'), { projectId, after: 0 });
  await late.heard('project', 1);
  expect(topics(late)).toEqual(['ledger']);
});
