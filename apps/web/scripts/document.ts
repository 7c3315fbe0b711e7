import { escapeHtml } from './escape-html.ts';
import { firstFonts } from './fonts.ts';
import { headTags } from './head-tags.ts';
import { chunkOf, type Manifest, withImports } from './manifest.ts';
import type { Page } from './page.ts';

/** What the pages are made with. */
export type Build = {
  /** The manifest of the app, whose styles and fonts all pages share. */
  app: Manifest;
  landing: Manifest;
  id: string;
};

/**
 * A page as it is stored. The server replaces placeholders such as %ORIGIN% and %SUPPORT_EMAIL% when it sends the page.
 */
export function toDocument(page: Page, build: Build): string {
  const manifest = page.name === 'landing' ? build.landing : build.app;
  const entry = chunkOf(manifest, page.entry);
  if (!entry.file.endsWith('.js')) throw new Error(`The entry ${page.entry} has become ${entry.file}.`);
  const filesOf = (sources: readonly string[]) =>
    new Set(sources.flatMap((source) => withImports(manifest, source)).map((key) => chunkOf(manifest, key).file));
  const scripts = filesOf([page.entry, ...page.sources]);
  const later = [...filesOf(page.later ?? [])].filter((file) => !scripts.has(file));
  scripts.delete(entry.file);
  const styles = stylesOf(build.app);
  const fonts = firstFonts.map((source) => chunkOf(build.app, source).file);
  // What a page is painted with first does not need its scripts: they must not hold it up.
  const priority = ' fetchpriority="low"';

  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(page.title[page.language])}</title>`,
    // Its answers take longest.
    ...(page.firstReads === undefined
      ? []
      : [`<script src="/${page.firstReads}" async fetchpriority="high"></script>`]),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...[...scripts].map((file) => `<link rel="modulepreload" href="/${file}"${priority}>`),
    `<script type="module" src="/${entry.file}"${priority}></script>`,
    ...later.map((file) => `<link rel="modulepreload" href="/${file}"${priority}>`),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifest.${page.language}.webmanifest">`,
    '<meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#101a16" media="(prefers-color-scheme: dark)">',
    '<meta name="product-name" content="%PRODUCT_NAME%">',
    '<meta name="support-email" content="%SUPPORT_EMAIL%">',
    '<meta name="mail-arrives" content="%MAIL_ARRIVES%">',
    '<meta name="offers-google" content="%OFFERS_GOOGLE%">',
    '<meta name="offers-microsoft" content="%OFFERS_MICROSOFT%">',
    '<meta name="ai-model" content="%AI_MODEL%">',
    '<meta name="ai-host" content="%AI_HOST%">',
    '<meta name="data-location" content="%DATA_LOCATION%">',
    `<meta name="build" content="${build.id}">`,
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

/** The styles of all pages are one file. */
function stylesOf(app: Manifest): string[] {
  const styles = [...new Set(withImports(app, 'index.html').flatMap((key) => chunkOf(app, key).css ?? []))];
  if (styles.length !== 1) throw new Error(`The pages have ${styles.length} files of styles.`);
  return styles;
}
