import { basename, join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the script that asks for what a screen shows while the others are fetched: one small file that needs no other.
 * @returns its path in `dist`
 */
export async function buildFirstReads(root: string, dist: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rollupOptions: {
        input: join(root, 'src/app/entry-first-reads.ts'),
        output: { format: 'iife', entryFileNames: 'assets/first-reads-[hash].js' },
      },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('The first reads were not built.');
  return join('assets', basename(output.output[0].fileName));
}
