import { excerpt, quoted } from '@elan/domain/excerpt';
import type { Language, Localized, Text } from '@elan/domain/locale';
import { noticeExcerpt } from '@elan/domain/notices';
import type { Profile } from '@elan/domain/people';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { nameAndAddress, shownName } from '../../platform/mail/names.ts';
import type { NoticeText } from './send-notice.ts';

/** Names can be anything, so the subject, which people read before they trust a mail, has none. */
export type NoticeWords = Readonly<Record<'subject' | 'action' | 'reason', Text>> & {
  /** @param about what in the project it is about */
  text: Localized<(who: string, project: string, about: string) => string>;
};

/** Who did something in which project. */
export type Deed = { who: Pick<Profile, 'name' | 'email'>; project: string };

type Details = Deed & {
  about?: (language: Language) => string;
  /** What somebody wrote, shown as excerpts. */
  quotes: readonly string[];
  /** Where the action leads, below the address of the product. */
  path: string;
};

/** A notice of what somebody did in a project, before its language is known. */
export const noticeText =
  ({ publicUrl }: Letterhead, words: NoticeWords, { who, project, about, quotes, path }: Details) =>
  (language: Language): NoticeText => ({
    subject: words.subject[language],
    heading: words.subject[language],
    paragraphs: [
      words.text[language](nameAndAddress(who), quoted(shownName(project), language), about?.(language) ?? ''),
      ...quotes.map((quote) => quoted(excerpt(quote, noticeExcerpt), language)),
    ],
    action: { label: words.action[language], link: publicUrl + path },
    reason: words.reason[language],
  });
