/**
 * Every way the server can refuse, as a closed list. The server maps a code to the wire in one place; the web turns it
 * into a message in one place. The contract's refusalData describes the `data` of each code.
 */
export const refusalCodes = [
  /** No session, or one that ended. */
  'NOT_AUTHENTICATED',
  /** The role does not allow it. Only returned to somebody who may know that it exists. */
  'FORBIDDEN',
  /** A program called: its access token lacks the scope in `scope`, or the call is not for programs (`scope` is null). */
  'SCOPE_REQUIRED',
  /** It does not exist, or the caller must not learn that it does. */
  'NOT_FOUND',
  /** The plan does not include it. */
  'PLAN_REQUIRED',
  /** All generations of the period are used. */
  'QUOTA_REACHED',
  /** Too many cancelled or failed attempts in the period (decision L-01), or unusable replies in the hour (N-13). */
  'ATTEMPTS_REACHED',
  /** Another generation of this person is running (decision S-23), or somebody else's of the same module. */
  'GENERATION_RUNNING',
  /** Required answers are missing. */
  'ANSWERS_INCOMPLETE',
  /** There is no room for another: `of` is a Capacity of the domain, `limit` how many there can be. */
  'LIMIT_REACHED',
  /** The project is archived: it can be read, but nothing in it can change until the owner brings it back. */
  'PROJECT_ARCHIVED',
  /** Something changed since the caller last read it. */
  'CONFLICT',
  /** The request does not fit its schema. */
  'INVALID_INPUT',
  'PAYLOAD_TOO_LARGE',
  /** A body that is not announced as JSON. */
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  /** Part of the service is temporarily unavailable; nothing was changed. */
  'UNAVAILABLE',
  /** A bug or fault on our side; the cause is only in the log. */
  'INTERNAL',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** A refusal, thrown by a rule and mapped to the wire. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(code: RefusalCode, data?: Readonly<Record<string, unknown>>) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** @param path of the field that cannot be taken @param problem for programs: a word or a few */
export const invalidInput = (path: string, problem: string) =>
  new Refusal('INVALID_INPUT', { fields: [{ path, problem }] });
