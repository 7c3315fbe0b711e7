import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** What one hash costs: memory in KiB, and the number of passes over it. */
export type PasswordCost = { memory: number; passes: number };

const keyBytes = 32;
const saltBytes = 16;
const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/u;

/** A salted hash in the standard text form, which includes its cost. */
export async function hashArgon2id(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await deriveKey(password, salt, keyBytes, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${unpadded(salt)}$${unpadded(key)}`;
}

/**
 * Checks a password at the cost its hash was made with.
 * @returns undefined when the text is not an argon2id hash
 */
export async function verifyArgon2id(hash: string, password: string): Promise<boolean | undefined> {
  const [, memory, passes, salt = '', key = ''] = stored.exec(hash) ?? [];
  if (memory === undefined || passes === undefined) return undefined;
  const expected = Buffer.from(key, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes) };
  const found = await deriveKey(password, Buffer.from(salt, 'base64'), expected.length, cost);
  return timingSafeEqual(found, expected);
}

/** Whether a hash was made at this cost. */
export function isArgon2idOf(hash: string, { memory, passes }: PasswordCost): boolean {
  return hash.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=1$`);
}

function deriveKey(password: string, nonce: Buffer, tagLength: number, cost: PasswordCost): Promise<Buffer> {
  // The same password may arrive in different Unicode forms from different keyboards.
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce, tagLength, parallelism: 1, ...cost });
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/u, '');
