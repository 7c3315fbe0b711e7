import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The most a first visitor may have to load, in bytes after brotli. */
const budgets = [
  { what: 'JavaScript', pattern: /\/(assets\/[^"]+\.js)"/gu, maximum: 80_000 },
  { what: 'CSS', pattern: /\/(assets\/[^"]+\.css)"/gu, maximum: 12_000 },
];

/**
 * Measures the landing page.
 * @throws when it exceeds its budget: one of its files imports something it does not need, or a module it shares with
 * other pages is missing from `base` in vite.config.ts
 */
export async function checkLandingBudget(dist: string): Promise<void> {
  const page = await readFile(join(dist, 'pages/landing.en.html'), 'utf8');
  for (const { what, pattern, maximum } of budgets) {
    const files = [...new Set([...page.matchAll(pattern)].map((match) => match[1] ?? ''))];
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, `${file}.br`))).size));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`landing page: ${total} bytes of ${what} in ${files.length} files (budget ${maximum})`);
    if (total > maximum) {
      const list = files.map((file, index) => `  ${sizes[index]} ${file}`).join('\n');
      throw new Error(`The landing page loads ${total} bytes of ${what}, ${maximum} are allowed:\n${list}`);
    }
  }
}
