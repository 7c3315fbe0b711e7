import { mostPasskeys } from '@elan/domain/limits';
import { toLanguage } from '@elan/domain/locale';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { count, eq } from 'drizzle-orm';
import { users } from '../../db/schema/auth.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { passkeyAdded } from './mail-words.ts';
import { letter } from './mails.ts';
import { passkeyAlgorithms, passkeySite, storeChallenge, takeChallenge } from './passkey-challenge.ts';
import { authRefusal, findSignedIn, type SignedInPerson } from './signed-in-person.ts';

const purpose = 'passkey-add:';

/**
 * Asks the person's device to create a passkey. The device must verify its holder (a fingerprint, a face, a code),
 * because a passkey alone signs in.
 */
export async function beginPasskey(deps: Deps, person: SignedInPerson): Promise<Response> {
  const known = await deps.db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, person.id));
  if (known.length >= mostPasskeys) return authRefusal(400, 'TOO_MANY_PASSKEYS');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: deps.settings.productName,
    rpID: passkeySite(deps).rpID,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.email,
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(deps, purpose, options.challenge, person.id);
  return Response.json(options);
}

/**
 * Stores a new passkey, and notifies the account's owner.
 * @param token the session token; undefined without a session
 */
export async function addPasskey(
  deps: Deps,
  token: string | undefined,
  name: string,
  made: RegistrationResponseJSON,
): Promise<Response> {
  const person = await findSignedIn(deps, token);
  if (person === undefined) return authRefusal(401, 'UNAUTHORIZED');
  const asked = await takeChallenge(deps, purpose, made.response.clientDataJSON);
  const credential = asked?.value === person.id ? await readCredential(deps, made, asked.challenge) : null;
  if (credential === null) return authRefusal(400, 'PASSKEY_REFUSED');
  const { publicUrl } = deps.settings;
  const addressee = { email: person.email, language: toLanguage(person.language) };
  const added = await write(deps, async ({ tx, mail }) => {
    // Locks the person: the count stays exact, and a concurrent deletion of the account either sees the passkey or
    // comes first.
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('update');
    const [before] = await tx.select({ number: count() }).from(passkeys).where(eq(passkeys.userId, person.id));
    if (account === undefined || (before?.number ?? 0) >= mostPasskeys) return undefined;
    const [stored] = await tx
      .insert(passkeys)
      .values({
        userId: person.id,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (stored !== undefined) await mail(letter(passkeyAdded, deps.settings, addressee, `${publicUrl}/account`));
    return stored;
  });
  return added === undefined ? authRefusal(400, 'PASSKEY_REFUSED') : Response.json(added);
}

/** @returns null unless the device signed this challenge for this site, and checked who holds it */
async function readCredential(deps: Deps, response: RegistrationResponseJSON, expectedChallenge: string) {
  const { rpID, origin } = passkeySite(deps);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    return registrationInfo?.credential ?? null;
  } catch (error) {
    deps.log.info({ err: error }, 'a new passkey was refused');
    return null;
  }
}
