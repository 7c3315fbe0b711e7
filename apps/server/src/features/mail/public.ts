export { startMailDelivery } from './deliver-mails.ts';
export { createMailbox } from './mailbox.ts';
export { type Deed, type NoticeWords, noticeText } from './notice-text.ts';
export { listUnsentMails, readMailQueue, type UnsentMail } from './queries.ts';
export { resendMail } from './resend-mail.ts';
export { eraseExpiredMails } from './send-due-mails.ts';
export { type NoticeText, sendNotice } from './send-notice.ts';
export { createUnsubscribePages } from './unsubscribe-pages.ts';
export { unsubscribeLink } from './unsubscribe-token.ts';
