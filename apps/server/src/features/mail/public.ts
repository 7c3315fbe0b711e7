/** What the app may use of the mails. */
export { renderMailbox } from './mailbox.ts';
