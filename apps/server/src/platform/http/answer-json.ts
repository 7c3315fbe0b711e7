import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { matches } from './static-files.ts';

/** Bytes. A smaller response fits into one packet uncompressed. */
const worthCompressing = 1_400;

const encodings: ReadonlySet<Encoding> = new Set(['br', 'gzip']);

export type JsonAnswer = {
  text: string;
  status: ContentfulStatusCode;
  headers: Readonly<Record<string, string>>;
};

/**
 * Sends JSON, compressed if the client accepts it. A large answer to a GET has an ETag of its content, and a client
 * that already has the same content gets a 304. A caller who has lost access is refused earlier, and any difference in
 * language, role or plan changes the content.
 *
 * An attacker who can choose part of a compressed answer and see its size could guess the rest of it (BREACH). These
 * answers contain no session token or other secret: those of `/api/auth` do not pass through here and are not
 * compressed. Other sites cannot trigger these requests either: cookies are SameSite=Lax, and a POST from another
 * origin is refused.
 */
export function answerJson(c: Context, { text, status, headers }: JsonAnswer): Response {
  const type = { 'content-type': 'application/json' };
  if (text.length < worthCompressing) return c.body(text, status, { ...headers, ...type });
  const shared: Record<string, string> = { ...headers, vary: 'accept-encoding, authorization, cookie' };
  if (c.req.method === 'GET' && status === 200) {
    const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
    // A weak ETag, because it is the same for every encoding.
    shared.etag = `W/${etag}`;
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, shared);
  }
  const encoding = chooseEncoding(c.req.header('accept-encoding'), encodings);
  if (encoding === undefined) return c.body(text, status, { ...shared, ...type });
  return c.body(compress(text, encoding), status, { ...shared, ...type, 'content-encoding': encoding });
}

/**
 * Uses cheap levels: a project of 39 KB takes 0.3 ms and becomes 8.7 KB; a level that takes 0.9 ms yields 8.4 KB.
 * Synchronous, because in the thread pool it would wait behind password hashing.
 */
function compress(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(text);
  if (encoding === 'gzip') return new Uint8Array(gzipSync(bytes, { level: 1 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
}
