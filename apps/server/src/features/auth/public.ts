/** What the app may use of the accounts. */
export { type Auth, createAuth } from './auth.ts';
export { authRoutes, isAuthPath } from './auth-routes.ts';
export { handleAuth } from './handle-auth.ts';
