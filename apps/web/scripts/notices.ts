import { appendFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The file the build writes with the licence of each bundled package (`license` in vite.config.ts). */
const noticesFile = 'third-party-notices.txt';

const require = createRequire(import.meta.url);

/**
 * Adds the licences of packages that Vite does not list: the fonts, and Preact, on which the landing page is built by
 * itself.
 */
export async function addOtherLicences(root: string, dist: string): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const others = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource') || name === 'preact');
  if (!others.some((name) => name.startsWith('@fontsource')))
    throw new Error('No font package found: the notices would lack the licences of the fonts.');
  for (const name of others) {
    const directory = dirname(require.resolve(`${name}/package.json`));
    const { version, license } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
      version: string;
      license: string;
    };
    const text = await readFile(join(directory, 'LICENSE'), 'utf8');
    await appendFile(join(dist, noticesFile), `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`);
  }
}
