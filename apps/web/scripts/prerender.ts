import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, Text } from '@elan/domain/locale';
import { languages } from '@elan/domain/locale';
import { defaultProductName } from '@elan/domain/product';
import type * as Entry from '../src/app/entry-prerender.tsx';
import { buildIdOf } from './build-id.ts';

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] };
type Manifest = Record<string, Chunk>;

type Page = {
  name: string;
  language: Language;
  /** The path the page stands at, or null for the shell, which stands at many. */
  path: string | null;
  title: Text;
  description: Text | null;
  /** The languages the page exists in at this path. */
  alternates: boolean;
  body: string;
  /** A finished page is hydrated, the shell is replaced. */
  finished: boolean;
  entry: string;
  /** Source files of the chunks the first render needs. */
  sources: string[];
};

/** The server puts its own origin here when it sends a page, and its support address for %SUPPORT_EMAIL%. */
const origin = '%ORIGIN%';
const ogLocales = { en: 'en_CA', fr: 'fr_CA' } as const;

/** Renders every public page in both languages, and the shell of the app, into `dist/pages`. */
export async function prerender(dist: string, entryFile: string): Promise<void> {
  const entry = (await import(pathToFileURL(entryFile).href)) as typeof Entry;
  const manifestText = await readFile(join(dist, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(manifestText) as Manifest;
  const build = `<meta name="build" content="${buildIdOf(manifestText)}">`;
  const pages: Page[] = [
    {
      name: 'landing',
      language: 'en',
      path: '/',
      ...entry.publicPages.landing,
      alternates: false,
      body: entry.renderLanding(),
      finished: true,
      entry: 'landing.html',
      sources: [],
    },
  ];
  for (const language of languages) {
    for (const name of ['auth', 'pricing', 'terms', 'account-deleted'] as const) {
      const path = `/${name}`;
      const body = await entry.renderPage(path, language);
      const sources = [`src/app/pages/${name}.tsx`];
      pages.push({
        name,
        language,
        path,
        ...entry.publicPages[name],
        alternates: true,
        body,
        finished: true,
        entry: 'index.html',
        sources,
      });
    }
    pages.push({
      name: 'app',
      language,
      path: null,
      title: entry.screenTitles.app,
      description: null,
      alternates: false,
      body: entry.renderShell(language),
      finished: false,
      entry: 'index.html',
      sources: [],
    });
  }

  const directory = join(dist, 'pages');
  await mkdir(directory, { recursive: true });
  for (const page of pages) {
    if (/\sstyle=|<script/u.test(page.body)) {
      throw new Error(`${page.name} holds an inline style or script, which the content security policy forbids.`);
    }
    await writeFile(
      join(directory, `${page.name}.${page.language}.html`),
      document(page, manifest).replace('</head>', `${build}\n</head>`),
    );
  }
  // Only the finished pages are served.
  await Promise.all(['index.html', 'landing.html', '.vite'].map((name) => rm(join(dist, name), { recursive: true })));
}

function document(page: Page, manifest: Manifest): string {
  const entry = chunk(manifest, page.entry);
  const loaded = new Set([page.entry, ...page.sources].flatMap((source) => withImports(manifest, source)));
  const scripts = [...loaded].map((key) => chunk(manifest, key).file).filter((file) => file !== entry.file);
  const styles = new Set([...loaded].flatMap((key) => chunk(manifest, key).css ?? []));
  const fonts = Object.values(manifest)
    .filter((candidate) => /(?:fraunces|source-sans-3).*-normal\.woff2$/u.test(candidate.src ?? ''))
    .map((candidate) => candidate.file);
  const title = escapeHtml(page.title[page.language]);

  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${title}</title>`,
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<meta name="support-email" content="%SUPPORT_EMAIL%">',
    '<meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#101a16" media="(prefers-color-scheme: dark)">',
    ...about(page, title),
  ];
  return [
    '<!doctype html>',
    `<html lang="${page.language}">`,
    `<head>\n${head.join('\n')}\n</head>`,
    `<body>\n<div id="root"${page.finished ? ' data-prerendered="true"' : ''}>${page.body}</div>\n</body>`,
    '</html>\n',
  ].join('\n');
}

/** What search engines and link previews read. */
function about(page: Page, title: string): string[] {
  if (page.path === null || page.description === null) return ['<meta name="robots" content="noindex">'];
  const address = `${origin}${page.path}`;
  const description = escapeHtml(page.description[page.language]);
  const alternates = page.alternates
    ? [...languages.map((language) => [language, `${address}?lang=${language}`]), ['x-default', address]].map(
        ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`,
      )
    : [];
  return [
    `<meta name="description" content="${description}">`,
    `<meta name="robots" content="${page.name === 'account-deleted' ? 'noindex' : 'index, follow'}">`,
    `<link rel="canonical" href="${address}">`,
    ...alternates,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${defaultProductName}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:locale" content="${ogLocales[page.language]}">`,
  ];
}

function chunk(manifest: Manifest, key: string): Chunk {
  const found = manifest[key];
  if (found === undefined) throw new Error(`The build holds no ${key}.`);
  return found;
}

function withImports(manifest: Manifest, key: string): string[] {
  return [key, ...(chunk(manifest, key).imports ?? []).flatMap((imported) => withImports(manifest, imported))];
}

const escapeHtml = (text: string) =>
  text.replace(/&/gu, '&amp;').replace(/"/gu, '&quot;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
