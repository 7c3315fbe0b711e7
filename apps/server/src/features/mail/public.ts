/** What the app may import from mail. */
export { startMailDelivery } from './deliver-mails.ts';
export { renderMailbox } from './mailbox.ts';
export { eraseExpiredMails } from './send-due-mails.ts';
