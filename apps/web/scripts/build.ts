import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Entry from '../src/app/entry-prerender.tsx';
import type * as LandingEntry from '../src/app/entry-prerender-landing.tsx';
import { checkBudgets } from './budget.ts';
import { buildIdOf } from './build-id.ts';
import { compressFiles } from './compress.ts';
import { buildFirstReads } from './first-reads.ts';
import type { Manifest } from './manifest.ts';
import { addOtherLicences } from './notices.ts';
import { prerender } from './prerender.ts';
import { buildServiceWorker } from './service-worker.ts';

// react-dom/server runs in this process and picks its build from this variable.
process.env.NODE_ENV = 'production';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const prerendering = join(root, '.cache', 'prerender');
const app = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const;
const landing = { configFile: join(root, 'vite.landing.config.ts'), logLevel: 'warn' } as const;

await build(app);
const landingInput = { input: { landing: join(root, 'src/app/entry-landing.tsx') } };
await build({ ...landing, build: { manifest: '.vite/landing.json', rollupOptions: landingInput } });
const firstReads = await buildFirstReads(root, dist);

const load = async <T>(name: string): Promise<T> => import(pathToFileURL(join(prerendering, `${name}.js`)).href);
const onServer = (name: string) => ({
  ssr: join(root, `src/app/${name}.tsx`),
  outDir: prerendering,
  emptyOutDir: false,
});
await rm(prerendering, { recursive: true, force: true });
await build({ ...app, build: { ...onServer('entry-prerender'), copyPublicDir: false } });
await build({ ...landing, build: onServer('entry-prerender-landing') });

const manifests = await Promise.all(
  ['manifest.json', 'landing.json'].map((name) => readFile(join(dist, '.vite', name), 'utf8')),
);
const [appManifest, landingManifest] = manifests.map((text) => JSON.parse(text) as Manifest) as [Manifest, Manifest];
const pages = { app: appManifest, landing: landingManifest, id: buildIdOf(manifests.join(firstReads)) };
await prerender(
  dist,
  {
    app: await load<typeof Entry>('entry-prerender'),
    landing: await load<typeof LandingEntry>('entry-prerender-landing'),
  },
  pages,
  firstReads,
);
await rm(prerendering, { recursive: true });
await buildServiceWorker(root, dist, pages, firstReads);
await addOtherLicences(root, dist);
await compressFiles(dist);
await checkBudgets(dist);
