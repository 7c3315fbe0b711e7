import type { LenderFactChange } from '@elan/contract/lender-facts';
import { emptyCells } from '@elan/domain/ledger/row';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ledgerRows } from '../../db/schema/ledger.ts';
import { createCollaborator, createProject, createUser, testRow } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';

const person = '00000000-0000-4000-8000-000000000001';
const asset = `asset.${person}.value`;
const change = (fact: string, text: string, baseVersion = 0): LenderFactChange => ({
  ...{ fact, text, baseVersion, language: 'en' },
});

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps, { premium: true });
  const project = await createProject(app.deps, { ownerId: owner.id });
  const join = async (role: 'editor' | 'viewer' | 'adviser' | 'full_adviser') => {
    const user = await createUser(app.deps);
    await createCollaborator(app.deps, project, { user, role });
    return user;
  };
  const save = (user: typeof owner, ...facts: LenderFactChange[]) =>
    app.as(user).lenderFacts.save({ projectId: project.id, facts });
  const list = async (user: typeof owner) => (await app.as(user).lenderFacts.list({ projectId: project.id })).facts;
  return { app, owner, join, save, list, projectId: project.id };
}

test('a viewer reads the facts and changes none; the personal balance is for those who see debts', async () => {
  const { app, owner, join, save, list, projectId } = await scene();
  await save(owner, change('ask.amount', '1800000'), change(asset, '22000000'));
  await save(owner, change(asset, '23000000', 1));
  for (const role of ['viewer', 'adviser'] as const) {
    const reader = await join(role);
    expect((await list(reader)).map(({ fact }) => fact)).toEqual(['ask.amount']);
    expect((await app.as(reader).lenderFacts.versions({ projectId, fact: asset })).versions).toEqual([]);
    expect(await refusal(save(reader, change('ask.amount', '1', 1)))).toBe('FORBIDDEN');
  }
  expect((await list(await join('full_adviser'))).map(({ fact }) => fact)).toEqual(['ask.amount', asset]);
  const stranger = await createUser(app.deps);
  expect(await refusal(list(stranger))).toBe('NOT_FOUND');
});

test('the page of the plan knows what the request says', async () => {
  const { app, owner, save, projectId } = await scene();
  await save(owner, change(`borrower.${person}.name`, 'Marie Tremblay'));
  const { seen } = await app.as(owner).documents.planSections({ projectId, language: 'en' });
  const missing = seen.filter(({ kind }) => kind === 'request').map(({ text }) => text);
  expect(missing).toContain("Each person's share of the business");
  expect(missing).not.toContain('Who borrows');
});

test('a fact that somebody else changed first is not overwritten, and others of the same call are saved', async () => {
  const { owner, join, save, list } = await scene();
  const editor = await join('editor');
  await save(owner, change('business.address', '12 Main Street'));
  await save(editor, change('business.address', '14 Main Street', 1));
  const { results } = await save(owner, change('business.address', '16 Main Street', 1), change('ask.why', 'An oven'));
  expect(results).toMatchObject([
    { conflict: true, fact: { text: '14 Main Street', version: 2, updatedBy: { email: editor.email } } },
    { conflict: false, fact: { text: 'An oven', version: 1 } },
  ]);
  // A response that was lost: the same again changes nothing.
  expect((await save(owner, change('ask.why', 'An oven'))).results).toMatchObject([
    { conflict: false, fact: { version: 1 } },
  ]);
  expect((await list(owner)).map(({ text }) => text)).toEqual(['14 Main Street', 'An oven']);
});

test('earlier texts are kept, also of what was taken back, and entries stay in their order', async () => {
  const { app, owner, join, save, list, projectId } = await scene();
  const name = `borrower.${person}.name`;
  await save(owner, change(name, 'Marie Tremblay'));
  await save(owner, change('ask.why', 'An oven'));
  await save(await join('editor'), change(name, '', 1));
  await save(owner, change(name, 'Marie', 2));
  const { versions } = await app.as(owner).lenderFacts.versions({ projectId, fact: name });
  expect(versions).toMatchObject([{ text: 'Marie Tremblay', version: 1, author: { email: owner.email } }]);
  expect((await list(owner)).map(({ fact }) => fact)).toEqual([name, 'ask.why']);
});

test('the timeline counts what everybody may see; the personal balance is told to no one else', async () => {
  const { app, owner, save, projectId } = await scene();
  await save(owner, change(asset, '100'));
  const changed = async () => {
    const { activity } = await app.as(owner).activity.list({ projectId });
    return activity.flatMap(({ action_type: type, metadata }) =>
      type === 'lender_facts_updated' ? [metadata.count] : [],
    );
  };
  expect(await changed()).toEqual([]);
  await save(owner, change('ask.why', 'An oven'), change('ask.kind', 'loan'));
  await save(owner, change('ask.months', '60'));
  expect(await changed()).toEqual(['3']);
  const topics = await app.deps.db.execute<{ topic: string }>(
    sql`select topic from project_events where project_id = ${projectId} order by sequence`,
  );
  expect(topics.rows.map(({ topic }) => topic)).toEqual(['private-lender-facts', 'lender-facts', 'lender-facts']);
});

test('what is no fact, does not fit, is named twice or finds no room is refused and changes nothing', async () => {
  const { app, owner, save, list, projectId } = await scene();
  for (const wrong of [change('ask.rate', '5'), change('ask.amount', '18 000'), change('ask.kind', 'gift')]) {
    expect(await refusal(save(owner, change('ask.why', 'An oven'), wrong)), wrong.fact).toBe('INVALID_INPUT');
  }
  expect(await refusal(save(owner, change('ask.why', 'One'), change('ask.why', 'Two')))).toBe('INVALID_INPUT');
  const many = Array.from({ length: 21 }, (_, place) =>
    change(`borrower.${person.slice(0, -2)}${String(place).padStart(2, '0')}.name`, 'A'),
  );
  expect(await refusal(save(owner, ...many))).toBe('LIMIT_REACHED');
  expect(await list(owner)).toEqual([]);
  await app.as(owner).projects.archive({ projectId, archived: true });
  expect(await refusal(save(owner, change('ask.why', 'An oven')))).toBe('PROJECT_ARCHIVED');
});

test('the personal balance is in the plan that its owner alone asks for with it, and in no other', async () => {
  const { app, owner, join, save, projectId } = await scene();
  await save(
    owner,
    change(`asset.${person}.name`, 'SECRET condo'),
    change(asset, '22000000'),
    change('ask.amount', '1800000'),
  );
  const debt = {
    ...testRow(),
    kind: 'debt',
    cells: { ...emptyCells('debt', 'SECRET card'), amount: 1_000_000 },
  } as const;
  await app.deps.db.insert(ledgerRows).values({ ...debt, projectId, version: 1 });
  const wanted = { projectId, format: 'markdown', language: 'en' } as const;
  for (const role of ['editor', 'full_adviser', 'viewer'] as const) {
    const other = await join(role);
    expect(await refusal(app.as(other).documents.planWithBalance(wanted)), role).toBe('FORBIDDEN');
  }
  const annexed = await (await app.as(owner).documents.planWithBalance(wanted)).body.text();
  expect(annexed.slice(annexed.indexOf('# Personal balance sheet'))).toContain('**Net worth: $210,000**');
  expect(annexed.match(/SECRET/gu)).toHaveLength(2);
  const plain = await (await app.as(owner).documents.plan(wanted)).body.text();
  expect(plain).toContain('# The request at a glance');
  expect(plain).not.toContain('SECRET');
  const ends_at = new Date(Date.now() + 86_400_000).toISOString();
  const link = { projectId, document: 'plan', language: 'en', reader: 'A bank', ends_at, password: null } as const;
  const { address } = await app.as(owner).links.create(link);
  const token = address.split('#')[1] ?? '';
  const opened = JSON.stringify(await app.as(null).links.open({ token, password: null }));
  expect(opened).toContain('The request at a glance');
  expect(opened).not.toContain('SECRET');
});
