import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../testing/listen.ts';
import { createPageFiles, sendPage } from './page-files.ts';
import { staticFiles } from './static-files.ts';

const script = 'console.log("Élan");\n';
const page = '<!doctype html><link rel="canonical" href="%ORIGIN%/terms"><p>é</p>';
let directory: string;
let dist: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'elan-static-'));
  dist = join(directory, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, 'pages'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(directory, 'secret.txt'), 'secret');
  writeFileSync(join(dist, 'assets/app-Ab12.js'), script);
  writeFileSync(join(dist, 'assets/app-Ab12.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets/app-Ab12.js.gz'), gzipSync(script));
  writeFileSync(join(dist, 'icon.svg'), '<svg/>');
  writeFileSync(join(dist, 'service-worker.js'), script);
  writeFileSync(join(dist, 'build.txt'), 'build');
  writeFileSync(join(dist, '.vite/manifest.json'), '{}');
  writeFileSync(join(dist, 'pages/terms.fr.html'), page);
});
afterAll(() => rmSync(directory, { recursive: true }));

function serve(from = dist): Promise<string> {
  const app = new Hono();
  app.use(staticFiles(from));
  app.all('/*', (c) => c.text('fell through', 404));
  return listen(app);
}

/** The raw response: fetch would decode the body and normalize the path. */
async function raw(origin: string, path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const sending = request({ hostname, port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sending.on('error', reject).end();
  });
}

describe('an asset', () => {
  const path = '/assets/app-Ab12.js';

  it('is cached by the browser permanently, since its name changes with its content', async () => {
    const answer = await raw(await serve(), path);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'accept-encoding',
      },
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body.toString()).toBe(script);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0, *;q=0', undefined],
  ])('for Accept-Encoding "%s" comes as %s', async (accepted, encoding) => {
    const origin = await serve();
    const answer = await raw(origin, path, 'GET', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    if (encoding === 'gzip') expect(gunzipSync(answer.body).toString()).toBe(script);
    const fetched = await fetch(origin + path, { headers: { 'accept-encoding': accepted } });
    expect(await fetched.text()).toBe(script);
  });

  it('answers HEAD with the same headers and nothing else', async () => {
    const answer = await raw(await serve(), path, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(script)));
    expect(answer.body.length).toBe(0);
  });

  it('that is missing is a JSON 404, and never cached', async () => {
    const response = await fetch(`${await serve()}/assets/app-Old1.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not found for other methods', async () => {
    expect((await raw(await serve(), path, 'POST')).body.toString()).toBe('fell through');
  });
});

it.each(['/service-worker.js', '/build.txt'])('has the browser ask for %s every time', async (path) => {
  const answer = await raw(await serve(), path);
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
});

it('revalidates files with a fixed name, and sends them once', async () => {
  const origin = await serve();
  const first = await raw(origin, '/icon.svg');
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  const again = await raw(origin, '/icon.svg', 'GET', { 'if-none-match': String(first.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
});

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..\\..\\secret.txt',
  '/assets/%00',
  '/assets/%',
  '/pages/terms.fr.html',
  '/.vite/manifest.json',
  '/assets/app-Ab12.js.br',
  '//assets/app-Ab12.js/..',
])('%s leads to no file', async (path) => {
  const answer = await raw(await serve(), path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body.toString()).not.toContain('secret');
});

it('serves nothing when the web is not built', async () => {
  expect((await fetch(`${await serve(join(directory, 'nowhere'))}/icon.svg`)).status).toBe(404);
});

describe('a page', () => {
  function servePages(): Promise<string> {
    const pages = createPageFiles(dist, { ORIGIN: 'https://elan.example', SUPPORT_EMAIL: 'a&b@elan.example' });
    const app = new Hono();
    app.get('/terms', async (c) => {
      const found = await pages.loadPage('terms', 'fr');
      return found === undefined ? c.text('none', 404) : sendPage(c, found, 'fr');
    });
    return listen(app);
  }

  it('contains the address of the product', async () => {
    const response = await fetch(`${await servePages()}/terms`);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-language')).toBe('fr');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(page.replace('%ORIGIN%', 'https://elan.example'));
  });

  it('has the values of its language, as text, and tokens inside values are not replaced', async () => {
    writeFileSync(join(dist, 'pages/notice.fr.html'), '<p>%PLACE%</p><p>%NAME%</p><p>%OTHER%</p>');
    const pages = createPageFiles(dist, { PLACE: { en: 'here', fr: "l'ici <b>" }, NAME: '%PLACE%' });
    const found = await pages.loadPage('notice', 'fr');
    expect(Buffer.from(found?.bytes ?? []).toString()).toBe('<p>l&#39;ici &#60;b&#62;</p><p>%PLACE%</p><p>%OTHER%</p>');
  });

  it('has the same setting as text and inside its JSON data, whatever characters it contains', async () => {
    const html = '<title>%NAME%</title><script type="application/ld+json">{"name":"%NAME_IN_JSON%"}</script>';
    writeFileSync(join(dist, 'pages/data.fr.html'), html);
    const name = `L'"Élan" </script>`;
    const found = await createPageFiles(dist, { NAME: name }).loadPage('data', 'fr');
    const [, title = '', data = ''] =
      /^<title>(.*)<\/title><script[^>]*>(.*)<\/script>$/u.exec(Buffer.from(found?.bytes ?? []).toString()) ?? [];
    expect(title).toBe('L&#39;&#34;Élan&#34; &#60;/script&#62;');
    expect(data).not.toContain('</script');
    expect(JSON.parse(data)).toEqual({ name });
  });

  it('is revalidated every time and sent once', async () => {
    const origin = await servePages();
    const first = await raw(origin, '/terms', 'GET', { 'accept-encoding': 'gzip' });
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': `W/${first.headers.etag}` };
    expect((await raw(origin, '/terms', 'GET', headers)).status).toBe(304);
    expect((await raw(origin, '/terms', 'GET', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('that does not exist is undefined, whatever its name', async () => {
    const pages = createPageFiles(dist, { ORIGIN: 'https://elan.example', SUPPORT_EMAIL: 'a&b@elan.example' });
    expect(await pages.loadPage('terms', 'en')).toBeUndefined();
    expect(await pages.loadPage('../../secret', 'fr')).toBeUndefined();
  });
});
