import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { refuse } from './refusal.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

type StaticFile = { path: string; type: string; encodings: ReadonlySet<Encoding>; caching: string };
type Content = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/**
 * Serves the built web: scripts, styles, fonts, pictures. Only files that existed at the start are served, so no path
 * can reach any other file; pages go through page-files.ts. A missing asset is a 404, never a page.
 * @param directory apps/web/dist
 */
export function staticFiles(directory: string): MiddlewareHandler {
  const files = findFiles(directory);
  const contents = new Map<string, Promise<Content>>();
  const load = (path: string) => {
    let content = contents.get(path);
    if (content === undefined) {
      content = read(path);
      content.catch(() => contents.delete(path));
      contents.set(path, content);
    }
    return content;
  };
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const file = files.get(c.req.path);
    if (file !== undefined) return send(c, file, load);
    return c.req.path.startsWith('/assets/') ? refuse(c, 'NOT_FOUND') : next();
  };
}

function findFiles(directory: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(directory)) return files;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(directory, path).replaceAll('\\', '/')}`;
    const type = types[extname(path)];
    const isHidden = url.startsWith('/pages/') || url.includes('/.');
    if (!entry.isFile() || isHidden || type === undefined) continue;
    const encodings = (Object.keys(suffixes) as Encoding[]).filter((name) => existsSync(path + suffixes[name]));
    files.set(url, { path, type, encodings: new Set(encodings), caching: cachingOf(url) });
  }
  return files;
}

/** Files that say which build is deployed, so browsers must revalidate them every time. */
const namesTheBuild: ReadonlySet<string> = new Set(['/service-worker.js', '/build.txt']);

function cachingOf(url: string): string {
  if (namesTheBuild.has(url)) return 'no-cache';
  // File names under /assets contain a hash of the content.
  return url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

async function read(path: string): Promise<Content> {
  const bytes = new Uint8Array(await readFile(path));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

async function send(c: Context, file: StaticFile, load: (path: string) => Promise<Content>): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('accept-encoding'), file.encodings);
  const { bytes, etag } = await load(encoding === undefined ? file.path : file.path + suffixes[encoding]);
  c.header('etag', etag);
  c.header('vary', 'accept-encoding');
  c.header('cache-control', file.caching);
  if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  c.header('content-type', file.type);
  c.header('content-length', String(bytes.length));
  if (encoding !== undefined) c.header('content-encoding', encoding);
  return c.body(bytes, 200);
}

/** Whether the browser's copy (If-None-Match) is still current. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some((candidate) => [etag, '*'].includes(candidate.trim().replace(/^W\//u, '')));
}
