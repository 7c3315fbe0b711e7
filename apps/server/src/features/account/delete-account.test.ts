import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/auth.ts';
import { generations } from '../../db/schema/generation.ts';
import { outboxMails } from '../../db/schema/mail.ts';
import { type PaymentProvider, PaymentProviderError } from '../../platform/payments/port.ts';
import { post, signIn, statusWith, testPassword, withAccount } from '../../testing/account-calls.ts';
import { createAccountScene, rowsWith } from '../../testing/account-scene.ts';
import { storeTestAnswers } from '../../testing/answers.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { gate, scriptedWriter } from '../../testing/scripted-writer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const path = '/functions/v1/delete-account';
const confirmed = { confirm_deletion: true };

describe('the delete-account function', () => {
  test.each([
    ['nobody', {}, 'Not authenticated'],
    ['nobody, in French', { 'accept-language': 'fr-CA,fr;q=0.9' }, 'Non authentifié'],
    ['an invented token', { authorization: 'Bearer made.up' }, 'Not authenticated'],
  ])('deletes nothing for %s (CALL-002)', async (_who, headers, error) => {
    const app = await createTestApp();
    await createUser(app.deps);
    const answer = await send(app, confirmed, headers);
    expect([answer.status, await answer.json()]).toEqual([401, { error, code: 'NOT_AUTHENTICATED' }]);
    expect(await app.deps.db.select().from(users)).toHaveLength(1);
  });

  test('deletes nothing for a session that has expired (CALL-002)', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    await app.deps.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
    expect((await send(app, confirmed, { authorization: `Bearer ${user.token}` })).status).toBe(401);
    expect(await app.deps.db.select().from(users)).toHaveLength(1);
  });

  test.each([
    ['no body', undefined],
    ['an empty body', {}],
    ['false', { confirm_deletion: false }],
    ['a text', { confirm_deletion: 'true' }],
    ['a number', { confirm_deletion: 1 }],
    ['a list', [true]],
    ['the field of the other interface', { confirmDeletion: true }],
  ])('deletes nothing for %s (DEL-010)', async (_what, body) => {
    const app = await createTestApp();
    const user = await createUser(app.deps, { language: 'fr' });
    const answer = await send(app, body, { authorization: `Bearer ${user.token}` });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: "La suppression n'a pas été confirmée.", code: 'INVALID_INPUT' },
    ]);
    expect(await app.deps.db.select().from(users)).toHaveLength(1);
  });

  test('deletes nothing for a GET, nor for another content type', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const headers = { authorization: `Bearer ${user.token}` };
    expect((await app.request(path, { headers })).status).toBe(404);
    const form = await app.request(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'confirm_deletion=true',
    });
    expect(form.status).toBe(415);
    expect(await app.deps.db.select().from(users)).toHaveLength(1);
  });

  test('deletes nothing for a page on another site', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const answer = await send(app, confirmed, { cookie: user.cookie, origin: 'https://evil.test' });
    expect(answer.status).toBe(403);
    expect(await app.deps.db.select().from(users)).toHaveLength(1);
  });

  test('deletes no founder (ACC-015, S-19)', async () => {
    const email = 'founder@example.test';
    const app = await createTestApp({ env: { FOUNDER_EMAILS: email } });
    const founder = await createUser(app.deps, { email, emailVerified: true });
    const answer = await send(app, confirmed, { authorization: `Bearer ${founder.token}` });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { error: 'A founder account cannot be deleted.', code: 'FORBIDDEN' },
    ]);
    expect(await refusal(app.as(founder).account.delete({ confirmDeletion: true }))).toBe('FORBIDDEN');
    expect(await app.deps.db.select().from(users)).toHaveLength(1);
  });

  test.each(['bearer', 'cookie'])(
    'deletes the account of the %s, and no other account it names (DEL-023)',
    async (how) => {
      const app = await createTestApp();
      const [user, other] = [await createUser(app.deps), await createUser(app.deps)];
      const body = { ...confirmed, user_id: other.id, userId: other.id, email: other.email };
      const headers: Record<string, string> =
        how === 'bearer' ? { authorization: `Bearer ${user.token}` } : { cookie: user.cookie };
      const answer = await send(app, body, headers);
      expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
      expect(await app.deps.db.select({ id: users.id }).from(users)).toEqual([{ id: other.id }]);
    },
  );
});

describe('a deleted account', () => {
  test('leaves no trace, not even its address (DEL-015, DEL-016, DEL-017)', async () => {
    const app = await createTestApp();
    const { user, own } = await createAccountScene(app.deps);
    expect(await rowsWith(app.deps, [user.id, user.email, own.id])).not.toEqual([]);
    await remove(app, user);
    expect(await rowsWith(app.deps, [user.id, user.email, own.id])).toEqual([]);
  });

  test('leaves other people’s data untouched (N-23)', async () => {
    const app = await createTestApp();
    const { user, other, foreign } = await createAccountScene(app.deps);
    const seen = () => app.as(other).projects.get({ projectId: foreign.id });
    const versions = async () =>
      (await app.as(other).versions.list({ projectId: foreign.id, module: 'idea' })).versions;
    const [before, versionsBefore] = [await seen(), await versions()];
    await remove(app, user);
    expect(await seen()).toEqual(before);
    const withoutAuthor = versionsBefore.map((version) => ({
      ...version,
      author: version.author?.email === user.email ? null : version.author,
    }));
    expect(await versions()).toEqual(withoutAuthor);
    const activity = await app.deps.db.execute(sql`
      select user_id is null as nobody, metadata from project_activity where project_id = ${foreign.id} order by 1`);
    expect(activity.rows).toEqual([
      { nobody: false, metadata: { email: other.email, role: 'editor' } },
      { nobody: true, metadata: { role: 'editor' } },
    ]);
    expect(await usedBy(app, other)).toBe(7);
  });

  test('can no longer sign in, and its address is free for a new account (DEL-019, DEL-021)', async () => {
    const { app, email } = await withAccount();
    const cookie = await signIn(app, email);
    expect((await send(app, confirmed, { cookie })).status).toBe(200);
    expect(await statusWith(app, cookie)).toBe(401);
    expect((await post(app, 'sign-in/email', { email, password: testPassword })).status).toBe(401);
    expect((await post(app, 'sign-up/email', { email, password: 'another-one' })).status).toBe(200);
    expect(await statusWith(app, await signIn(app, email, 'another-one'))).toBe(200);
  });

  test.each([
    ['en', 'account was deleted'],
    ['fr', 'a été supprimé'],
  ] as const)('is told by mail, in its language (%s)', async (language, words) => {
    const app = await createTestApp();
    const user = await createUser(app.deps, { language });
    await remove(app, user);
    const mails = await app.deps.db.select().from(outboxMails);
    expect(mails).toEqual([
      expect.objectContaining({ recipient: user.email, subject: expect.stringContaining(words) }),
    ]);
  });

  test('is deleted and mailed about once when requested twice at the same moment', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const answers = await Promise.all([1, 2].map(() => send(app, confirmed, { cookie: user.cookie })));
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(await app.deps.db.select().from(outboxMails)).toHaveLength(1);
  });
});

describe('the subscription of a deleted account', () => {
  test('is ended at the provider first (DEL-018)', async () => {
    const app = await createTestApp();
    const { user } = await createAccountScene(app.deps);
    const ended: string[] = [];
    watchPayments(app, {
      listSubscriptions: async (customerId) => [runningSubscription(customerId)],
      cancelSubscription: async (id) => {
        expect(await app.deps.db.select().from(users).where(eq(users.id, user.id))).toHaveLength(1);
        ended.push(id);
      },
    });
    await remove(app, user);
    expect(ended).toEqual([`sub_of_cus_${user.id}`]);
    expect(
      await app.deps.db.execute(sql`select 1 from stripe_user_subscriptions where user_id = ${user.id}`),
    ).toMatchObject({ rows: [] });
  });

  test('keeps the account whole when the provider fails (S-19)', async () => {
    const app = await createTestApp();
    const { user, own } = await createAccountScene(app.deps, { language: 'fr' });
    const before = await rowsWith(app.deps, [user.id, user.email, own.id]);
    watchPayments(app, {
      listSubscriptions: async () => {
        throw new PaymentProviderError('no answer');
      },
    });
    const answer = await send(app, confirmed, { cookie: user.cookie });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: 'Service temporairement indisponible. Veuillez réessayer plus tard.', code: 'UNAVAILABLE' },
    ]);
    expect(await rowsWith(app.deps, [user.id, user.email, own.id])).toEqual(before);
    expect(await app.deps.db.select().from(outboxMails)).toEqual([]);
  });
});

describe('what is being generated', () => {
  test('by the person is stopped', async () => {
    const hold = gate();
    const app = await createTestApp({ writer: scriptedWriter({ pieces: ['words', hold.wait] }) });
    const user = await createUser(app.deps);
    const project = await createProject(app.deps, { ownerId: user.id });
    const id = await startRun(app, user, project.id);
    const signal = app.deps.runs.get(id)?.signal;
    await remove(app, user);
    expect(signal?.aborted).toBe(true);
    hold.open();
    await expect.poll(() => app.deps.runs.ids()).toEqual([]);
  });

  test('by someone else in the person’s project is stopped, and their unit is given back', async () => {
    const hold = gate();
    const app = await createTestApp({ writer: scriptedWriter({ pieces: ['words', hold.wait] }) });
    const [user, other] = [await createUser(app.deps), await createUser(app.deps)];
    const project = await createProject(app.deps, { ownerId: user.id });
    await createCollaborator(app.deps, project, { user: other, role: 'editor' });
    const id = await startRun(app, other, project.id);
    const signal = app.deps.runs.get(id)?.signal;
    expect(await usedBy(app, other)).toBe(1);
    await remove(app, user);
    expect(signal?.aborted).toBe(true);
    expect(await usedBy(app, other)).toBe(0);
    hold.open();
    await expect.poll(() => app.deps.runs.ids()).toEqual([]);
    expect(await app.deps.db.select().from(generations)).toEqual([]);
  });
});

function send(app: TestApp, body: unknown, headers: Record<string, string>): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return app.request(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, ...sent });
}

const remove = (app: TestApp, user: TestUser) => app.as(user).account.delete({ confirmDeletion: true });

/** Replaces some of the provider's calls with the test's own. */
function watchPayments(app: TestApp, calls: Partial<PaymentProvider>): void {
  if (app.deps.payments === null) throw new Error('no payments here');
  app.deps.payments = { ...app.deps.payments, ...calls };
}

function runningSubscription(customerId: string) {
  return {
    id: `sub_of_${customerId}`,
    customerId,
    userId: null,
    status: 'active',
    priceId: null,
    productId: null,
    created: 0,
    currentPeriodStart: 0,
    currentPeriodEnd: 0,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    pause: null,
    paymentMethod: null,
  };
}

async function usedBy(app: TestApp, user: TestUser): Promise<number | undefined> {
  const [row] = await app.deps.db.select().from(userPreferences).where(eq(userPreferences.userId, user.id));
  return row?.aiUsageCount;
}

/** Starts a generation and leaves it running. */
async function startRun(app: TestApp, user: TestUser, projectId: string): Promise<string> {
  await storeTestAnswers(app.deps, projectId, 'idea');
  const events = await app.as(user).generation.start({ projectId, module: 'idea', language: 'en' });
  for await (const event of events) if (event.type === 'text') break;
  const [id] = app.deps.runs.ids();
  if (id === undefined) throw new Error('nothing runs');
  return id;
}
