import { join } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { readEnvFile } from './env-file.ts';
import { root } from './root.ts';
import { serverFlags } from './server-flags.ts';

readEnvFile();
buildIfNeeded();
process.chdir(root);
// The server takes this process over, so that a signal reaches it and nothing stands between.
process.execve?.(
  process.execPath,
  [process.execPath, ...serverFlags, 'apps/server/src/main.ts'],
  // Compiled code is kept for the next start: a quarter of the start is compiling.
  { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
);
