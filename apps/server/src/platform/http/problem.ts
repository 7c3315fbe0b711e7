import { refusalErrors } from '@elan/contract/base';
import type { RefusalCode } from '@elan/domain/errors';

/** What each refusal means to somebody who writes a program, in one sentence. */
export const refusalTitles: Readonly<Record<RefusalCode, string>> = {
  NOT_AUTHENTICATED: 'The access token is missing, was revoked, has ended, or is not one.',
  FORBIDDEN: 'The owner of the token may not do this in this project.',
  SCOPE_REQUIRED: 'The token lacks the scope in data.scope; null: the call is not for programs.',
  NOT_FOUND: 'It does not exist, or the owner of the token has no access to it.',
  PLAN_REQUIRED: "The person's plan does not include the module in data.module.",
  QUOTA_REACHED: 'All generations of the period are used; data.resetsAt says when there are new ones.',
  ATTEMPTS_REACHED: 'Too many attempts; data.retryAt says when another is possible.',
  GENERATION_RUNNING: 'Another generation is running.',
  ANSWERS_INCOMPLETE: 'The questions in data.questions must be answered first.',
  LIMIT_REACHED: 'There is no room for another: data.of says of what, data.limit how many there can be.',
  PROJECT_ARCHIVED: 'The project is archived: it can only be read.',
  CONFLICT: 'It changed since it was last read, or the same call is still being answered.',
  INVALID_INPUT: 'The request does not fit: data.fields names each place.',
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is not announced as JSON.',
  TOO_MANY_REQUESTS: 'Too many calls; try again after data.retryAfterSeconds.',
  UNAVAILABLE: 'Part of the service is unavailable; nothing was changed. Try again later.',
  INTERNAL: 'A fault on our side; data.request is the reference of the call.',
};

/** The media type of a refusal under `/api/v1` (RFC 9457). */
export const problemType = 'application/problem+json';

/** A refusal as a program reads it: problem details (RFC 9457) with our `code`, and its `data` where it has any. */
export function problemOf(code: RefusalCode, data: unknown) {
  const { status } = refusalErrors[code];
  return {
    type: `/help/programs#${code}`,
    title: refusalTitles[code],
    status,
    code,
    ...(data == null ? {} : { data }),
  };
}
export type Problem = ReturnType<typeof problemOf>;

/**
 * The headers of a refusal: when to try again (429 and 503), and how to prove who calls (401, or a scope that is missing;
 * RFC 6750).
 * @param sent whether the request brought a token
 */
export function refusalHeaders(
  code: RefusalCode,
  data: unknown,
  sent: boolean,
): Partial<Record<'retry-after' | 'www-authenticate', string>> {
  const { status } = refusalErrors[code];
  if (status === 429 || status === 503) return { 'retry-after': retryAfter(status, data) };
  if (status === 401) return { 'www-authenticate': sent ? 'Bearer error="invalid_token"' : 'Bearer' };
  const scope = code === 'SCOPE_REQUIRED' ? (data as { scope?: string | null } | undefined)?.scope : undefined;
  if (scope == null) return {};
  return { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` };
}

type Waits = { retryAfterSeconds?: number; resetsAt?: string; retryAt?: string } | null | undefined;

/** In seconds, or a date. */
function retryAfter(status: 429 | 503, data: unknown): string {
  const { retryAfterSeconds, resetsAt, retryAt } = (data as Waits) ?? {};
  const at = resetsAt ?? retryAt;
  if (at !== undefined) return new Date(at).toUTCString();
  return String(retryAfterSeconds ?? (status === 503 ? 5 : 60));
}
