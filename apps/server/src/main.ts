import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Read once, compiled once: halves the time of the next start. Everything else is imported behind it.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
const { start } = await import('./start.ts');

/** The process: starts the product, says so, and stops it cleanly on Ctrl-C or SIGTERM. */
let stopping = false;
const running = await start(process.env).catch((error: unknown) => {
  console.error(error instanceof Error && 'isExpected' in error ? error.message : error);
  process.exit(1);
});

// At rest nothing makes Node collect what starting has left behind, half as much again as the server needs.
setTimeout(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }), 3_000).unref();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
