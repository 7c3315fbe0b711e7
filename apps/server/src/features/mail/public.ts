/** What the app may use of the mails. */
export { startMailDelivery } from './deliver-mails.ts';
export { renderMailbox } from './mailbox.ts';
export { eraseExpiredMails } from './send-due-mails.ts';
