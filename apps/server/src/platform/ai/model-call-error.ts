import type { IncomingMessage } from 'node:http';
import type { GenerationFailure } from '@elan/domain/generation';
import { type ParameterName, parameterNames } from './request-shape.ts';

type Details = {
  /** HTTP status of the response; absent if there was none. */
  status?: number | undefined;
  /** The provider's own code, such as 'insufficient_quota'. */
  code?: string | undefined;
  /** The request parameters that the refusal names. */
  parameters?: readonly ParameterName[];
  /** The refusal says that there is no such model. */
  isAboutModel?: boolean;
  /** The refusal says, in words, that the account has no credit. */
  isAboutCredit?: boolean;
  /** The connection failed or broke. */
  isNetwork?: boolean;
  /** The provider's message mentions the key (AI-020). */
  isAboutKey?: boolean;
  /** The model's reply is unusable, but the service itself works. */
  isUnusable?: boolean;
  retryAfterMilliseconds?: number | undefined;
};

/**
 * Why a call failed, in our own words: the provider's message may contain the key or the prompt, which must not be
 * logged.
 */
export class ModelCallError extends Error {
  override readonly name = 'ModelCallError';
  readonly details: Details;

  constructor(message: string, details: Details) {
    super(message);
    this.details = details;
  }
}

/** Milliseconds. If the provider asks for a longer wait, the call fails at once. */
const longestRetryAfter = 5_000;
const longestErrorAnswer = 64 * 1024;
const backoff = [300, 900] as const;

/** Error codes of providers for an account without credit, whatever the status. */
const creditCodes: ReadonlySet<string> = new Set([
  'insufficient_quota',
  'billing_hard_limit_reached',
  'billing_not_active',
  'exceeded_current_quota_error',
  'insufficient_balance',
]);
const modelCodes: ReadonlySet<string> = new Set(['model_not_found', 'invalid_model', 'model_decommissioned']);

/** Providers without a code for these say them in fixed words: OpenRouter and DeepSeek; Anthropic. */
const modelWords = /\bis not a valid model\b|\bmodel not exist\b/iu;
const creditWords = /\bcredit balance is too low\b/iu;

/** Turns an error response into a ModelCallError. */
export async function readAnswerError(response: IncomingMessage): Promise<ModelCallError> {
  const body = await readStart(response, longestErrorAnswer);
  const refusal = readRefusal(parsed(body), body);
  const { statusCode: status } = response;
  const details = {
    ...refusal.details,
    status,
    isAboutKey: isAboutKey(refusal.text ?? body),
    retryAfterMilliseconds: retryAfter(response.headers['retry-after']),
  };
  const { code } = details;
  const remedy = remedyFor(details);
  const answer = `the model answered ${status}${code === undefined ? '' : ` (${code})`}`;
  return new ModelCallError(remedy === undefined ? answer : `${answer}: ${remedy}`, details);
}

/**
 * Turns a failure in the middle of a reply into a ModelCallError: an error the provider wrote into the stream, or
 * anything thrown.
 */
export function readStreamError(error: unknown): ModelCallError {
  if (error instanceof ModelCallError) return error;
  // The provider's error is the parsed JSON; everything else is an Error.
  if (error instanceof Error) return new ModelCallError(`the reply could not be read (${error.name})`, {});
  const { text, details } = readRefusal({ error });
  return new ModelCallError('the model reported an error inside the stream', {
    ...details,
    isAboutKey: isAboutKey(text),
  });
}

/** What the operator can do about an error response; undefined if they can only wait. */
function remedyFor(details: Details): string | undefined {
  const { status, code, isAboutKey: isKey } = details;
  if (isOutOfCredit(details)) return 'the account of OPENAI_API_KEY has no credit left; add some at the provider';
  const isUnknownModel = details.isAboutModel === true && isAboutRequest(status);
  if (isUnknownModel || (code !== undefined && modelCodes.has(code))) {
    return 'set AI_MODEL to a model that this server offers';
  }
  if (status === 401 || status === 403) return 'the server refuses OPENAI_API_KEY; set one that may use this model';
  if (isRedirect(status)) {
    return 'a redirect is not followed, because it would receive the key and the prompt; set OPENAI_BASE_URL to the address of the server itself, up to and with /v1';
  }
  if (isWrongAddress(status)) {
    return 'set AI_MODEL to a model that this server offers, and OPENAI_BASE_URL to its address up to and with /v1';
  }
  return isKey === true && !isTransient(status) ? 'the server refuses OPENAI_API_KEY' : undefined;
}

/**
 * A configuration failure if the key is missing, refused or mentioned (AI-020), if its account has no credit, or if the
 * server does not know the model or the path; never if the provider is busy or broken.
 */
export function failureOf({ details }: ModelCallError): GenerationFailure {
  if (details.isUnusable === true) return 'misshapen';
  return remedyFor(details) === undefined ? 'technical' : 'configuration';
}

/** Milliseconds to wait before retry number `attempt` (from 0); undefined if the call should not be retried. */
export function retryDelay({ details }: ModelCallError, attempt: number): number | undefined {
  const wait = backoff[attempt];
  const { status, retryAfterMilliseconds: asked } = details;
  // Waiting does not bring an account more credit.
  if (wait === undefined || isOutOfCredit(details)) return undefined;
  if (!isTransient(status) && details.isNetwork !== true) return undefined;
  if (asked !== undefined) return asked <= longestRetryAfter ? asked : undefined;
  return wait;
}

/** Several providers answer 402 when the credit is used up. */
function isOutOfCredit({ status, code, isAboutCredit }: Details): boolean {
  return status === 402 || isAboutCredit === true || (code !== undefined && creditCodes.has(code));
}

/** The provider works, and does not want this request. */
const isAboutRequest = (status = 0) => status === 400 || status === 404 || status === 422;

function isTransient(status = 0): boolean {
  return status === 429 || status >= 500;
}

const isRedirect = (status = 0) => status >= 300 && status < 400;

/** No such path or model. */
const isWrongAddress = (status = 0) => status === 404 || status === 405;

/** Reads the start of a response; if it breaks off, returns what arrived. @param limit bytes */
async function readStart(response: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= limit) break;
    }
  } catch {
    // The status alone is enough.
  }
  return Buffer.concat(chunks).toString('utf8', 0, limit);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isAboutKey(text: unknown): boolean {
  return typeof text === 'string' && /api[ _-]?key|authentication|\b401\b/iu.test(text);
}

type Refusal = {
  text: string | undefined;
  details: Pick<Details, 'code' | 'parameters' | 'isAboutModel' | 'isAboutCredit'>;
};

/**
 * Reads a refusal in the format of OpenAI (`error`), Google (the same, in a list of one), vLLM (the same fields,
 * unwrapped), servers built on FastAPI (`detail`, a list with the location of each problem) or Mistral (that list in
 * `message`).
 * @param raw the body as it came. Servers that pass on the refusal of another one have it somewhere inside.
 */
function readRefusal(body: unknown, raw = ''): Refusal {
  const only = Array.isArray(body) && body.length === 1 ? body[0] : body;
  const { error = only } = fieldsOf(only);
  const { code, type, message, param } = fieldsOf(error);
  const words = [code, type].filter((word) => typeof word === 'string');
  // A known code may be in `code` or in `type`; other values are logged only if they are a plain word.
  const known = words.find((word) => creditCodes.has(word) || modelCodes.has(word));
  const { detail = fieldsOf(message).detail } = fieldsOf(only);
  const problems = (Array.isArray(detail) ? detail : [detail]).flatMap((problem) => {
    const { loc, msg } = fieldsOf(problem);
    return [problem, msg, ...(Array.isArray(loc) ? loc : [])];
  });
  const texts = [message, typeof error === 'string' ? error : undefined, ...problems].filter(
    (text) => typeof text === 'string',
  );
  const text = texts.join(' ');
  const named = [typeof param === 'string' ? param : '', text].map(namedIn).find((names) => names.length > 0) ?? [];
  return {
    text: texts.length > 0 ? text : undefined,
    details: {
      code: known ?? words.find((word) => /^[a-z][a-z_]{0,60}$/u.test(word)),
      parameters: named.length > 0 ? named : namedIn(raw.replaceAll(/\\+[nrt]/gu, ' ')),
      isAboutModel: modelWords.test(text) || (param === 'model' && named.length === 0),
      isAboutCredit: creditWords.test(text),
    },
  };
}

function namedIn(text: string): ParameterName[] {
  return parameterNames.filter((name) => new RegExp(`\\b${name}\\b`, 'iu').test(text));
}

/** Converts seconds or an HTTP date to milliseconds. */
function retryAfter(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const milliseconds = /^\d+(?:\.\d+)?$/u.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}
