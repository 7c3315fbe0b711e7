import type { MiddlewareHandler } from 'hono';
import { refuse } from './refusal.ts';

/** The largest body of a request, in bytes. */
export const bodyLimitBytes = 1024 * 1024;

/** The deepest nesting of JSON: nothing of ours is deeper than a handful, and some parsers recurse. */
export const jsonDepthLimit = 32;

/**
 * Reads a body no further than the limit, and refuses JSON that is broken or nested without end before anything else
 * looks at it. Handlers get the bytes exactly as they came.
 */
export function bodyLimit(maximum = bodyLimitBytes): MiddlewareHandler {
  return async (c, next) => {
    const request = c.req.raw;
    if (request.body === null) return next();
    if (Number(request.headers.get('content-length') ?? 0) > maximum) {
      // The rest of the body is not read, so the connection cannot be used again.
      c.header('connection', 'close');
      return refuse(c, 'PAYLOAD_TOO_LARGE');
    }
    const bytes = await readAtMost(request.body, maximum);
    if (bytes === undefined) {
      c.header('connection', 'close');
      return refuse(c, 'PAYLOAD_TOO_LARGE');
    }
    if (isJson(request.headers.get('content-type')) && bytes.length > 0 && !isSoundJson(bytes)) {
      return refuse(c, 'INVALID_INPUT', { fields: [] });
    }
    c.req.raw = new Request(request, { body: bytes });
    return next();
  };
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

function isJson(contentType: string | null): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/iu.test(contentType ?? '');
}

function isSoundJson(bytes: Uint8Array): boolean {
  if (jsonDepth(bytes) > jsonDepthLimit) return false;
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

/** Nesting of objects and arrays, without parsing. */
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
