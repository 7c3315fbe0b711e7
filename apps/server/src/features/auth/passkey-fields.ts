import { limits } from '@elan/domain/limits';
import { visibleName } from '@elan/domain/visible-name';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as z from 'zod/mini';

const bytes = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum), z.regex(/^[\w-]+$/u));
const credentialId = bytes(1_400);
/** Browsers add to these names now and then. */
const transport = z.string().check(z.maxLength(32), z.regex(/^[a-z-]+$/u));

export const passkeyName = visibleName(limits.passkeyName);

/** A device's response when it has made a passkey. */
export const newPasskeyFields = z.pipe(
  z.object({
    id: credentialId,
    response: z.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(20_000),
      transports: z._default(z.array(transport).check(z.maxLength(10)), []),
    }),
  }),
  z.transform(
    ({ id, response }): RegistrationResponseJSON => ({
      id,
      rawId: id,
      response,
      type: 'public-key',
      clientExtensionResults: {},
    }),
  ),
);

/** A device's response when it uses a passkey. */
export const usedPasskeyFields = z.pipe(
  z.object({
    id: credentialId,
    response: z.object({ clientDataJSON: bytes(4_000), authenticatorData: bytes(4_000), signature: bytes(4_000) }),
  }),
  z.transform(
    ({ id, response }): AuthenticationResponseJSON => ({
      id,
      rawId: id,
      response,
      type: 'public-key',
      clientExtensionResults: {},
    }),
  ),
);
