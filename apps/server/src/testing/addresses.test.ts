import { ORPCError } from '@orpc/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findPerson } from '../admin/find-person.ts';
import { users } from '../db/schema/auth.ts';
import { outboxMails } from '../db/schema/mail.ts';
import { call, signIn, statusWith, testPassword } from './account-calls.ts';
import { createProject, createUser, subscribe } from './factories.ts';
import { startOpenIdServer } from './openid-server.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** What no call takes, and what every call takes; the same rule as in `domain/email-address.ts`. */
const odd = ['zoé@exemple.ca', 'zoe@exémple.ca', 'zoe@gmail.com.', 'marie..roy@gmail.com', '.roy@gmail.com', 'a@b'];
const good = ["o'neil+plan@x.test", 'r&d@x.test', 'zoe@xn--exmple-cva.ca', 'a_b@sub.x-y.test', 'zoe@x.xn--p1ai'];

async function scene() {
  const provider = await startOpenIdServer();
  onTestFinished(() => provider.close());
  const { clientId, clientSecret } = provider.client;
  const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: provider.issuer };
  const app = await createTestApp({ env });
  await call(app, 'sign-up/email', { email: 'owner@x.test', password: testPassword });
  const cookie = await signIn(app, 'owner@x.test');
  const owner = await createUser(app.deps);
  await subscribe(app.deps, owner.id);
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id });
  return { app, provider, cookie, as: app.as(owner).collaboration, projectId };
}

type Scene = Awaited<ReturnType<typeof scene>>;

const auth =
  (path: string, more: object = {}) =>
  ({ app, cookie }: Scene, email: string) =>
    call(app, path, { email, ...more }, cookie).then(({ code }) => (code === 'INVALID_INPUT' ? 'refused' : 'taken'));

const contract = (answer: Promise<unknown>) =>
  answer.then(
    () => 'taken',
    (error: unknown) =>
      error instanceof ORPCError && JSON.stringify(error.data).includes('format') ? 'refused' : String(error),
  );

/** Every call that takes an address. */
const calls: Record<string, (scene: Scene, email: string) => Promise<string>> = {
  'sign-up': auth('sign-up/email', { password: testPassword }),
  'sign-in': auth('sign-in/email', { password: testPassword }),
  'sign-in link': auth('sign-in/link'),
  'confirmation mail': auth('send-verification-email'),
  reset: auth('request-password-reset'),
  'change of address': auth('change-address', { currentPassword: testPassword }),
  invitation: ({ as, projectId }, email) => contract(as.invite({ projectId, email, role: 'viewer', language: 'en' })),
  adviser: ({ as, projectId }, email) => contract(as.inviteAdviser({ projectId, email, language: 'en' })),
  'admin command': ({ app }, email) =>
    findPerson(app.deps, email).then(
      () => 'taken',
      (error: unknown) => (String(error).includes('is neither an address') ? 'refused' : 'taken'),
    ),
  provider: async ({ app, provider }, email) => {
    const begun = await call(app, 'sign-in/provider', { provider: 'google' });
    const reply = provider.agree(String(begun.url), { sub: email, email, email_verified: true });
    const { code } = await call(app, 'sign-in/provider/confirm', { provider: 'google', ...reply }, begun.cookies);
    return code === 'INVALID_EMAIL' ? 'refused' : 'taken';
  },
};

describe.each(Object.keys(calls))('an address in the call %s', (name) => {
  test('is refused or taken by the one rule', async () => {
    const here = await scene();
    const answers = async (list: string[]) => {
      const said: Record<string, string | undefined> = {};
      for (const email of list) said[email] = await calls[name]?.(here, email);
      return said;
    };
    const all = (list: string[], answer: string) => Object.fromEntries(list.map((email) => [email, answer]));
    expect(await answers(odd)).toEqual(all(odd, 'refused'));
    expect(await answers(good)).toEqual(all(good, 'taken'));
  });
});

test.each(odd.slice(0, 4))('an account that has %s from an earlier version still gets in', async (email) => {
  const app = await createTestApp();
  await call(app, 'sign-up/email', { email: 'before@x.test', password: testPassword });
  await app.deps.db.update(users).set({ email });
  expect(await statusWith(app, await signIn(app, ` ${email.toUpperCase()}`))).toBe(200);
  await call(app, 'sign-in/link', { email });
  const link = { token: await mailedToken(app, 'link') };
  expect(await call(app, 'sign-in/link/confirm', link)).toMatchObject({ status: 200, user: { email } });
  await call(app, 'request-password-reset', { email });
  const reset = { token: await mailedToken(app, 'recovery'), newPassword: 'another-one' };
  expect(await call(app, 'reset-password', reset)).toMatchObject({ status: 200 });
  expect(await statusWith(app, await signIn(app, email, 'another-one'))).toBe(200);
  expect((await findPerson(app.deps, email)).user.email).toBe(email);
});

const mailedToken = async (app: TestApp, type: string) => {
  const mails = await app.deps.db.select().from(outboxMails);
  const link = /https?:\/\/\S+/u.exec(mails.find(({ text }) => text.includes(`type=${type}`))?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('token');
};
