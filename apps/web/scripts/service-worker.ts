import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Build } from './document.ts';
import { firstFonts } from './fonts.ts';
import { chunkOf, type Manifest, withImports } from './manifest.ts';

/** Entry points of a visitor and of the app: their files are cached when the worker is installed. */
const starts = [
  'index.html',
  // Every page looks for a newer build.
  'src/app/later.ts',
  'src/features/landing/landing-root.tsx',
  'src/app/pages/auth.tsx',
  'src/app/pages/pricing.tsx',
  'src/app/pages/terms.tsx',
  'src/app/pages/help.tsx',
  'src/app/pages/help-article.tsx',
];

/**
 * Builds the service worker of a finished build, and writes down which build it is.
 * @param firstReads a script that does nothing without a network
 */
export async function buildServiceWorker(
  root: string,
  dist: string,
  { app, landing, id }: Build,
  firstReads: string,
): Promise<void> {
  const start = startFiles(app);
  const all = (await readdir(join(dist, 'assets'))).map((name) => `/assets/${name}`);
  // The landing page is the server's; without a network the app shows it with files of its own.
  const others = new Set([...Object.values(landing).map(({ file }) => `/${file}`), `/${firstReads}`]);
  // Fonts of other scripts than Latin are fetched by the browser when a text needs them.
  const rest = all.filter((file) => /\.(?:js|css)$/u.test(file) && !start.includes(file) && !others.has(file));
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      __BUILD__: JSON.stringify(id),
      __START__: JSON.stringify(start),
      __REST__: JSON.stringify(rest),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rollupOptions: {
        input: join(root, 'worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
  await writeFile(join(dist, 'build.txt'), `${id}\n`);
  const size = async (files: readonly string[]) => {
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, file))).size));
    return Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000);
  };
  console.log(`kept on a device: ${await size(start)} kB to start, ${await size(rest)} kB for the rest (uncompressed)`);
}

function startFiles(manifest: Manifest): string[] {
  const chunks = new Set(starts.flatMap((source) => withImports(manifest, source)));
  const files = [...chunks].flatMap((key) => [chunkOf(manifest, key).file, ...(chunkOf(manifest, key).css ?? [])]);
  const fonts = firstFonts.map((source) => chunkOf(manifest, source).file);
  return [...new Set([...files, ...fonts])].map((file) => `/${file}`).concat('/icon.svg');
}
