import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * What the first visit to a page on a phone may have to load, in bytes as sent (brotli) without headers, and in how many
 * scripts. Only what the page itself announces counts: answers of the API and what is fetched on a click come on top.
 */
const budgets = [
  { page: 'landing', scripts: 30_000, all: 100_000 },
  { page: 'auth', scripts: 112_000, all: 163_000 },
  { page: 'help', scripts: 121_000, all: 173_000 },
  { page: 'help-trades-cafe', scripts: 143_000, all: 195_000 },
  { page: 'app-dashboard', scripts: 150_000, all: 200_000 },
  { page: 'app-project-details', scripts: 168_000, all: 217_000 },
  { page: 'app-project-plan', scripts: 152_000, all: 201_000 },
  { page: 'app-module-idea', scripts: 174_000, all: 224_000 },
  { page: 'app-module-journal', scripts: 180_000, all: 230_000 },
  { page: 'app-module-finances', scripts: 180_000, all: 230_000 },
  { page: 'app-module-brainstorm', scripts: 188_000, all: 237_000 },
];
/** A browser takes six at a time over HTTP/1.1. */
const mostScripts = 20;
const mostStyles = 14_000;

/**
 * Measures pages of the finished build.
 * @throws when one has outgrown its budget: something it does not need is imported by one of its files
 */
export async function checkBudgets(dist: string): Promise<void> {
  for (const budget of budgets) {
    const html = await readFile(join(dist, `pages/${budget.page}.en.html`), 'utf8');
    const files = [...new Set([...html.matchAll(/"\/(assets\/[^"]+)"/gu)].map((match) => match[1] ?? ''))];
    const sizes = new Map(
      await Promise.all(files.map(async (file) => [file, await sentSize(join(dist, file))] as const)),
    );
    const sum = (ending: string) =>
      [...sizes].reduce((total, [name, size]) => total + (name.endsWith(ending) ? size : 0), 0);
    const scripts = files.filter((name) => name.endsWith('.js')).length;
    const all = sum('') + brotliCompressSync(html).length;
    console.log(
      `${budget.page}: ${all} bytes in all (budget ${budget.all}), ${sum('.js')} of JavaScript (${budget.scripts}) in ${scripts} files`,
    );
    const isOver = all > budget.all || sum('.js') > budget.scripts || sum('.css') > mostStyles || scripts > mostScripts;
    if (isOver) {
      const list = [...sizes].map(([file, size]) => `  ${size} ${file}`).join('\n');
      throw new Error(`The page ${budget.page} is over its budget (apps/web/scripts/budget.ts):\n${list}`);
    }
  }
}

/** Scripts and styles have a compressed form beside them; fonts are compressed already. */
async function sentSize(path: string): Promise<number> {
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}
