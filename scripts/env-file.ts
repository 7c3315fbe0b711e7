import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { root } from './root.ts';

/** Reads the settings kept in `.env`, if there is one. What is set in the environment already stays as it is. */
export function readEnvFile(file = join(root, '.env')): void {
  if (existsSync(file)) loadEnvFile(file);
}
