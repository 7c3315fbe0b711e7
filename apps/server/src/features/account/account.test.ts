import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userPreferences } from '../../db/schema/account.ts';
import { post, signIn, statusWith, testPassword, withAccount } from '../../testing/account-calls.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestApp } from '../../testing/test-app.ts';

describe('an account', () => {
  test('is not shown without a session', async () => {
    const app = await createTestApp();
    expect((await app.request('/api/v1/account')).status).toBe(401);
  });

  test('says who is signed in and since when (AUTH-032)', async () => {
    const { app, email } = await withAccount();
    const before = Date.now();
    const signedIn = await post(app, 'sign-in/email', { email, password: testPassword });
    const after = Date.now();
    const token = signedIn.headers.get('set-auth-token') ?? '';
    const answer = await app.request('/api/v1/account', { headers: { authorization: `Bearer ${token}` } });
    const { user } = (await answer.json()) as { user: { id: string; email: string; lastSignInAt: string } };
    expect(user).toMatchObject({ email });
    expect(Date.parse(user.lastSignInAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(user.lastSignInAt)).toBeLessThanOrEqual(after);
  });

  test('shows its latest sign-in in every session (ACC-012)', async () => {
    let now = new Date('2026-03-02T09:00:00.000Z');
    const { app, email } = await withAccount({ now: () => now });
    const lastSignIn = async (cookie: string) => {
      const answer = await app.request('/api/v1/account', { headers: { cookie } });
      return ((await answer.json()) as { user: { lastSignInAt: string } }).user.lastSignInAt;
    };
    const laptop = await signIn(app, email);
    expect(await lastSignIn(laptop)).toBe('2026-03-02T09:00:00.000Z');
    now = new Date('2026-03-03T10:00:00.000Z');
    const phone = await signIn(app, email);
    expect(await lastSignIn(laptop)).toBe('2026-03-03T10:00:00.000Z');
    now = new Date('2026-03-04T11:00:00.000Z');
    // A wrong password does not count as a sign-in, and neither does the session created by a password change.
    await post(app, 'sign-in/email', { email, password: 'not-this-one' });
    const change = { currentPassword: testPassword, newPassword: 'another-one' };
    const changed = await post(app, 'change-password', change, { cookie: phone });
    const renewed = changed.headers.getSetCookie().map((line) => line.split(';')[0]);
    expect(await lastSignIn(renewed.join('; '))).toBe('2026-03-03T10:00:00.000Z');
  });

  test('lets its owner set the language but no counter (CALL-008, S-02)', async () => {
    const app = await createTestApp();
    const [user, other] = [await createUser(app.deps, { used: 2 }), await createUser(app.deps, { used: 1 })];
    const set = async (path: string, method: string, wrap: (input: object) => object) => {
      const input = { language: 'fr', ai_usage_count: 0, aiUsageCount: 0, userId: other.id, user_id: other.id };
      const headers = { 'content-type': 'application/json', cookie: user.cookie };
      return (await app.request(path, { method, headers, body: JSON.stringify(wrap(input)) })).json();
    };
    expect(await set('/rpc/account/setLanguage', 'POST', (json) => ({ json }))).toEqual({ json: { language: 'fr' } });
    expect(await set('/api/v1/account/language', 'PUT', (input) => input)).toMatchObject({ code: 'INVALID_INPUT' });
    const stored = async (id: string) => {
      const [row] = await app.deps.db.select().from(userPreferences).where(eq(userPreferences.userId, id));
      return [row?.language, row?.aiUsageCount, row?.aiUsageLimit];
    };
    expect(await stored(user.id)).toEqual(['fr', 2, 3]);
    expect(await stored(other.id)).toEqual(['en', 1, 3]);
  });

  test('ends one session by signing out, and all by signing out everywhere (ACC-014)', async () => {
    const { app, email } = await withAccount();
    const [one, two, three] = [await signIn(app, email), await signIn(app, email), await signIn(app, email)];
    expect((await post(app, 'sign-out', {}, { cookie: one })).status).toBe(200);
    expect(await Promise.all([one, two, three].map((cookie) => statusWith(app, cookie)))).toEqual([401, 200, 200]);
    expect((await post(app, 'revoke-sessions', {}, { cookie: two })).status).toBe(200);
    expect(await Promise.all([two, three].map((cookie) => statusWith(app, cookie)))).toEqual([401, 401]);
    const renewed = await app.request('/api/auth/get-session', { headers: { cookie: three } });
    expect(await renewed.json()).toBeNull();
  });
});
