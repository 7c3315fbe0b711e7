import { emptyCells } from '@elan/domain/ledger/row';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/auth.ts';
import { projects } from '../../db/schema/projects.ts';
import { readerLinks } from '../../db/schema/reader-links.ts';
import { createCollaborator, createProject, createUser, subscribe, testRow } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

const day = 86_400_000;
const start = new Date();
const inDays = (days: number) => new Date(start.getTime() + days * day).toISOString();
const tokenOf = (address: string) => address.split('#')[1] ?? '';

async function scene(options: Parameters<typeof createTestApp>[0] = {}) {
  const clock = { now: start };
  const app = await createTestApp({ now: () => clock.now, ...options });
  const owner = await createUser(app.deps, { email: 'claire@example.test' });
  await app.deps.db.update(sessions).set({ expiresAt: new Date(inDays(200)) });
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id, name: 'Café Sainte-Cécile' });
  const make = async (more: object = {}) => {
    const wanted = {
      projectId,
      document: 'plan',
      language: 'fr',
      reader: ' Caisse de Sherbrooke ',
      ends_at: inDays(30),
    };
    const made = await app.as(owner).links.create({ ...wanted, ...more } as never);
    return { ...made, token: tokenOf(made.address) };
  };
  const open = (token: string, password: string | null = null) => app.as(null).links.open({ token, password });
  const listed = async () => (await app.as(owner).links.list({ projectId })).links;
  return { app, clock, owner, projectId, make, open, listed };
}

describe('a link for a reader', () => {
  test('shows the plan in its own language, who shares it and since when, without an account', async () => {
    const { app, make, open, listed } = await scene();
    const { link, token, address } = await make();
    expect(address).toMatch(/^http:\/\/[^/]+\/read#[\w-]{32}$/u);
    expect(link).toMatchObject({ reader: 'Caisse de Sherbrooke', state: 'active', has_password: false, opened: 0 });
    const opened = await open(token);
    expect(opened).toMatchObject({
      state: 'open',
      project_name: 'Café Sainte-Cécile',
      shared_by: null,
      shared_at: link.created_at,
      formats: ['pdf', 'word'],
      language: 'fr',
    });
    expect(opened).toMatchObject({ text: expect.stringMatching(/^# /u) });
    expect(opened).toMatchObject({ text: expect.stringContaining('# Plan financier') });
    const { body, headers } = await app.as(null).links.file({ token, format: 'word' });
    expect([headers['content-disposition'].split(';')[0], body.name.endsWith('.docx')]).toEqual(['attachment', true]);
    expect(await refusal(app.as(null).links.file({ token, format: 'excel' }))).toBe('NOT_FOUND');
    await expect.poll(async () => (await listed())[0]?.opened).toBe(2);
    expect((await listed())[0]?.openings.map(({ what }) => what)).toEqual(['word', 'page']);
  });

  test('shows the whole project without debts, the household and the journal', async () => {
    const { app, owner, projectId, make, open } = await scene();
    const debt = { ...testRow(), kind: 'debt' as const, cells: { ...emptyCells('debt', 'SECRET'), amount: 900_000 } };
    await app.as(owner).ledger.save({ projectId, rows: [debt, testRow(undefined, { name: 'Insurance' })] });
    await subscribe(app.deps, owner.id);
    const entry = { title: 'SECRET', content: 'SECRET', mood: 'neutral' as const };
    await app.as(owner).journal.add({ projectId, entryId: '1700000000001', ...entry });
    const { token } = await make({ document: 'project', language: 'en' });
    const opened = JSON.stringify(await open(token));
    expect(opened).toContain('Insurance');
    expect(opened).not.toContain('SECRET');
    const { body } = await app.as(null).links.file({ token, format: 'excel' });
    expect(body.name).toMatch(/\.xlsx$/u);
  });

  test('is the owner’s alone, on any plan', async () => {
    const { app, owner, projectId, make } = await scene();
    const { link } = await make();
    const editor = await createUser(app.deps, { premium: true });
    await createCollaborator(app.deps, { id: projectId, ownerId: owner.id }, { user: editor, role: 'editor' });
    const stranger = await createUser(app.deps);
    const ofLink = { projectId, linkId: link.id };
    for (const [user, code] of [
      [editor, 'FORBIDDEN'],
      [stranger, 'NOT_FOUND'],
      [null, 'NOT_AUTHENTICATED'],
    ] as const) {
      const { links } = app.as(user);
      expect(await refusal(links.list({ projectId }))).toBe(code);
      expect(await refusal(links.revoke(ofLink))).toBe(code);
      expect(await refusal(links.setEnd({ ...ofLink, ends_at: inDays(3) }))).toBe(code);
    }
    const other = await createProject(app.deps, { ownerId: stranger.id });
    const elsewhere = { projectId: other.id, linkId: link.id };
    expect(await refusal(app.as(stranger).links.revoke(elsewhere))).toBe('NOT_FOUND');
    expect(await refusal(app.as(stranger).links.setEnd({ ...elsewhere, ends_at: inDays(3) }))).toBe('NOT_FOUND');
  });

  test('stores and logs nothing that opens it', async () => {
    const { app, make, open, owner, listed } = await scene();
    const { token } = await make({ password: 'croissant' });
    await open(token, 'croissant');
    await expect.poll(async () => (await listed())[0]?.opened).toBe(1);
    const stored = JSON.stringify(await app.deps.db.select().from(readerLinks));
    const exported = JSON.stringify(await app.as(owner).account.export({}));
    const [row] = await app.deps.db.select().from(readerLinks);
    for (const text of [stored, exported, app.logLines.join('\n'), JSON.stringify(await listed())]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain('croissant');
    }
    expect(exported).toContain('Caisse de Sherbrooke');
    expect(exported).not.toContain(row?.tokenHash);
    expect(exported).not.toContain('argon2');
  });

  test('carries the product’s name while its owner is on the free plan', async () => {
    const { app, owner, make, open } = await scene();
    const { token } = await make();
    const madeWith = async () => (await app.as(null).links.file({ token, format: 'word' })).body.size;
    const free = await madeWith();
    await subscribe(app.deps, owner.id);
    expect(await madeWith()).not.toBe(free);
    expect(await open(token)).toMatchObject({ state: 'open' });
  });
});

describe('a link ends', () => {
  test('at its date, and works again when the date is changed', async () => {
    const { app, clock, owner, projectId, make, open, listed } = await scene();
    const { link, token } = await make({ ends_at: inDays(2) });
    clock.now = new Date(inDays(2));
    expect(await open(token)).toEqual({ state: 'ended' });
    expect(await refusal(app.as(null).links.file({ token, format: 'pdf' }))).toBe('NOT_FOUND');
    expect((await listed())[0]?.state).toBe('ended');
    await app.as(owner).links.setEnd({ projectId, linkId: link.id, ends_at: inDays(5) });
    expect(await open(token)).toMatchObject({ state: 'open' });
  });

  test('when it is revoked, for good', async () => {
    const { app, clock, owner, projectId, make, open, listed } = await scene();
    const { link, token } = await make();
    await app.as(owner).links.revoke({ projectId, linkId: link.id });
    const revokedAt = (await listed())[0]?.revoked_at;
    clock.now = new Date(inDays(1));
    await app.as(owner).links.revoke({ projectId, linkId: link.id });
    expect((await listed())[0]).toMatchObject({ state: 'revoked', revoked_at: revokedAt });
    expect(await open(token)).toEqual({ state: 'revoked' });
    const later = { projectId, linkId: link.id, ends_at: inDays(60) };
    expect(await refusal(app.as(owner).links.setEnd(later))).toBe('CONFLICT');
    expect((await listed())[0]?.ends_at).toBe(link.ends_at);
    expect(await open(token)).toEqual({ state: 'revoked' });
  });

  test('with its project: not while that is in the trash, and never once it is erased', async () => {
    const { app, owner, projectId, make, open } = await scene();
    const { token } = await make();
    await app.as(owner).projects.delete({ projectId });
    expect(await refusal(open(token))).toBe('NOT_FOUND');
    await app.as(owner).projects.restore({ projectId });
    expect(await open(token)).toMatchObject({ state: 'open' });
    await app.as(owner).projects.delete({ projectId });
    await app.as(owner).projects.erase({ projectId });
    expect(await refusal(open(token))).toBe('NOT_FOUND');
    expect(await app.deps.db.select().from(readerLinks)).toEqual([]);
  });

  test('with its owner’s account', async () => {
    const { app, owner, make, open } = await scene();
    const { token } = await make();
    await app.as(owner).account.delete({ confirmDeletion: true });
    expect(await refusal(open(token))).toBe('NOT_FOUND');
  });

  test('also while what somebody asked for is being made', async () => {
    const { app, owner, projectId, make, open, listed } = await scene();
    const { link, token } = await make();
    let release = () => {};
    const busy = app.deps.makers.readers.inTurn(() => new Promise<void>((resolve) => (release = resolve)));
    const page = open(token);
    const file = refusal(app.as(null).links.file({ token, format: 'pdf' }));
    await expect.poll(() => app.deps.makers.readers.inTurn.load().waiting).toBe(2);
    await app.as(owner).links.revoke({ projectId, linkId: link.id });
    release();
    await busy;
    expect([await page, await file]).toEqual([{ state: 'revoked' }, 'NOT_FOUND']);
    expect((await listed())[0]?.opened).toBe(0);
  });
});

describe('a password', () => {
  test('is asked for before anything of the project is shown', async () => {
    const { app, make, open } = await scene();
    const { token } = await make({ password: 'croissant' });
    expect(await open(token)).toEqual({ state: 'password' });
    expect(await open(token, '')).toEqual({ state: 'password' });
    expect(await open(token, 'brioche!')).toEqual({ state: 'wrong_password' });
    const file = (password: string | null) => app.as(null).links.file({ token, password, format: 'pdf' });
    expect(await refusal(file(null))).toBe('FORBIDDEN');
    expect(await refusal(file('brioche!'))).toBe('FORBIDDEN');
    expect(await open(token, 'croissant')).toMatchObject({ state: 'open' });
    expect((await file('croissant')).body.type).toBe('application/pdf');
  });

  test('that is right uses up no try, however often a committee reads', async () => {
    const { make, open } = await scene({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    const { token } = await make({ password: 'croissant' });
    for (let reading = 0; reading < 5; reading += 1) {
      expect(await open(token, 'croissant')).toMatchObject({ state: 'open' });
    }
    for (let tried = 0; tried < 3; tried += 1) {
      expect(await open(token, 'wrong one')).toEqual({ state: 'wrong_password' });
    }
    expect(await refusal(open(token, 'wrong one'))).toBe('TOO_MANY_REQUESTS');
  });

  test('can be tried a few times only, from any address', async () => {
    const { make, open } = await scene({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    const { token } = await make({ password: 'croissant' });
    const tries = await Promise.all([1, 2, 3].map(() => open(token, 'wrong one')));
    expect(tries.map(({ state }) => state)).toEqual(Array(3).fill('wrong_password'));
    expect(await refusal(open(token, 'croissant'))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('bad input', () => {
  test('guessed links are found nowhere, and limited by address', async () => {
    const { app, open } = await scene({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    expect(await refusal(open('A'.repeat(32)))).toBe('NOT_FOUND');
    expect(await refusal(open(''))).toBe('NOT_FOUND');
    await refusal(open('B'.repeat(32)));
    expect(await refusal(open('C'.repeat(32)))).toBe('TOO_MANY_REQUESTS');
    expect(await refusal(app.as(null).links.file({ token: 'A', format: 'pdf' }))).toBe('TOO_MANY_REQUESTS');
  });

  test('an end in the past or beyond a year, a short password and a name without letters are refused', async () => {
    const { make } = await scene();
    for (const wrong of [
      { ends_at: inDays(0) },
      { ends_at: inDays(-1) },
      { ends_at: inDays(367) },
      { password: 'short' },
      { reader: '   ' },
      { reader: 'Banque\u202e Populaire' },
      { reader: 'x'.repeat(121) },
      { document: 'household' },
    ]) {
      expect([wrong, await refusal(make(wrong))]).toEqual([wrong, 'INVALID_INPUT']);
    }
  });

  test('a project has twenty links that work, and a short list of those that do not', async () => {
    const { app, owner, projectId, make, listed, clock } = await scene();
    const made = await Promise.all(Array.from({ length: 20 }, () => make()));
    expect(await refusal(make())).toBe('LIMIT_REACHED');
    const [first] = made;
    if (first === undefined) throw new Error('no link was made');
    await app.as(owner).links.revoke({ projectId, linkId: first.link.id });
    const last = await make({ ends_at: inDays(100) });
    expect(await listed()).toHaveLength(21);
    const old = Array.from({ length: 90 }, (_, index) => ({
      projectId,
      tokenHash: `old ${index}`,
      document: 'plan' as const,
      language: 'en' as const,
      reader: 'Old',
      endsAt: new Date(inDays(-1)),
      createdAt: new Date(inDays(-100 + index)),
    }));
    await app.deps.db.insert(readerLinks).values(old);
    clock.now = new Date(inDays(31));
    await make({ ends_at: inDays(60) });
    const left = await listed();
    expect(left).toHaveLength(82);
    expect(left.map(({ id }) => id)).toContain(last.link.id);
    expect(await app.deps.db.$count(readerLinks)).toBe(82);
  });

  test('ten thousand openings are all counted, the last fifty listed, and one file is made at a time', async () => {
    const { app, make, open, listed } = await scene();
    const { token, link } = await make();
    const { recordOpening } = await import('./record-opening.ts');
    for (let opening = 0; opening < 10_000; opening += 1) recordOpening(app.deps, link.id, 'page');
    const together = await Promise.all(Array.from({ length: 200 }, () => open(token)));
    expect(together.every(({ state }) => state === 'open')).toBe(true);
    await expect.poll(async () => (await listed())[0]?.opened).toBe(10_200);
    expect((await listed())[0]?.openings).toHaveLength(50);
  });

  test('a link that many open keeps nobody waiting who has another one', async () => {
    const { app, make, open } = await scene();
    const [popular, other] = [await make(), await make({ document: 'project' })];
    const { readers } = app.deps.makers;
    let release = () => {};
    const busy = readers.inTurn(() => new Promise<void>((resolve) => (release = resolve)), popular.link.id);
    const made: string[] = [];
    const { make: makeFile } = readers;
    readers.make = (order) => {
      made.push('format' in order ? 'other' : 'popular');
      return makeFile(order);
    };
    const many = [open(popular.token), app.as(null).links.file({ token: popular.token, format: 'pdf' })];
    await expect.poll(() => readers.inTurn.load().waiting).toBe(2);
    expect(await refusal(app.as(null).links.file({ token: popular.token, format: 'word' }))).toBe('UNAVAILABLE');
    const another = open(other.token);
    await expect.poll(() => readers.inTurn.load().waiting).toBe(3);
    release();
    await Promise.all([busy, ...many, another]);
    expect(made).toEqual(['other', 'popular', 'popular']);
  });
});

test('an archived project can still be read, and its links revoked', async () => {
  const { app, owner, projectId, make, open } = await scene();
  const { link, token } = await make();
  await app.deps.db.update(projects).set({ archivedAt: start }).where(eq(projects.id, projectId));
  expect(await open(token)).toMatchObject({ state: 'open' });
  await app.as(owner).links.revoke({ projectId, linkId: link.id });
  expect(await open(token)).toEqual({ state: 'revoked' });
});
