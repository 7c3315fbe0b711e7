import type { Context, MiddlewareHandler } from 'hono';
import { refuse } from './refusal.ts';

/** The largest body of a request, in bytes. */
export const bodyLimitBytes = 1024 * 1024;

/** The deepest nesting of JSON. Ours is only a few levels deep, and some parsers recurse. */
export const jsonDepthLimit = 32;

/** A JSON body as received, and parsed. */
export type ReadBody = { text: string; value: unknown };
export type ReadBodyVariables = { json?: ReadBody; bodyBytes?: number };

/** The client hung up before its request was complete. Nobody receives this status; it only appears in the log. */
const clientClosedRequest = 499;

/**
 * Reads the whole body, up to the limit, and refuses broken or too deeply nested JSON before any handler sees it.
 * Handlers get the bytes exactly as received; requestWithBody passes them to code that needs a Request.
 */
export function bodyLimit(maximum = bodyLimitBytes): MiddlewareHandler<{ Variables: ReadBodyVariables }> {
  const refuseLength = (c: Context) => {
    // The rest of the body is not read, so the connection cannot be reused.
    c.header('connection', 'close');
    return refuse(c, 'PAYLOAD_TOO_LARGE');
  };
  return async (c, next) => {
    // A path with a limit of its own has read it already.
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || c.get('bodyBytes') !== undefined) return next();
    const announced = c.req.header('content-length');
    if (Number(announced ?? 0) > maximum) return refuseLength(c);
    let bytes: Uint8Array | undefined;
    try {
      bytes = announced === undefined ? await readUnannounced(c, maximum) : new Uint8Array(await c.req.arrayBuffer());
    } catch {
      // Only the client can cause this: it hung up or took too long.
      return new Response(null, { status: clientClosedRequest });
    }
    if (bytes === undefined) return refuseLength(c);
    c.set('bodyBytes', bytes.length);
    if (bytes.length === 0 || !isJson(c.req.header('content-type'))) return next();
    const json = soundJson(bytes);
    if (json === undefined) return refuse(c, 'INVALID_INPUT', { fields: [] });
    c.set('json', json);
    return next();
  };
}

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

/** Reads a chunked body, counting bytes as they arrive. */
async function readUnannounced(c: Context, maximum: number): Promise<Uint8Array | undefined> {
  const request = c.req.raw;
  if (request.body === null) return new Uint8Array();
  const read = await readAtMost(request.body, maximum);
  if (read === undefined) return undefined;
  c.req.raw = replaceBody(request, read);
  return read;
}

/**
 * The request for code that decodes a body by its headers, after bodyLimit has consumed the original: it carries the
 * JSON that was read, announced as such, or no body at all. What the client claims about its body is left out, because
 * a claimed file name or type would be decoded into something that was never sent.
 * @param unsent the JSON that no body stands for; by default none
 */
export function requestWithBody(c: Context<{ Variables: ReadBodyVariables }>, unsent?: string): Request {
  const { method } = c.req;
  if (method === 'GET' || method === 'HEAD') return c.req.raw;
  const { url, headers: sent, signal } = c.req.raw;
  const headers = new Headers(sent);
  for (const name of bodyHeaders) headers.delete(name);
  const body = c.get('json')?.text ?? unsent;
  if (body !== undefined) headers.set('content-type', 'application/json');
  return held(new Request(url, { method, headers, signal, ...(body === undefined ? {} : { body }) }), signal);
}

/** Headers that say what a body is. */
const bodyHeaders = ['content-type', 'content-length', 'content-encoding', 'content-disposition', 'transfer-encoding'];

function replaceBody(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  return held(new Request(request, { body }), request.signal);
}

/** An abort reaches a new request only while something holds a reference to it. */
function held(request: Request, signal: AbortSignal): Request {
  signal.addEventListener('abort', () => void request, { once: true });
  return request;
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maximum: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
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

/** The parsed body, or undefined if it is not UTF-8, not JSON, or too deep. */
function soundJson(bytes: Uint8Array): ReadBody | undefined {
  if (jsonDepth(bytes) > jsonDepthLimit) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The nesting depth of objects and arrays, without parsing. */
function jsonDepth(bytes: Uint8Array): number {
  const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (inString) {
      if (byte === backslash) index += 1;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === openBrace || byte === openBracket) deepest = Math.max(deepest, ++depth);
    else if (byte === closeBrace || byte === closeBracket) depth -= 1;
  }
  return deepest;
}
