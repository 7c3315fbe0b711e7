/** What the app may import from auth. */
export { type Auth, createAuth } from './auth.ts';
export { type AuthPath, authRoutes, isAuthPath } from './auth-routes.ts';
export { removeAuthenticator } from './change-authenticator.ts';
export { endAllSessions } from './change-sessions.ts';
export { confirmAddress } from './confirm-address.ts';
export { handleAuth } from './handle-auth.ts';
export { attemptKeys, forgetOldAttempts } from './login-attempts.ts';
export { changed, type Words } from './mail-words.ts';
export { type Addressee, letter } from './mails.ts';
export { holdsScryptHashes } from './password-sign-in.ts';
export { mailArrives } from './sign-in-link.ts';
