import { escapeHtml } from './escape-html.ts';
import { headTags } from './head-tags.ts';
import type { Page } from './page.ts';

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] };
export type Manifest = Record<string, Chunk>;

/**
 * A page as it is stored. The server replaces placeholders such as %ORIGIN% and %SUPPORT_EMAIL% when it sends the page.
 */
export function toDocument(page: Page, manifest: Manifest, buildId: string): string {
  const entry = chunk(manifest, page.entry);
  const loaded = new Set([page.entry, ...page.sources].flatMap((source) => withImports(manifest, source)));
  const scripts = [...loaded].map((key) => chunk(manifest, key).file).filter((file) => file !== entry.file);
  const styles = new Set([...loaded].flatMap((key) => chunk(manifest, key).css ?? []));
  const fonts = Object.values(manifest)
    .filter((candidate) => /(?:fraunces|source-sans-3).*-normal\.woff2$/u.test(candidate.src ?? ''))
    .map((candidate) => candidate.file);
  // A finished page is readable without its scripts, so they must not delay first paint.
  const priority = page.finished ? ' fetchpriority="low"' : '';

  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(page.title[page.language])}</title>`,
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}"${priority}>`),
    `<script type="module" src="/${entry.file}"${priority}></script>`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifest.${page.language}.webmanifest">`,
    '<meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#101a16" media="(prefers-color-scheme: dark)">',
    '<meta name="product-name" content="%PRODUCT_NAME%">',
    '<meta name="support-email" content="%SUPPORT_EMAIL%">',
    '<meta name="ai-model" content="%AI_MODEL%">',
    '<meta name="ai-host" content="%AI_HOST%">',
    '<meta name="data-location" content="%DATA_LOCATION%">',
    `<meta name="build" content="${buildId}">`,
    ...headTags(page),
  ];
  return [
    '<!doctype html>',
    `<html lang="${page.language}">`,
    `<head>\n${head.join('\n')}\n</head>`,
    `<body>\n<div id="root"${page.finished ? ' data-prerendered="true"' : ''}>${page.body}</div>\n</body>`,
    '</html>\n',
  ].join('\n');
}

function chunk(manifest: Manifest, key: string): Chunk {
  const found = manifest[key];
  if (found === undefined) throw new Error(`The build holds no ${key}.`);
  return found;
}

function withImports(manifest: Manifest, key: string): string[] {
  return [key, ...(chunk(manifest, key).imports ?? []).flatMap((imported) => withImports(manifest, imported))];
}
