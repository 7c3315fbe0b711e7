import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from './env.ts';

/**
 * Returns the secret that signs sessions when AUTH_SECRET is not set. It is generated on first start and kept beside
 * the database, readable only by this account. Replacing it would sign everyone out.
 * @throws SettingsError when the stored secret is damaged, or the directory cannot be written
 */
export function loadOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret');
  const candidate = `${path}.${randomUUID()}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(candidate, randomBytes(48).toString('base64url'), { mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const problem = `is not set, and none can be kept in ${dataDir} (${code}): set it, or set DATA_DIR to a directory this account can write`;
    throw new SettingsError([{ name: 'AUTH_SECRET', problem }]);
  }
  try {
    // Link atomically and never overwrite: if two processes start for the first time together, both read the same
    // secret.
    linkSync(candidate, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(candidate, { force: true });
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32) {
    const problem = `is not set and ${path} holds no usable one; delete that file to make a new one (everybody signs in again)`;
    throw new SettingsError([{ name: 'AUTH_SECRET', problem }]);
  }
  return secret;
}
