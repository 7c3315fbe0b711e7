/** A mail ready to send: one recipient, text and HTML. */
export type OutgoingMail = {
  /** A permanent id, so that a mail sent twice by accident can be recognized. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where this kind of mail can be switched off; null: it cannot. */
  unsubscribe: string | null;
};

/** The result of an attempt. `reason` is a code for the log and never names a person. */
export type SendResult =
  | { outcome: 'sent' }
  /** The server will not take it for this recipient. */
  | { outcome: 'refused'; reason: string }
  /** Not accepted now (greylisting, a full mailbox); may succeed later. */
  | { outcome: 'postponed'; reason: string }
  /** The server does not answer or refuses our login: no mail can be sent. */
  | { outcome: 'unreachable'; reason: string };

export type MailSender = {
  /** Tries once and never throws. */
  send(mail: OutgoingMail): Promise<SendResult>;
};
