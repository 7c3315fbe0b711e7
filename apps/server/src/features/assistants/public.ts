export { openToBrowserClients, pathsForBrowserClients } from './browser-clients.ts';
export { forgetAssistants } from './forget-assistants.ts';
export { createOauthRoutes } from './oauth-routes.ts';
