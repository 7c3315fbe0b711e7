import { randomBytes } from 'node:crypto';
import { toLanguage } from '@elan/domain/locale';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { authenticators } from '../../db/schema/authenticators.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { confirmCode, hashOfRecoveryCode, totpOf } from './check-code.ts';
import { authenticatorOff, authenticatorOn, type Words } from './mail-words.ts';
import { letter } from './mails.ts';
import { authRefusal, findSignedIn, type SignedInPerson } from './signed-in-person.ts';

const recoveryCodeCount = 10;

/** Whether the person's sign-ins ask for a code, since when, and how many recovery codes are left. */
export async function showAuthenticator(deps: Deps, token: string | undefined): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  const [found] = await deps.db.select().from(authenticators).where(eq(authenticators.userId, person.id));
  const since = found?.confirmedAt ?? null;
  return Response.json({ since, recoveryCodes: since === null ? 0 : (found?.recoveryHashes.length ?? 0) });
}

/** Generates a secret for the person's app. No code is asked for until a first one confirms it. */
export async function beginAuthenticator(deps: Deps, person: SignedInPerson): Promise<Response> {
  const secret = new Secret({ size: 20 }).base32;
  const { symmetricEncrypt } = await import('better-auth/crypto');
  const encrypted = await symmetricEncrypt({ key: deps.authSecret, data: secret });
  const [begun] = await deps.db
    .insert(authenticators)
    .values({ userId: person.id, secret: encrypted })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret: encrypted, lastStep: 0 },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  if (begun === undefined) return authRefusal(400, 'AUTHENTICATOR_ON');
  return Response.json({ secret, address: totpOf(secret, person.email, deps.settings.productName).toString() });
}

/**
 * Switches the authenticator on with a first code, and returns the recovery codes, once.
 * @param token the session token; undefined without a session
 */
export async function confirmAuthenticator(deps: Deps, token: string | undefined, code: string): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  if (!(await confirmCode(deps, person.id, code))) return authRefusal(400, 'INVALID_CODE');
  const { codes, hashes } = createRecoveryCodes();
  const isOn = await write(deps, async ({ tx, mail }) => {
    const [confirmed] = await tx
      .update(authenticators)
      .set({ confirmedAt: deps.now(), recoveryHashes: hashes })
      .where(and(eq(authenticators.userId, person.id), isNull(authenticators.confirmedAt)))
      .returning({ userId: authenticators.userId });
    if (confirmed !== undefined) await mail(authenticatorMail(deps, authenticatorOn, person));
    return confirmed !== undefined;
  });
  return isOn ? Response.json({ codes }) : authRefusal(400, 'AUTHENTICATOR_ON');
}

/** Replaces the recovery codes; the earlier ones stop working. */
export async function renewRecoveryCodes(deps: Deps, person: SignedInPerson): Promise<Response> {
  const { codes, hashes } = createRecoveryCodes();
  const renewed = await deps.db
    .update(authenticators)
    .set({ recoveryHashes: hashes })
    .where(and(eq(authenticators.userId, person.id), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId });
  return renewed.length > 0 ? Response.json({ codes }) : authRefusal(400, 'AUTHENTICATOR_OFF');
}

/** Switches the authenticator off, and notifies the account's owner. @returns whether it was on */
export async function removeAuthenticator(
  deps: Deps,
  person: Pick<SignedInPerson, 'id' | 'email' | 'language'>,
): Promise<boolean> {
  return write(deps, async ({ tx, mail }) => {
    const [removed] = await tx
      .delete(authenticators)
      .where(eq(authenticators.userId, person.id))
      .returning({ confirmedAt: authenticators.confirmedAt });
    const wasOn = removed !== undefined && removed.confirmedAt !== null;
    if (wasOn) await mail(authenticatorMail(deps, authenticatorOff, person));
    return wasOn;
  });
}

const authenticatorMail = (
  { settings }: Deps,
  words: Words,
  { email, language }: Pick<SignedInPerson, 'email' | 'language'>,
) => letter(words, settings, { email, language: toLanguage(language) }, `${settings.publicUrl}/account`);

/** Ten codes of sixteen letters and digits, in groups of four. */
function createRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const bare = Array.from({ length: recoveryCodeCount }, () => new Secret({ buffer: randomBuffer() }).base32);
  return { codes: bare.map((code) => code.replace(/(.{4})(?=.)/gu, '$1-')), hashes: bare.map(hashOfRecoveryCode) };
}

const randomBuffer = () => new Uint8Array(randomBytes(10)).buffer;
