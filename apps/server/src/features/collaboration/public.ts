export { answerInvite, inviteOperation, invitePath } from './invite-function.ts';
export { linkInvitations } from './link-invitations.ts';
export { sharedProjectsRead } from './queries.ts';
export { renameInvitations } from './rename-invitations.ts';
