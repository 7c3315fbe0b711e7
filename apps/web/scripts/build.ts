import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { checkLandingBudget } from './budget.ts';
import { compressFiles } from './compress.ts';
import { prerender } from './prerender.ts';

// react-dom/server runs in this process and chooses its build by it.
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
await prerender(dist, join(server, 'entry-prerender.js'));
await rm(server, { recursive: true });
await compressFiles(dist);
await checkLandingBudget(dist);
