import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { post, read } from './auth-api.ts';

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** Whether the browser offers passkeys here: it does so only for https, and for the own machine. */
export const passkeysWork = () => typeof PublicKeyCredential === 'function';

/** The options of a ceremony go from the server to the browser as they are. */
const options = async <T>(path: string, body: Readonly<Record<string, unknown>>) => (await post(path, body)) as T;

export const askForPasskey = () => options<PublicKeyCredentialRequestOptionsJSON>('/api/auth/sign-in/passkey', {});

/** The same for the browser's suggestions, under a limit of its own: every visitor of the sign-in page asks. */
export const askForOffer = () => options<PublicKeyCredentialRequestOptionsJSON>('/api/auth/sign-in/passkey/offer', {});

/** @returns the address of the account that is now open */
export async function confirmPasskey({ id, response }: AuthenticationResponseJSON): Promise<string | null> {
  const { user } = await post('/api/auth/sign-in/passkey/confirm', { id, response });
  const isPerson = typeof user === 'object' && user !== null && 'email' in user;
  return isPerson && typeof user.email === 'string' ? user.email : null;
}

export const beginPasskey = (currentPassword: string) =>
  options<PublicKeyCredentialCreationOptionsJSON>('/api/auth/passkeys/begin', { currentPassword });

export const addPasskey = (name: string, { id, response }: RegistrationResponseJSON) =>
  post('/api/auth/passkeys/add', { name, made: { id, response } });

export const renamePasskey = (id: string, name: string) => post('/api/auth/passkeys/rename', { id, name });

export const removePasskey = (id: string) => post('/api/auth/passkeys/remove', { id });

export const listPasskeys = async (signal: AbortSignal) =>
  (await read<{ passkeys: Passkey[] }>('/api/auth/passkeys', signal)).passkeys;
