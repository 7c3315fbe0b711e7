import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp, type TestAppOptions, testOrigin } from './test-app.ts';

/** Account calls as a browser makes them, for tests. */

export const testPassword = 'six-or-more';

export const newAddress = () => `${randomUUID()}@example.test`;

/** One call of `/api/auth`. */
export function post(
  app: TestApp,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.request(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: testOrigin, host: 'localhost:3000', ...headers },
    body: JSON.stringify(body),
  });
}

export type Answer = { status: number; cookies: string } & Record<string, unknown>;

/** One call of `/api/auth` whose answer is JSON; `cookies` can be sent back. */
export async function call(app: TestApp, path: string, body: unknown, cookie = ''): Promise<Answer> {
  const answer = await post(app, path, body, cookie === '' ? {} : { cookie });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { ...((await answer.json()) as object), status: answer.status, cookies: cookies.join('; ') };
}

/** An application with one account, created by signing up. */
export async function withAccount(
  options: TestAppOptions & { language?: 'en' | 'fr' } = {},
): Promise<{ app: TestApp; email: string; signUp: Response }> {
  const app = await createTestApp(options);
  const email = newAddress();
  const { language = 'en' } = options;
  const signUp = await post(app, 'sign-up/email', { email, password: testPassword, language });
  if (!signUp.ok) throw new Error(`a sign-up was answered with ${signUp.status}`);
  return { app, email, signUp };
}

/** Signs in. @returns the cookie of the new session */
export async function signIn(app: TestApp, email: string, password = testPassword): Promise<string> {
  const answer = await post(app, 'sign-in/email', { email, password });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The status of a call that requires a session. */
export async function statusWith(app: TestApp, cookie: string): Promise<number> {
  return (await app.request('/api/v1/account', { headers: { cookie } })).status;
}
