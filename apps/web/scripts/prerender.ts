import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@elan/domain/locale';
import type * as Entry from '../src/app/entry-prerender.tsx';
import { buildIdOf } from './build-id.ts';
import { type Manifest, toDocument } from './document.ts';
import type { Page } from './page.ts';

/** Renders every public page in both languages, and the shell of the app, into `dist/pages`. */
export async function prerender(dist: string, entryFile: string): Promise<void> {
  const entry = (await import(pathToFileURL(entryFile).href)) as typeof Entry;
  const manifestText = await readFile(join(dist, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(manifestText) as Manifest;
  const buildId = buildIdOf(manifestText);
  const pages: Page[] = [];
  for (const language of languages) {
    pages.push({
      name: 'landing',
      language,
      path: '/',
      ...entry.publicPages.landing,
      body: await entry.renderLanding(language),
      finished: true,
      entry: 'landing.html',
      sources: [],
    });
    for (const name of ['auth', 'pricing', 'terms', 'account-deleted'] as const) {
      const path = `/${name}` as const;
      pages.push({
        name,
        language,
        path,
        ...entry.publicPages[name],
        body: await entry.renderPage(path, language),
        finished: true,
        entry: 'index.html',
        sources: [`src/app/pages/${name}.tsx`],
      });
    }
    pages.push({
      name: 'app',
      language,
      path: null,
      title: entry.screenTitles.app,
      description: null,
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
    await writeFile(join(directory, `${page.name}.${page.language}.html`), toDocument(page, manifest, buildId));
  }
  // Only the finished pages are served, not the build's inputs.
  await Promise.all(['index.html', 'landing.html', '.vite'].map((name) => rm(join(dist, name), { recursive: true })));
}
