import { type Language, toLanguage } from '@elan/domain/locale';
import { type NoticeKind, noticeDefaults } from '@elan/domain/notices';
import { and, eq } from 'drizzle-orm';
import { userPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/auth.ts';
import { noticeChoices } from '../../db/schema/mail.ts';
import type { Write } from '../../db/write.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import type { LetterText } from '../../platform/mail/letter.ts';
import type { Deps } from '../../rpc/deps.ts';
import { unsubscribeLink } from './unsubscribe-token.ts';

/** What a notice says; the link to unsubscribe is added. */
export type NoticeText = { subject: string } & Omit<LetterText, 'language'>;

export type Notice = {
  /** Who gets it. */
  userId: string;
  kind: NoticeKind;
  /** Called only when the notice is sent, with the person's language. */
  words: (language: Language) => NoticeText;
};

/**
 * Mails a notice in the caller's transaction, if the person wants its kind and their address counts as confirmed. So
 * many notices that they would flood an inbox are dropped.
 * @returns whether a mail was queued
 */
export async function sendNotice(deps: Deps, work: Write, { userId, kind, words }: Notice): Promise<boolean> {
  const [person] = await work.tx
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      language: userPreferences.language,
      wanted: noticeChoices.wanted,
    })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(noticeChoices, and(eq(noticeChoices.userId, users.id), eq(noticeChoices.kind, kind)))
    .where(eq(users.id, userId));
  if (person === undefined || !(person.wanted ?? noticeDefaults[kind])) return false;
  if (!person.emailVerified && deps.settings.confirmsAddresses) return false;
  if (!(await deps.limiter.hasRoom('notice', person.email))) return false;
  const language = toLanguage(person.language);
  const { subject, ...text } = words(language);
  await work.mail(
    composeMail(deps.settings, {
      recipient: person.email,
      subject,
      texts: [{ ...text, language }],
      unsubscribe: unsubscribeLink(deps, { userId, kind }),
    }),
  );
  return true;
}
