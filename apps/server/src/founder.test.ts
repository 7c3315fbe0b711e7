import { expect, test } from 'vitest';
import { makeFounder } from './founder.ts';
import { createUser } from './testing/factories.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

test.each([[[]], [['']], [['nobody']], [['a@b.ca', 'c@d.ca']]])('%j is not a usable founder address', async (args) => {
  await expect(makeFounder({}, args)).rejects.toThrow('npm run founder -- somebody@example.com');
});

test('an account becomes a founder once its address is confirmed by the operator (S-08)', async () => {
  const email = 'founder@example.test';
  const app = await createTestApp({ env: { FOUNDER_EMAILS: `${email},other@example.test` } });
  const user = await createUser(app.deps, { email });
  expect(await app.as(user).account.get({})).toMatchObject({ isFounder: false, tier: 'free' });
  const said = await makeFounder(envOf(app, { FOUNDER_EMAILS: email }), [' Founder@Example.test ']);
  expect(said).toBe(`${email} is confirmed and a founder from now on.`);
  expect(await app.as(user).account.get({})).toMatchObject({ isFounder: true, usage: { limit: 999_999 } });
});

test('the operator is told what else a founder needs', async () => {
  const app = await createTestApp();
  const user = await createUser(app.deps);
  expect(await makeFounder(envOf(app), [user.email])).toContain('once FOUNDER_EMAILS of the server holds it');
});

test('nobody becomes a founder without an account', async () => {
  const app = await createTestApp();
  await expect(makeFounder(envOf(app), ['nobody@example.test'])).rejects.toThrow(
    'No account has the address nobody@example.test',
  );
});

test.each([
  ['without a running server', { DATA_DIR: '/nowhere/at/all' }, 'No server runs on the data in /nowhere/at/all'],
  [
    'without an answering database',
    { DATABASE_URL: 'postgres://elan@localhost/elan?host=/nowhere' },
    'The database does not answer',
  ],
])('the operator is told what to do %s', async (_when, env, message) => {
  await expect(makeFounder(env, ['a@b.ca'])).rejects.toThrow(message);
});

function envOf(app: TestApp, env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { host = '', port, user = '', database = '' } = app.deps.db.$client.options;
  const address = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  return { DATABASE_URL: address, ...env };
}
