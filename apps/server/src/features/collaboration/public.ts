export { answerInvite, invitePath } from './invite-function.ts';
export { linkInvitations } from './link-invitations.ts';
export { renameInvitations } from './rename-invitations.ts';
