import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from './env.ts';

/**
 * The secret that signs sessions when AUTH_SECRET is not set: made at the first start and kept beside the database,
 * readable for this account only. A new one would sign everybody out.
 * @throws SettingsError when the kept one is damaged
 */
export function loadOrCreateSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'auth-secret');
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32) {
    const problem = `is not set and ${path} holds no usable one; delete that file to make a new one (everybody signs in again)`;
    throw new SettingsError([{ name: 'AUTH_SECRET', problem }]);
  }
  return secret;
}
