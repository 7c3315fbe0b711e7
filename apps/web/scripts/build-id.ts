import { createHash } from 'node:crypto';

/** Derives the build's id from Vite's manifest, whose file names contain content hashes. */
export function buildIdOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('base64url').slice(0, 16);
}
