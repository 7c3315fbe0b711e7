/** What other features, the router and the app may import from collaboration. */
export { answerInvite, invitePath } from './invite-function.ts';
export { linkInvitations } from './link-invitations.ts';
export { renameInvitations } from './rename-invitations.ts';
