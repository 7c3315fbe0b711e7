import { createHmac, randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** A line of what was measured. */
export type Figure = [figure: string, value: string, promise: string];

export type LoadResult = { perSecond: number; p50: number; p99: number; errors: number };

/** Repeats one call over 50 connections. Latencies in milliseconds. */
export async function load(
  url: string,
  headers: Record<string, string>,
  body: string,
  seconds: number,
): Promise<LoadResult> {
  const result = await autocannon({ url, method: 'POST', headers, body, connections: 50, duration: seconds });
  return resultOf(result);
}

export function resultOf(result: autocannon.Result): LoadResult {
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN;
}

/** Calls the product. @throws if it refuses */
export async function send(method: string, url: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

export const password = 'a-password-of-the-bench';

/**
 * Signs somebody up and in.
 * @param confirm called in between, where an address must be confirmed first
 * @returns their session cookie
 */
export async function signUp(
  origin: string,
  confirm: (email: string) => Promise<unknown> = async () => {},
  email = `${randomUUID()}@example.test`,
): Promise<string> {
  await send('POST', `${origin}/api/auth/sign-up/email`, { email, password });
  await confirm(email);
  const signedIn = await send('POST', `${origin}/api/auth/sign-in/email`, { email, password });
  return signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The cookie of a session that was written into the database. @param secret AUTH_SECRET of the product */
export function sessionCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `elan.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
