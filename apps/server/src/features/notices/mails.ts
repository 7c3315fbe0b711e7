import { type ModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { threadAddress } from '@elan/domain/routes';
import type { Letterhead } from '../../platform/mail/letter.ts';
import { type Deed, type NoticeWords, noticeText } from '../mail/public.ts';

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

type Details = Deed & { at: { projectId: string; module: ModuleKey; thread: string }; content: string };

const aboutComment =
  (words: NoticeWords) =>
  (from: Letterhead, { who, project, at, content }: Details) =>
    noticeText(from, words, {
      ...{ who, project, quotes: [content], path: threadAddress(at) },
      about: (language) => moduleTitles[at.module][language],
    });

/** Tells somebody who wrote in a thread about a reply. */
export const replyNotice = aboutComment(replyWords);

/** Tells somebody that a comment mentions them. */
export const mentionNotice = aboutComment(mentionWords);
