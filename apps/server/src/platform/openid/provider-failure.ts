/**
 * Why a sign-in at a provider failed: the person did not allow it, the provider cannot be reached, or its reply is too
 * old, was used before or violates the protocol.
 */
export type ProviderProblem = 'denied' | 'unavailable' | 'expired' | 'refused';

export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, options?: ErrorOptions) {
    super(`the provider's answer: ${problem}`, options);
    this.problem = problem;
  }
}

/** Transient errors of a provider: its network, its server, or a page where JSON belongs. */
const passing: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  // Our credentials are wrong; the operator must fix them.
  'invalid_client',
  'unauthorized_client',
  'server_error',
  'temporarily_unavailable',
]);

/** What an error of the library means; `fetch` throws a TypeError where the network fails. */
export function toProviderFailure(error: unknown): ProviderFailure {
  const cause = { cause: error };
  if (error instanceof TypeError) return new ProviderFailure('unavailable', cause);
  const { code, error: answer } = error as { code?: unknown; error?: unknown };
  if (answer === 'access_denied') return new ProviderFailure('denied', cause);
  if (answer === 'invalid_grant') return new ProviderFailure('expired', cause);
  const isPassing = passing.has(answer) || (answer === undefined && passing.has(code));
  return new ProviderFailure(isPassing ? 'unavailable' : 'refused', cause);
}
