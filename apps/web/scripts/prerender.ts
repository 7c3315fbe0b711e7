import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { helpPath, tradePath } from '@elan/domain/help-pages';
import { languages } from '@elan/domain/locale';
import type * as Entry from '../src/app/entry-prerender.tsx';
import type * as LandingEntry from '../src/app/entry-prerender-landing.tsx';
import { type Build, toDocument } from './document.ts';
import type { Manifest } from './manifest.ts';
import type { Page } from './page.ts';
import { signedInScreens } from './signed-in-screens.ts';

const publicScreens = [
  ['auth', '/auth', 'auth'],
  ['pricing', '/pricing', 'pricing'],
  ['terms', '/terms', 'terms'],
  ['help', '/help', 'help'],
  ['help-trades', '/help/trades', 'trades'],
  ['account-deleted', '/account-deleted', 'account-deleted'],
] as const;

type Renderers = { app: typeof Entry; landing: typeof LandingEntry };

/** Renders every public page in both languages, and the shells of the app, into `dist/pages`. */
export async function prerender(dist: string, { app, landing }: Renderers, build: Build, firstReads: string) {
  const pages: Page[] = [];
  for (const language of languages) {
    pages.push({
      name: 'landing',
      language,
      path: '/',
      ...app.publicPages.landing,
      body: landing.renderLanding(language),
      finished: true,
      entry: 'src/app/entry-landing.tsx',
      sources: [],
    });
    const add = async (
      path: `/${string}`,
      { screen, text, ...head }: Pick<Page, 'name' | 'title' | 'description'> & { screen: string; text?: string },
    ) => {
      const sources = [`src/app/pages/${screen}.tsx`, ...(text === undefined ? [] : [sourceOf(build.app, text)])];
      const body = await app.renderPage(path, language);
      pages.push({ ...head, language, path, body, finished: true, entry: 'index.html', sources });
    };
    for (const [name, path, screen] of publicScreens) await add(path, { name, ...app.publicPages[name], screen });
    for (const { name, title, summary: description } of app.helpArticles) {
      const text = `/${language}/${name}.md?body`;
      await add(helpPath(name), { name: `help-${name}`, title, description, screen: 'help-article', text });
    }
    for (const { trade, title, summary: description } of await app.tradeArticles()) {
      const text = `/trades/${trade}/${language}.md?page`;
      await add(tradePath(trade), { name: `help-trades-${trade}`, title, description, screen: 'trade-article', text });
    }
    const shell: Page = {
      name: 'app',
      language,
      path: null,
      title: app.screenTitles.app,
      description: null,
      body: app.renderShell(language),
      finished: false,
      entry: 'index.html',
      sources: [],
    };
    /** For readers without an account, who get a document and nothing else of the app. */
    const reader = { ...shell, name: 'app-read', title: app.screenTitles.read, sources: ['src/app/pages/read.tsx'] };
    pages.push(shell, reader, ...signedInScreens(build.app).map((screen) => ({ ...shell, ...screen, firstReads })));
  }

  const directory = join(dist, 'pages');
  await mkdir(directory, { recursive: true });
  for (const page of pages) {
    if (/\sstyle=|<script/u.test(page.body)) {
      throw new Error(`${page.name} holds an inline style or script, which the content security policy forbids.`);
    }
    await writeFile(join(directory, `${page.name}.${page.language}.html`), toDocument(page, build));
  }
  // Only the finished pages are served.
  await Promise.all(['index.html', '.vite'].map((name) => rm(join(dist, name), { recursive: true })));
}

/** The text of a page, as the build knows it. */
function sourceOf(manifest: Manifest, ending: string): string {
  const found = Object.keys(manifest).find((source) => source.endsWith(ending));
  if (found === undefined) throw new Error(`The build holds no ${ending}.`);
  return found;
}
