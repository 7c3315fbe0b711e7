/** What the app may import from auth. */
export { type Auth, createAuth } from './auth.ts';
export { type AuthPath, authRoutes, isAuthPath } from './auth-routes.ts';
export { confirmAddress } from './confirm-address.ts';
export { handleAuth } from './handle-auth.ts';
export { forgetOldAttempts, passwordChangeKey } from './login-attempts.ts';
export { holdsScryptHashes } from './renew-hash.ts';
