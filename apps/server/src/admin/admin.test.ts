import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { assistantGrants } from '../db/schema/assistants.ts';
import { users } from '../db/schema/auth.ts';
import { operatorActs } from '../db/schema/operator.ts';
import { createAccountScene } from '../testing/account-scene.ts';
import { createConnection } from '../testing/assistant.ts';
import { createProject, createUser } from '../testing/factories.ts';
import { createStripeApp } from '../testing/stripe-app.ts';
import { stripeEnv } from '../testing/stripe-server.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { runAdmin, type Terminal } from './run-admin.ts';

const nobody: Terminal = { ask: async () => null, log() {} };
const stranger = 'nobody@example.test';

describe('what is refused, in one line and with exit code 2', () => {
  test.each([
    [['nonsense'], 'There is no command nonsense'],
    [['person'], 'Expected PERSON'],
    [['person', stranger], `No account has the address ${stranger}.`],
    [['person', '7b6d1f6e-3f5a-4d0e-9d3a-1f1f6e3f5a4d'], 'No account has the id 7b6d1f6e'],
    [['person', 'somebody'], 'somebody is neither an address nor the id'],
    [['person', stranger, '--colour'], 'Expected: person PERSON'],
    [['language', stranger, 'de'], 'de is not one of the product’s languages: en or fr.'],
    [['founder', stranger], 'No account has the address'],
    [['delete', stranger, '--yes'], 'No account has the address'],
    [['cancel', stranger, '--yes'], 'No account has the address'],
    [['end-sessions', stranger], 'No account has the address'],
    [['export', stranger], 'Add --to FILE.'],
    [['resend', 'x'], 'x is not the id of a mail'],
    [['resend', '7b6d1f6e-3f5a-4d0e-9d3a-1f1f6e3f5a4d'], 'This server sends no email'],
    [['usage', '--months', '0'], '--months takes a whole number'],
    [['audit', '--person', stranger], `${stranger} is not the id of an account.`],
  ])('%j', async (args, message) => {
    const { app, admin } = await open();
    const error = await admin(...args).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ exitCode: 2, message: expect.stringContaining(message) });
    expect((error as Error).message).not.toContain('\n');
    expect(await app.deps.db.select({ id: users.id }).from(users)).toEqual([]);
  });

  test('without a database the operator is told what to do', async () => {
    await expect(runAdmin({ DATA_DIR: '/nowhere/at/all' }, ['usage'], nobody)).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringContaining('No server runs on the data in /nowhere/at/all'),
    });
  });
});

describe('a person', () => {
  test('is found by address in any case, or by id, with plan, usage, projects and sessions', async () => {
    const { app, admin } = await open();
    const { user } = await createAccountScene(app.deps);
    await createProject(app.deps, { ownerId: user.id });
    await app.deps.db.execute(sql`update projects set deleted_at = now() where name = 'A project'`);
    const shown = await admin('person', user.email.toUpperCase());
    expect(await admin('person', user.id)).toBe(shown);
    for (const line of [
      `id            ${user.id}`,
      `address       ${user.email} (not confirmed)`,
      'plan          premium',
      'usage         0 of 100 (0 attempts), until',
      'projects      1 own (0 archived, 1 in the trash), 1 shared',
      'sessions      1, last used',
    ]) {
      expect(shown).toContain(line);
    }
    expect(shown).toMatch(/subscription +active, renews \d{4}-\d\d-\d\d/u);
  });

  test('changes language', async () => {
    const { app, admin } = await open();
    const user = await createUser(app.deps);
    await admin('language', user.email, 'fr');
    expect((await app.as(user).account.get({})).language).toBe('fr');
  });

  test('becomes a founder only by FOUNDER_EMAILS, once the operator confirms the address (S-08)', async () => {
    const email = 'founder@example.test';
    const founders = { FOUNDER_EMAILS: `${email},other@example.test` };
    const { app, admin } = await open(founders);
    const [user, other] = [await createUser(app.deps, { email }), await createUser(app.deps)];
    await expect(admin('founder', other.email)).rejects.toThrow('FOUNDER_EMAILS, which alone makes founders');
    expect((await app.as(user).account.get({})).isFounder).toBe(false);
    expect(await admin('founder', ' Founder@Example.test ')).toContain(
      `${email} is confirmed and a founder from now on.`,
    );
    expect(await app.as(user).account.get({})).toMatchObject({ isFounder: true, usage: { limit: 999_999 } });
    expect((await app.as(other).account.get({})).isFounder).toBe(false);
    await expect(admin('delete', email, '--yes')).rejects.toThrow('is a founder, whose account cannot be deleted');
  });

  test('who lost the authenticator signs in without it, and is told', async () => {
    const { app, admin } = await open();
    const { user } = await createAccountScene(app.deps);
    await expect(admin('codes-off', user.email)).rejects.toThrow('add --yes');
    expect(await admin('codes-off', user.email, '--yes')).toContain('no longer asks for a code');
    expect((await app.deps.db.execute(sql`select 1 from authenticators`)).rows).toEqual([]);
    const { rows } = await app.deps.db.execute(sql`select subject from outbox_mails where recipient = ${user.email}`);
    expect(rows).toMatchObject([{ subject: expect.stringContaining('no longer asks for a code') }]);
    await expect(admin('codes-off', user.email, '--yes')).rejects.toThrow('has no authenticator');
  });

  test('is signed out everywhere, with the assistants; nobody else is', async () => {
    const { app, admin } = await open();
    const [user, other] = [await createUser(app.deps), await createUser(app.deps)];
    for (const one of [user, other]) await createConnection(app.deps, one);
    expect(await admin('end-sessions', user.email)).toContain(
      `${user.email} is signed out everywhere (1 session ended)`,
    );
    await expect(app.as(user).account.get({})).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
    expect((await app.as(other).assistants.list({})).assistants).toHaveLength(1);
    expect(await app.deps.db.select({ userId: assistantGrants.userId }).from(assistantGrants)).toEqual([
      { userId: other.id },
    ]);
    await expect(admin('end-sessions', user.email)).rejects.toThrow('is not signed in anywhere');
    const acts = await app.deps.db.select().from(operatorActs).where(eq(operatorActs.act, 'end-sessions'));
    expect(acts.map(({ outcome, subjectId }) => [outcome, subjectId])).toEqual([
      ['begun', user.id],
      ['done', user.id],
      ['begun', user.id],
      ['refused', user.id],
    ]);
  });

  test('is exported into a new file that only this account can read', async () => {
    const { app, admin } = await open();
    const { user } = await createAccountScene(app.deps);
    const directory = mkdtempSync(join(tmpdir(), 'elan-admin-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const file = join(directory, 'export.json');
    await admin('export', user.email, '--to', file);
    const data = JSON.parse(readFileSync(file, 'utf8'));
    expect(data).toMatchObject({
      profile: { email: user.email },
      projects: [{ name: 'Bakery' }],
      operator_acts: [{ act: 'export', outcome: 'begun' }],
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(admin('export', user.email, '--to', file)).rejects.toThrow('cannot be written (EEXIST)');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(data);
  });

  test('is deleted only when the address is typed, and the log of it keeps an id alone', async () => {
    const { app, admin } = await open();
    const { user, own } = await createAccountScene(app.deps);
    await app.deps.db.execute(sql`delete from stripe_user_subscriptions where user_id = ${user.id}`);
    await expect(admin('delete', user.email)).rejects.toThrow('add --yes');
    await expect(admin.asked('yes')('delete', user.email)).rejects.toThrow('nothing was changed');
    expect((await app.as(user).projects.list({})).projects).toHaveLength(1);

    expect(await admin.asked(user.email)('delete', user.email, '--as', 'Ada')).toBe(
      `The account ${user.email} is deleted.`,
    );
    await expect(app.as(user).projects.list({})).rejects.toThrow('NOT_AUTHENTICATED');
    expect((await app.deps.db.execute(sql`select 1 from projects where id = ${own.id}`)).rows).toEqual([]);
    const log = await app.deps.db.select().from(operatorActs).orderBy(operatorActs.at);
    expect(log.map(({ act, operator, outcome }) => [act, operator === 'Ada', outcome])).toEqual([
      ['delete', false, 'refused'],
      ['delete', false, 'refused'],
      ['delete', true, 'begun'],
      ['delete', true, 'done'],
    ]);
    expect(new Set(log.map(({ subjectId }) => subjectId))).toEqual(new Set([user.id]));
    expect(JSON.stringify(log)).not.toContain(user.email);
    expect(await admin('audit', '--person', user.id)).toMatch(/Ada \(.+\) +delete +[\da-f-]{36} +done/u);
  });
});

describe('a subscription', () => {
  test('ends with its period at the provider', async () => {
    const { app, stripe, createCustomer } = await createStripeApp();
    const admin = adminOf(app, stripeEnv(stripe.url));
    const user = await createCustomer();
    await expect(admin('cancel', user.email, '--yes')).rejects.toThrow('has no running subscription');
    const subscription = stripe.subscribe(user.customerId);
    await app.deps.db.execute(sql`insert into stripe_user_subscriptions (user_id, customer_id, subscription_status)
      values (${user.id}, ${user.customerId}, 'incomplete')`);
    await expect(admin('cancel', user.email)).rejects.toThrow('add --yes');
    expect(subscription.cancel_at_period_end).toBe(false);

    expect(await admin('cancel', user.email, '--yes')).toMatch(/ends on \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/u);
    expect(subscription).toMatchObject({ cancel_at_period_end: true, status: 'active' });
    expect(await app.as(user).billing.subscription({})).toMatchObject({
      subscription: { subscription_status: 'active', cancel_at_period_end: true },
    });
    await expect(admin('cancel', user.email, '--yes')).rejects.toThrow('already ends with its period');
    stripe.setDown(true);
    await expect(admin('cancel', user.email, '--yes')).rejects.toThrow('does not answer; nothing was changed');
  });

  test('of the sandbox ends with its period too', async () => {
    const { app, admin } = await open();
    const user = await createUser(app.deps, { premium: true });
    await app.deps.db.execute(sql`update stripe_user_subscriptions set customer_id = 'cus_sandbox_1'`);
    await app.deps.db.execute(
      sql`insert into payment_customers (user_id, customer_id) values (${user.id}, 'cus_sandbox_1')`,
    );
    const created = Math.floor(Date.now() / 1_000) - 60;
    const record = { kind: 'subscription', id: 'sub_sandbox_1', customerId: 'cus_sandbox_1', created };
    await app.deps.db.execute(sql`insert into sandbox_records (id, customer_id, record, created_second) values
      ('sub_sandbox_1', 'cus_sandbox_1',
        ${JSON.stringify({ ...record, userId: user.id, priceId: 'price_sandbox_premium', endsAt: null })}, ${created})`);
    expect(await admin('cancel', user.id, '--yes')).toContain('ends on');
    expect(await admin('person', user.id)).toMatch(/subscription +active, ends /u);
  });
});

describe('a mail', () => {
  const smtp = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'plans@example.test' };

  test('that waits or was given up is queued again, with its id', async () => {
    const { app, admin } = await open(smtp);
    const user = await createUser(app.deps, { email: 'ada@example.test' });
    const [waiting, givenUp] = await addMails(app, [
      "'Ada@Example.test', 't', now() - interval '1 hour', now() + interval '50 minutes', null, null",
      "'ada@example.test', 't', now() - interval '5 days', now() - interval '2 days', null, null",
    ]);
    const listed = await admin('mails', user.email);
    expect(listed).toMatch(new RegExp(`${waiting} .*next try`, 'u'));
    expect(listed).toMatch(new RegExp(`${givenUp} .*given up`, 'u'));
    expect(await admin('mails')).toBe(listed);
    expect(await admin('person', user.id)).toContain(String(givenUp));
    for (const id of [waiting, givenUp]) expect(await admin('resend', String(id))).toContain('is queued');
    const { rows } = await app.deps.db.execute(sql`select id from outbox_mails
      where due_at <= now() and attempts = 0 and created_at > now() - interval '1 minute'`);
    expect(rows).toHaveLength(2);
    const log = await app.deps.db.select().from(operatorActs).where(eq(operatorActs.act, 'resend'));
    expect(log.map(({ subjectId, details }) => [subjectId, details.mail])).toEqual(
      [waiting, waiting, givenUp, givenUp].map((id) => [user.id, id]),
    );
  });

  test('that was sent, erased or has expired is not', async () => {
    const { app, admin } = await open(smtp);
    const ids = await addMails(app, [
      "'a@example.test', '', now(), now(), now(), null",
      "'a@example.test', '', now(), now(), null, null",
      "'a@example.test', 't', now(), now(), null, now() - interval '1 minute'",
    ]);
    const problems = await Promise.all(ids.map((id) => admin('resend', id).catch((error: Error) => error.message)));
    expect(problems.map((problem) => /sent already|was erased|has expired/u.exec(problem)?.[0])).toEqual([
      'sent already',
      'was erased',
      'has expired',
    ]);
    await expect(admin('resend', '7b6d1f6e-3f5a-4d0e-9d3a-1f1f6e3f5a4d')).rejects.toThrow('No mail has the id');
  });

  /** @returns their ids, in order */
  async function addMails({ deps }: TestApp, values: string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const each of values) {
      const { rows } = await deps.db.execute<{ id: string }>(sql`insert into outbox_mails
        (recipient, text, created_at, due_at, sent_at, expires_at, subject, html, attempts)
        values (${sql.raw(each)}, 's', 'h', 3) returning id`);
      ids.push(rows[0]?.id ?? '');
    }
    return ids;
  }
});

test('the usage report counts each month apart', async () => {
  const { app, admin } = await open();
  const { user } = await createAccountScene(app.deps);
  await app.deps.db.execute(sql`update generations set started_at = now() - interval '2 months', status = 'failed'
    where user_id = ${user.id} and project_id in (select id from projects where name = 'Bakery')`);
  const month = (ago: number) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);
  };
  const [heads, ...lines] = (await admin('usage', '--months', '3')).split('\n');
  const cells = (line = '') => line.trim().split(/\s+/u);
  expect(cells(heads)).toEqual('month accounts projects generations succeeded failed cancelled people'.split(' '));
  const [newest, middle, oldest] = lines.map(cells);
  expect(newest).toEqual([month(0), '2', '2', '3', '3', '0', '0', '2']);
  expect(middle).toEqual([month(1), '0', '0', '0', '0', '0', '0', '0']);
  expect(oldest).toEqual([month(2), '0', '0', '1', '0', '1', '0', '1']);
  expect(lines.at(-1)).toContain('Accounts now: 2. Running subscriptions: 2.');
});

test('the log cannot be changed, not even with a statement of one’s own', async () => {
  const { app, admin } = await open();
  await admin('usage');
  for (const statement of [
    'update operator_acts set operator = $$x$$',
    'delete from operator_acts',
    'truncate operator_acts',
  ]) {
    await expect(app.deps.db.$client.query(statement)).rejects.toThrow('never changed or deleted');
  }
  expect(await admin('audit')).toContain('usage');
});

async function open(env: Record<string, string> = {}) {
  const app = await createTestApp({ env });
  return { app, admin: adminOf(app, env) };
}

/** The command line beside a server: on its database, with its settings. `asked` answers its question. */
function adminOf(app: TestApp, env: Record<string, string>) {
  const { host = '', port, user = '', database = '' } = app.deps.db.$client.options;
  const address = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const settings = { DATABASE_URL: address, AUTH_SECRET: app.deps.authSecret, ...env };
  const run =
    (terminal: Terminal) =>
    (...args: string[]) =>
      runAdmin(settings, args, terminal);
  return Object.assign(run(nobody), { asked: (answer: string) => run({ ...nobody, ask: async () => answer }) });
}
