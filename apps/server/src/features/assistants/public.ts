/** What the app may import from assistants. */

export { forgetAssistants } from './forget-assistants.ts';
export { createOauthRoutes } from './oauth-routes.ts';
