import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './env.ts';

/**
 * The secret that signs sessions: AUTH_SECRET, or one that is made at the first start and kept beside the database,
 * readable for this account only. A new one would sign everybody out.
 */
export function authSecret(settings: Pick<Settings, 'authSecret' | 'dataDir'>): string {
  if (settings.authSecret !== null) return settings.authSecret;
  if (settings.dataDir === null) throw new Error('settings without AUTH_SECRET must name a data directory');
  mkdirSync(settings.dataDir, { recursive: true });
  const path = join(settings.dataDir, 'auth-secret');
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, randomBytes(48).toString('base64url'));
    closeSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
