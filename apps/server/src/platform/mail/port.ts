/** A mail as it leaves: one recipient, both forms of its text. */
export type OutgoingMail = {
  /** Names the mail for good: what is sent twice by misfortune can be recognised. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
};

/** What became of an attempt. `reason` is a code for the log and never names a person. */
export type SendResult =
  | { outcome: 'sent' }
  /** The server will not take it for this recipient. */
  | { outcome: 'refused'; reason: string }
  /** Not now (greylisting, a full mailbox); later perhaps. */
  | { outcome: 'postponed'; reason: string }
  /** The server does not answer or does not let us in: no mail can leave. */
  | { outcome: 'unreachable'; reason: string };

export type MailSender = {
  /** Tries once and never throws. */
  send(mail: OutgoingMail): Promise<SendResult>;
};
