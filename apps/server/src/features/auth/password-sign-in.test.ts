import { hashPassword as hashScrypt } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { accounts } from '../../db/schema/auth.ts';
import { post, testPassword, withAccount } from '../../testing/account-calls.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { holdsScryptHashes } from './password-sign-in.ts';

test('a password that was hashed before argon2id is hashed again at the next sign-in', async () => {
  const { app, email } = await withAccount();
  await app.deps.db.update(accounts).set({ password: await hashScrypt(testPassword) });
  expect(await holdsScryptHashes(app.deps.db)).toBe(true);

  const before = await storedHash(app);
  expect((await post(app, 'sign-in/email', { email, password: 'not-this-one' })).status).toBe(401);
  expect(await storedHash(app)).toBe(before);

  expect((await post(app, 'sign-in/email', { email, password: testPassword })).status).toBe(200);
  const renewed = await storedHash(app);
  expect(renewed).toMatch(/^\$argon2id\$/u);
  expect(await holdsScryptHashes(app.deps.db)).toBe(false);
  expect((await post(app, 'sign-in/email', { email, password: testPassword })).status).toBe(200);
  expect(await storedHash(app)).toBe(renewed);
});

test('another account’s hash is unchanged', async () => {
  const { app, email } = await withAccount();
  const another = { email: `another-${email}`, password: testPassword };
  await post(app, 'sign-up/email', another);
  const old = await hashScrypt(testPassword);
  await app.deps.db.update(accounts).set({ password: old });
  await post(app, 'sign-in/email', { email, password: testPassword });
  const hashes = await app.deps.db.select({ password: accounts.password }).from(accounts);
  expect(hashes.filter(({ password }) => password === old)).toHaveLength(1);
});

test('sign-ins beyond the queue are told when to retry, and nothing is counted', async () => {
  const { app, email } = await withAccount({ passwords: { atOnce: 1, longestQueue: 2 } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(app, 'sign-in/email', { email, password: testPassword })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(3);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  }
  expect(app.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
  expect((await post(app, 'sign-in/email', { email, password: testPassword })).status).toBe(200);
});

async function storedHash(app: TestApp): Promise<string | null | undefined> {
  const [row] = await app.deps.db.select({ password: accounts.password }).from(accounts);
  return row?.password;
}
