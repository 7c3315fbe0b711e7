import { reportAnswered, reportReached, reportUnreachable } from './connection.ts';
import { hasDemoAccount } from './demo-mode.ts';
import { tabId } from './tab-id.ts';

/** The server could not be reached at all. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
}

/** The server did not answer in time. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** Identifies the tab, so that it is not notified of its own changes. */
export const tabHeader = { 'x-elan-tab': tabId } as const;

/** Still sent while the demonstration's account is open, to find out whether the real one can be reached again. */
const sessionPaths: ReadonlySet<string> = new Set(['/rpc/account/get', '/api/auth/get-session', '/api/auth/sign-out']);

/** Calls after which the stream has no reason to try again: its own, and the end of the session it needs. */
const endsWaiting: ReadonlySet<string> = new Set(['/rpc/live/stream', '/api/auth/sign-out']);

const pathOf = (input: Request | string) =>
  new URL(typeof input === 'string' ? input : input.url, location.href).pathname;

/** Milliseconds until the first byte of a response. A stream may then last as long as it likes. */
const answerDeadline = 20_000;
/** The same for files: sending one may take a minute, making one another, and those of other people come before it. */
export const fileDeadline = 150_000;

/**
 * Sends one request with a deadline and tracks whether the server can be reached.
 * @throws NetworkFailure, TimedOut, or the caller's own abort
 */
export async function send(
  input: Request | string,
  init: RequestInit = {},
  longestWait = answerDeadline,
): Promise<Response> {
  if (hasDemoAccount() && !sessionPaths.has(pathOf(input))) {
    throw new NetworkFailure('nothing of the demonstration is sent');
  }
  const outer = init.signal ?? (input instanceof Request ? input.signal : null);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), longestWait);
  try {
    const response = await fetch(input, {
      ...init,
      signal: outer === null ? deadline.signal : AbortSignal.any([outer, deadline.signal]),
    });
    reportReached();
    if (response.status < 400 && !endsWaiting.has(pathOf(input))) reportAnswered();
    return response;
  } catch (error) {
    if (outer?.aborted === true) throw error;
    if (deadline.signal.aborted) throw new TimedOut('no answer in time', { cause: error });
    reportUnreachable();
    throw new NetworkFailure('the server could not be reached', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
