import { post, read } from '../../data/sign-in/auth-api.ts';

/** Since when sign-ins ask for a code; null while they do not. */
export type Authenticator = { since: string | null; recoveryCodes: number };

export const showAuthenticator = (signal: AbortSignal) => read<Authenticator>('/api/auth/authenticator', signal);

/** @returns the secret to type into the app, and the address that its QR code holds */
export const beginAuthenticator = async (currentPassword: string) =>
  (await post('/api/auth/authenticator/begin', { currentPassword })) as { secret: string; address: string };

/** @returns the recovery codes, which are shown once */
export const confirmAuthenticator = async (code: string) =>
  codesIn(await post('/api/auth/authenticator/confirm', { code }));

/** @returns the new recovery codes, which are shown once */
export const renewRecoveryCodes = async (currentPassword: string) =>
  codesIn(await post('/api/auth/authenticator/renew', { currentPassword }));

export const removeAuthenticator = (currentPassword: string) =>
  post('/api/auth/authenticator/remove', { currentPassword });

const codesIn = ({ codes }: Record<string, unknown>) => codes as string[];
