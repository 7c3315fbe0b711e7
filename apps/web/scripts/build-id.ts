import { createHash } from 'node:crypto';

/** Names a build by everything in it: the names in Vite's manifest carry hashes of the files' contents. */
export function buildIdOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('base64url').slice(0, 16);
}
