import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

const keyBytes = 64;
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };

/**
 * Checks a password against a hash from before argon2id: salt and key in hexadecimal, with a colon between them.
 * @throws Error when the text is not such a hash
 */
export async function verifyScrypt(hash: string, password: string): Promise<boolean> {
  const [, salt, key] = /^([\da-f]{32}):([\da-f]{128})$/u.exec(hash) ?? [];
  if (salt === undefined || key === undefined) throw new Error('a password hash of no known kind');
  return timingSafeEqual(await derive(password.normalize('NFKC'), salt, keyBytes, cost), Buffer.from(key, 'hex'));
}

/** Takes as long as a check. */
export async function spendScrypt(password: string): Promise<void> {
  await derive(password.normalize('NFKC'), '', keyBytes, cost);
}
