import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { checkLandingBudget } from './budget.ts';
import { compressFiles } from './compress.ts';
import { addFontLicences } from './notices.ts';
import { prerender } from './prerender.ts';
import { buildServiceWorker } from './service-worker.ts';

// react-dom/server runs in this process and picks its build from this variable.
process.env.NODE_ENV = 'production';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const server = join(root, '.cache', 'prerender');
const configFile = join(root, 'vite.config.ts');

await build({ configFile, logLevel: 'warn' });
await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: join(root, 'src/app/entry-prerender.tsx'), outDir: server, emptyOutDir: true, copyPublicDir: false },
});
// Read before prerendering deletes it: the manifest is not served.
const manifest = await readFile(join(dist, '.vite/manifest.json'), 'utf8');
await prerender(dist, join(server, 'entry-prerender.js'));
await rm(server, { recursive: true });
await buildServiceWorker(root, dist, manifest);
await addFontLicences(root, dist);
await compressFiles(dist);
await checkLandingBudget(dist);
