import { excerpt, quoted } from '@elan/domain/excerpt';
import type { Language, Localized } from '@elan/domain/locale';
import { type ModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { noticeExcerpt } from '@elan/domain/notices';
import type { Profile } from '@elan/domain/people';
import { threadAddress } from '@elan/domain/routes';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { nameAndAddress, shownName } from '../../platform/mail/names.ts';
import type { NoticeText } from '../mail/public.ts';

// Names can be anything, so the subject, which people read before they trust a mail, has none.
const replyWords = {
  subject: { en: 'New reply to your comment', fr: 'Nouvelle réponse à votre commentaire' },
  text: {
    en: (who: string, project: string, module: string) => `${who} replied in the project ${project}, in ${module}:`,
    fr: (who: string, project: string, module: string) =>
      `${who} a répondu dans le projet ${project}, module ${module}\u00a0:`,
  },
  action: { en: 'See the reply', fr: 'Voir la réponse' },
  reason: {
    en: 'You received this email because you wrote in this thread.',
    fr: 'Vous recevez ce courriel parce que vous avez écrit dans cette discussion.',
  },
} as const;

const mentionWords = {
  subject: { en: 'You were mentioned in a comment', fr: 'On vous mentionne dans un commentaire' },
  text: {
    en: (who: string, project: string, module: string) =>
      `${who} mentioned you in the project ${project}, in ${module}:`,
    fr: (who: string, project: string, module: string) =>
      `${who} vous mentionne dans le projet ${project}, module ${module}\u00a0:`,
  },
  action: { en: 'See the comment', fr: 'Voir le commentaire' },
  reason: {
    en: 'You received this email because someone mentioned you.',
    fr: "Vous recevez ce courriel parce qu'une personne vous mentionne.",
  },
} as const;

type Words = Readonly<
  Record<'subject' | 'action' | 'reason', Localized<string>> & {
    text: Localized<(who: string, project: string, module: string) => string>;
  }
>;

type NoticeDetails = {
  who: Pick<Profile, 'name' | 'email'>;
  project: string;
  at: { projectId: string; module: ModuleKey; thread: string };
  content: string;
};

const aboutComment =
  (words: Words) =>
  (from: Letterhead, { who, project, at, content }: NoticeDetails) =>
  (language: Language): NoticeText => {
    const subject = words.subject[language];
    return {
      subject,
      heading: subject,
      paragraphs: [
        words.text[language](
          nameAndAddress(who),
          quoted(shownName(project), language),
          moduleTitles[at.module][language],
        ),
        quoted(excerpt(content, noticeExcerpt), language),
      ],
      action: { label: words.action[language], link: `${from.publicUrl}${threadAddress(at)}` },
      reason: words.reason[language],
    };
  };

/** Tells somebody who wrote in a thread about a reply. */
export const replyNotice = aboutComment(replyWords);

/** Tells somebody that a comment mentions them. */
export const mentionNotice = aboutComment(mentionWords);
