import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { root } from './root.ts';

/** Reads the settings in `.env`, if it exists. Variables that are already set are not changed. */
export function readEnvFile(file = join(root, '.env')): void {
  if (existsSync(file)) loadEnvFile(file);
}
