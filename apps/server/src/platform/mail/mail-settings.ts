export type MailSettings =
  /** `from` is the bare sender address; the product's name is added as the display name. */
  | { provider: 'smtp'; url: string; from: string }
  /** Mails stay in the outbox, to be read in /dev/mailbox. */
  | { provider: 'outbox' };

export type RawMailSettings = {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly MAIL_PROVIDER?: MailSettings['provider'] | undefined;
};

type Context = {
  /** Whether a setting is present, well-formed or not. */
  isGiven(name: 'SMTP_URL'): boolean;
  /** Reports a setting that is missing. */
  demand(name: 'SMTP_URL' | 'MAIL_FROM', reason: string): void;
};

/** The mail server if one is set; otherwise mails stay in the outbox. */
export function resolveMail(
  { SMTP_URL: url, MAIL_FROM: from, MAIL_PROVIDER: chosen }: RawMailSettings,
  { isGiven, demand }: Context,
): MailSettings {
  if (chosen === 'outbox' || (chosen === undefined && !isGiven('SMTP_URL'))) return { provider: 'outbox' };
  demand('SMTP_URL', 'with MAIL_PROVIDER=smtp expected the mail server, as in smtps://user:password@host:465');
  demand('MAIL_FROM', 'with SMTP_URL expected the address that mails come from');
  return url === undefined || from === undefined ? { provider: 'outbox' } : { provider: 'smtp', url, from };
}
