import { randomUUID } from 'node:crypto';

/** What a call came to: the status, or undefined when there was no answer. */
export type Outcome = { status: number | undefined; body: unknown };

/** Milliseconds after which a client of ours gives up, longer than the server's own limits. */
const timeout = 20_000;

/** Calls the API and never throws: a broken connection is an outcome too. */
export async function call(url: string, method: string, cookie: string, body?: unknown): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return { status: undefined, body: undefined };
  }
}

/**
 * Signs somebody up and in.
 * @param confirm called in between, where an address must be confirmed first
 * @returns their session cookie
 */
export async function signUp(
  origin: string,
  confirm: (email: string) => Promise<void> = async () => {},
): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  const send = async (path: string) => {
    const response = await fetch(`${origin}/api/auth/${path}/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a-password-of-the-faults' }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.headers.getSetCookie();
  };
  await send('sign-up');
  await confirm(email);
  return (await send('sign-in')).map((line) => line.split(';')[0]).join('; ');
}
