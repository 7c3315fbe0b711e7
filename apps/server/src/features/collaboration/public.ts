/** What other features, the router and the app may use of working together. */
export { answerInvite, inviteOperation, invitePath } from './invite-function.ts';
export { linkInvitations } from './link-invitations.ts';
export { sharedProjectsRead } from './queries.ts';
