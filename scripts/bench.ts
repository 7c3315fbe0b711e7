import { spawnSync } from 'node:child_process';
import { buildIfNeeded } from './build.ts';
import { root } from './root.ts';

await buildIfNeeded();
process.exitCode = spawnSync(process.execPath, ['bench/main.ts'], { cwd: root, stdio: 'inherit' }).status ?? 1;
