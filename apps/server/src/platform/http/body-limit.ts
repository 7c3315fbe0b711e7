import { Refusal } from '@elan/domain/errors';
import type { Context, MiddlewareHandler } from 'hono';
import { type LargeBodies, largeBodyBytes, type PlaceForBody } from './large-bodies.ts';
import { readJson } from './read-json.ts';
import { refuse } from './refusal.ts';

/** The largest body of an ordinary request, in bytes. */
export const bodyLimitBytes = 1024 * 1024;

export type ReadBodyVariables = { json?: { value: unknown }; bodyBytes?: number };

/** The client hung up before its request was complete. Nobody receives this status; it only appears in the log. */
const clientClosedRequest = 499;

/**
 * Reads the whole body, up to the limit, and refuses broken JSON, and JSON that is too deep or has too many values,
 * before any handler sees it. It is parsed here and nowhere else. Handlers of small bodies can also read the bytes
 * exactly as received.
 * @param large admits bodies of more than `largeBodyBytes`; without it, none is read
 */
export function bodyLimit(limit: number, large?: LargeBodies): MiddlewareHandler<{ Variables: ReadBodyVariables }> {
  const maximum = large === undefined ? Math.min(limit, largeBodyBytes) : limit;
  return async (c, next) => {
    // A path with a limit of its own has read it already.
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.get('bodyBytes') !== undefined) return next();
    const announced = c.req.header('content-length');
    const length = announced === undefined ? undefined : Number(announced);
    if (length !== undefined && length > maximum) return refuseLength(c);
    let place = undefined as PlaceForBody | undefined;
    const admit = async () => {
      place = await large?.admit(c, length ?? maximum);
    };
    try {
      if (length !== undefined && length > largeBodyBytes) await admit();
      const bytes = await readBody(c, maximum, admit);
      if (bytes === undefined) return refuseLength(c);
      if (bytes === 'hung up') return new Response(null, { status: clientClosedRequest });
      c.set('bodyBytes', bytes.length);
      if (bytes.length === 0 || !isJson(c.req.header('content-type'))) return await next();
      const read = place === undefined ? readJson(bytes) : await place.parse(bytes);
      if ('refused' in read) return refuse(c, 'INVALID_INPUT', { fields: fieldsOf(read.refused) });
      c.set('json', read);
      return await next();
    } catch (error) {
      if (error instanceof Refusal) neverReuse(c);
      throw error;
    } finally {
      place?.leave();
    }
  };
}

/** The rest of a refused body is not read, so its connection cannot be reused. */
const neverReuse = (c: Context) => c.header('connection', 'close');

function refuseLength(c: Context): Response {
  neverReuse(c);
  return refuse(c, 'PAYLOAD_TOO_LARGE');
}

const fieldsOf = (refused: 'broken' | 'too_many') => (refused === 'broken' ? [] : [{ path: '', problem: refused }]);

/**
 * Refuses any body that is not announced as JSON (`application/json`, or a type built on it); a request without a body
 * passes. Use it after bodyLimit.
 */
export function onlyJson(): MiddlewareHandler<{ Variables: ReadBodyVariables }> {
  return async (c, next) => {
    const hasBody = (c.get('bodyBytes') ?? 0) > 0;
    return hasBody && c.get('json') === undefined ? refuse(c, 'UNSUPPORTED_MEDIA_TYPE') : next();
  };
}

/**
 * @param admit called before more than `largeBodyBytes` are read of a body whose length was not announced
 * @returns undefined for more than the maximum
 */
async function readBody(
  c: Context,
  maximum: number,
  admit: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer> | 'hung up' | undefined> {
  const request = c.req.raw;
  try {
    if (c.req.header('content-length') !== undefined) return new Uint8Array(await c.req.arrayBuffer());
    if (request.body === null) return new Uint8Array();
    const read = await readAtMost(request.body, maximum, admit);
    if (read !== undefined) c.req.raw = replaceBody(request, read);
    return read;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Only the client can cause this: it hung up or took too long.
    return 'hung up';
  }
}

/** An abort reaches a new request only while something holds a reference to it. */
function replaceBody(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  const replaced = new Request(request, { body });
  request.signal.addEventListener('abort', () => void replaced, { once: true });
  return replaced;
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maximum: number,
  admit: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (length <= largeBodyBytes && length + value.length > largeBodyBytes) await admit();
    length += value.length;
    if (length > maximum) return undefined;
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function isJson(contentType: string | undefined): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/iu.test(contentType ?? '');
}
