import type { IncomingMessage } from 'node:http';
import type { GenerationFailure } from '@elan/domain/generation';

type Details = {
  /** HTTP status of the answer; absent when there was none. */
  status?: number | undefined;
  /** The provider's own code, such as 'insufficient_quota'. */
  code?: string | undefined;
  /** The connection could not be made or broke. */
  isNetwork?: boolean;
  /** The provider's text speaks of the key (AI-020). */
  isAboutKey?: boolean;
  retryAfterMilliseconds?: number | undefined;
};

/**
 * Why a call failed, in our own words: the provider's text may hold the key or the prompt, and neither may reach a log.
 */
export class ModelCallError extends Error {
  override readonly name = 'ModelCallError';
  readonly details: Details;

  constructor(message: string, details: Details) {
    super(message);
    this.details = details;
  }
}

/** The longest wait that a provider may ask for; beyond it the call fails at once. In milliseconds. */
const longestRetryAfter = 5_000;
const longestErrorAnswer = 64 * 1024;
const backoff = [300, 900] as const;

/** An answer that is no reply. */
export async function readAnswerError(response: IncomingMessage): Promise<ModelCallError> {
  const body = await readStart(response, longestErrorAnswer);
  const { code, message } = readProviderData(fieldsOf(parsed(body)).error);
  const { statusCode: status } = response;
  return new ModelCallError(`the model answered ${status}${code === undefined ? '' : ` (${code})`}`, {
    status,
    code,
    isAboutKey: isAboutKey(message ?? body),
    retryAfterMilliseconds: retryAfter(response.headers['retry-after']),
  });
}

/** What went wrong while the reply came: an error that the provider wrote into it, or anything that was thrown. */
export function readStreamError(error: unknown): ModelCallError {
  if (error instanceof ModelCallError) return error;
  // The provider's error comes as it was written; everything else is an Error.
  if (error instanceof Error) return new ModelCallError(`the reply could not be read (${error.name})`, {});
  const { code, message } = readProviderData(error);
  return new ModelCallError('the model reported an error inside the stream', {
    code,
    isAboutKey: isAboutKey(message),
  });
}

/** Configuration when the key is missing, refused or spoken of (AI-020); a busy or broken provider never is. */
export function failureOf({ details }: ModelCallError): GenerationFailure {
  if (details.status === 401 || details.status === 403) return 'configuration';
  const isTransient = details.status === 429 || (details.status ?? 0) >= 500;
  return details.isAboutKey === true && !isTransient ? 'configuration' : 'technical';
}

/** How long to wait before the retry number `attempt` (from 0), in milliseconds; undefined when there is none. */
export function retryDelay({ details }: ModelCallError, attempt: number): number | undefined {
  const wait = backoff[attempt];
  const { status, code, retryAfterMilliseconds: asked } = details;
  // An account without credit stays without credit.
  if (wait === undefined || code === 'insufficient_quota') return undefined;
  if (status !== 429 && (status ?? 0) < 500 && details.isNetwork !== true) return undefined;
  if (asked !== undefined) return asked <= longestRetryAfter ? asked : undefined;
  return wait;
}

/** Whether the server may have refused the response format, so that the same call without it can succeed. */
export function mayRefuseFormat({ details }: ModelCallError): boolean {
  return (details.status === 400 || details.status === 422) && details.isAboutKey !== true;
}

/** As much of an answer as is read; what breaks off counts as far as it came. @param limit bytes */
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
    // The status alone says enough.
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

/** 'insufficient_quota' stands as code or as type; of all others only a plain word may reach the log. */
function readProviderData(data: unknown): { code: string | undefined; message: unknown } {
  const { code, type, message } = fieldsOf(data);
  const words = [code, type].filter((word) => typeof word === 'string');
  const known = words.find((word) => word === 'insufficient_quota');
  return { code: known ?? words.find((word) => /^[a-z][a-z_]{0,60}$/u.test(word)), message };
}

/** Seconds or an HTTP date, to milliseconds. */
function retryAfter(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const milliseconds = /^\d+(?:\.\d+)?$/u.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}
