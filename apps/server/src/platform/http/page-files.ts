import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language, Text } from '@elan/domain/locale';
import type { Context } from 'hono';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { matches } from './static-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type PageFile = {
  bytes: Uint8Array<ArrayBuffer>;
  encoded: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
  etag: string;
};

/** Attributes of the document's element, which styles and scripts go by. */
export type Marks = Readonly<Record<`data-${string}`, string>>;

export type PageFiles = {
  /** A prerendered page, or undefined if the web is not built or has no such page. */
  loadPage(name: string, language: Language, marks?: Marks): Promise<PageFile | undefined>;
};

/**
 * The prerendered pages, with settings filled in and compressed once.
 * @param directory apps/web/dist
 * @param tokens plain texts that replace %NAME% in a page, and %NAME_IN_JSON% inside a string of its JSON data
 */
export function createPageFiles(directory: string, tokens: Readonly<Record<string, string | Text>>): PageFiles {
  const pages = new Map<string, Promise<PageFile>>();
  return {
    async loadPage(name, language, marks = {}) {
      if (!/^[a-z-]+$/u.test(name)) return undefined;
      const path = join(directory, 'pages', `${name}.${language}.html`);
      const key = `${path} ${JSON.stringify(marks)}`;
      let page = pages.get(key);
      if (page === undefined) {
        page = read(path, language, tokens, marks);
        pages.set(key, page);
      }
      try {
        return await page;
      } catch (error) {
        pages.delete(key);
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}

async function read(
  path: string,
  language: Language,
  tokens: Parameters<typeof createPageFiles>[1],
  marks: Marks,
): Promise<PageFile> {
  // In one pass, so that a value that looks like a token is not replaced.
  const filled = (await readFile(path, 'utf8')).replace(/%([A-Z_]+?)(_IN_JSON)?%/gu, (token, name: string, inJson) => {
    const value = tokens[name];
    if (value === undefined) return token;
    const text = typeof value === 'string' ? value : value[language];
    return inJson === undefined ? escapeHtml(text) : escapeInJson(text);
  });
  const html = markDocument(filled, marks);
  const plain = Buffer.from(html);
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const [br, zipped] = await Promise.all([toBrotli(plain, { params: parameters }), toGzip(plain)]);
  return {
    bytes: new Uint8Array(plain),
    encoded: new Map([
      ['br', new Uint8Array(br)],
      ['gzip', new Uint8Array(zipped)],
    ]),
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
  };
}

/** Marks the document; with a theme, its colour for the browser's own bars is the only one. */
function markDocument(html: string, marks: Marks): string {
  const attributes = Object.entries(marks).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  const marked = html.replace('<html', ['<html', ...attributes].join(' '));
  const theme = marks['data-theme'];
  if (theme === undefined) return marked;
  return marked.replace(
    /<meta name="theme-color"[^>]*?( media="\(prefers-color-scheme: (\w+)\)")>\n/gu,
    (tag, media: string, scheme) => (scheme === theme ? tag.replace(media, '') : ''),
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}

/** Escapes text for a JSON string inside a script element, which ends at the first closing tag. */
function escapeInJson(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
}

/** Sends a page. The page at an address depends on who is signed in, so browsers must revalidate it every time. */
export function sendPage(c: Context, page: PageFile, language: Language): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'), new Set(page.encoded.keys()));
  const etag = `"${page.etag}${encoding === undefined ? '' : `-${encoding}`}"`;
  c.header('etag', etag);
  c.header('vary', 'accept-encoding, accept-language, cookie');
  c.header('cache-control', 'private, no-cache');
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  const bytes = (encoding === undefined ? undefined : page.encoded.get(encoding)) ?? page.bytes;
  c.header('content-type', 'text/html; charset=utf-8');
  c.header('content-language', language);
  c.header('content-length', String(bytes.length));
  if (encoding !== undefined) c.header('content-encoding', encoding);
  return c.body(bytes);
}
