import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users, verifications } from '../../db/schema/auth.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { projectCollaborators } from '../../db/schema/projects.ts';
import { newAddress, post, signIn, statusWith, testPassword, withAccount } from '../../testing/account-calls.ts';
import { createProject } from '../../testing/factories.ts';
import { createStripeApp } from '../../testing/stripe-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { reconcileSubscriptions } from '../billing/public.ts';

const ask = (app: TestApp, cookie: string, email: string, currentPassword = testPassword) =>
  post(app, 'change-address', { email, currentPassword }, { cookie });
const confirm = (app: TestApp, token: string) => post(app, 'change-address/confirm', { token });
const mails = (app: TestApp) => app.deps.db.select().from(outboxMails).orderBy(outboxMails.createdAt);

/** The token of the newest link sent to an address. */
async function linkTo(app: TestApp, address: string): Promise<string> {
  const mail = (await mails(app)).findLast(
    ({ recipient, text }) => recipient === address && text.includes('type=address'),
  );
  const link = /https?:\/\/\S+/u.exec(mail?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

describe('a change of address', () => {
  test('is refused without a session, with a wrong password, and to the same address', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    expect((await ask(app, '', newAddress())).status).toBe(401);
    expect(await (await ask(app, cookie, newAddress(), 'not-this-one')).json()).toMatchObject({
      code: 'INVALID_PASSWORD',
      remaining: 6,
    });
    expect(await (await ask(app, cookie, email.toUpperCase())).json()).toMatchObject({ code: 'SAME_ADDRESS' });
    expect((await ask(app, cookie, 'no address')).status).toBe(400);
    expect([await mails(app), await app.deps.db.select().from(verifications)]).toEqual([[], []]);
  });

  test('locks after seven wrong passwords', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    for (let guess = 0; guess < 7; guess += 1) await ask(app, cookie, newAddress(), 'not-this-one');
    const refused = await ask(app, cookie, newAddress());
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'ACCOUNT_LOCKED' }]);
  });

  test('happens once the new address confirms it: sessions stay, and the old address is told twice', async () => {
    const { app, email } = await withAccount();
    const [here, there] = [await signIn(app, email), await signIn(app, email)];
    const next = newAddress();
    expect(await (await ask(app, here, next.toUpperCase())).json()).toEqual({ status: true });
    expect((await mails(app)).map(({ recipient }) => recipient).sort()).toEqual([email, next].sort());
    expect((await post(app, 'sign-in/email', { email: next, password: testPassword })).status).toBe(401);

    const token = await linkTo(app, next);
    expect(await (await confirm(app, token)).json()).toEqual({ email: next });
    expect(await Promise.all([here, there].map((cookie) => statusWith(app, cookie)))).toEqual([200, 200]);
    expect(await statusWith(app, await signIn(app, next))).toBe(200);
    expect((await post(app, 'sign-in/email', { email, password: testPassword })).status).toBe(401);
    expect((await mails(app)).filter(({ recipient }) => recipient === email)).toHaveLength(2);
    expect(await (await confirm(app, token)).json()).toMatchObject({ code: 'INVALID_TOKEN' });
    // The link proves the address only where mail leaves the server.
    expect((await app.deps.db.select().from(users))[0]?.emailVerified).toBe(false);
  });

  test('does not reveal that the new address has an account, and tells that account', async () => {
    const { app, email } = await withAccount();
    const taken = newAddress();
    await post(app, 'sign-up/email', { email: taken, password: testPassword });
    const cookie = await signIn(app, email);
    const answers = [await ask(app, cookie, taken), await ask(app, cookie, newAddress())];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([{ status: true }, { status: true }]);
    const [told] = (await mails(app)).filter(({ recipient }) => recipient === taken);
    expect(told?.text).not.toContain('type=address');
    expect(told?.subject).toContain('already has');
  });

  test('is refused when somebody else took the address in the meantime', async () => {
    const { app, email } = await withAccount();
    const next = newAddress();
    await ask(app, await signIn(app, email), next);
    await post(app, 'sign-up/email', { email: next, password: 'another-one' });
    expect(await (await confirm(app, await linkTo(app, next))).json()).toMatchObject({ code: 'USER_ALREADY_EXISTS' });
    expect(await statusWith(app, await signIn(app, email))).toBe(200);
  });

  test('of two people to one address at the same moment is made for one, and the other is told why', async () => {
    const { app, email } = await withAccount();
    const other = newAddress();
    await post(app, 'sign-up/email', { email: other, password: testPassword });
    const next = newAddress();
    const tokens: string[] = [];
    for (const person of [email, other]) {
      await ask(app, await signIn(app, person), next);
      tokens.push(await linkTo(app, next));
    }
    // Both find the address free: the first has not committed yet.
    await app.deps.db.execute(sql`create function hold() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(1); return new; end'`);
    await app.deps.db.execute(sql`create trigger hold before update on users for each row execute function hold()`);
    const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = app.deps.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const both = tokens.map((token) => confirm(app, token));
    await until('both wait', async () => {
      const { rows } = await app.deps.db.execute(sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`);
      return rows.length === 2;
    });
    held.resolve();
    await holding;
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(await refused?.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS' });
  });

  test('is not made by an old, an earlier or an altered link', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    const [one, two] = [newAddress(), newAddress()];
    await ask(app, cookie, one);
    const earlier = await linkTo(app, one);
    await ask(app, cookie, two);
    const latest = await linkTo(app, two);
    const elsewhere = `${latest.split('.')[0]}.${Buffer.from('thief@x.test').toString('base64url')}`;
    for (const token of [earlier, elsewhere, 'x', 'a.b.c']) expect((await confirm(app, token)).status).toBe(400);
    await app.deps.db.execute(sql`update verifications set expires_at = expires_at - interval '1 hour 1 second'`);
    expect((await confirm(app, latest)).status).toBe(400);
    expect((await app.deps.db.select().from(users)).map((user) => user.email)).toEqual([email]);
  });

  test('is cancelled by a new password, and cancels the links sent to the old address', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    const [one, two] = [newAddress(), newAddress()];
    await ask(app, cookie, one);
    const token = await linkTo(app, one);
    await post(app, 'change-password', { currentPassword: testPassword, newPassword: 'another-one' }, { cookie });
    expect((await confirm(app, token)).status).toBe(400);

    await post(app, 'request-password-reset', { email });
    await ask(app, await signIn(app, email, 'another-one'), two, 'another-one');
    expect((await confirm(app, await linkTo(app, two))).status).toBe(200);
    expect(await app.deps.db.select().from(verifications)).toEqual([]);
  });

  test('reaches the payment provider; if that fails, with the nightly job', async () => {
    const { app, stripe, createCustomer } = await createStripeApp();
    const email = newAddress();
    await post(app, 'sign-up/email', { email, password: testPassword });
    const [{ id: userId = '' } = {}] = await app.deps.db.select().from(users).where(eq(users.email, email));
    const { customerId } = await createCustomer();
    await app.deps.db.execute(sql`update payment_customers set user_id = ${userId}`);
    const told = () => stripe.customers.get(customerId)?.email;
    const change = async (from: string) => {
      const next = newAddress();
      await ask(app, await signIn(app, from), next);
      expect((await confirm(app, await linkTo(app, next))).status).toBe(200);
      return next;
    };
    const first = await change(email);
    await expect.poll(() => told()).toBe(first);
    stripe.setDown(true);
    const second = await change(first);
    await reconcileSubscriptions(app.deps);
    expect(told()).toBe(first);
    stripe.setDown(false);
    await reconcileSubscriptions(app.deps);
    expect(told()).toBe(second);
  });

  test('confirms the address where mail leaves the server, and brings its invitations', async () => {
    const { app, email } = await withAccount({ settings: { confirmsAddresses: true } });
    await app.deps.db.update(users).set({ emailVerified: true });
    const next = newAddress();
    const project = await createProject(app.deps);
    await app.deps.db.insert(projectCollaborators).values({
      projectId: project.id,
      invitedEmail: next,
      invitedEmailLower: next,
      invitedBy: project.ownerId,
      role: 'viewer',
    });
    await ask(app, await signIn(app, email), next);
    await confirm(app, await linkTo(app, next));
    const [person] = await app.deps.db.select().from(users).where(eq(users.email, next));
    expect(person?.emailVerified).toBe(true);
    expect((await app.deps.db.select().from(projectCollaborators))[0]?.userId).toBe(person?.id);
  });
});
