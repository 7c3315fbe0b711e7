import { type Text, text } from './locale.ts';

/**
 * The kinds of notices that a person can get by mail. Mails that an account depends on (confirmation, password,
 * deletion) and invitations are not among them: they are always sent.
 */
export const noticeKinds = [
  'reply',
  'mention',
  'suggestion',
  'invitation_answer',
  'collaboration_change',
  'advice',
  'digest',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The kinds that the bell shows too; each can be switched off there, whatever is chosen for the mails. */
export const bellKinds = ['reply', 'mention', 'suggestion', 'advice'] as const satisfies readonly NoticeKind[];
export type BellKind = (typeof bellKinds)[number];

/** Whether the bell shows each kind. */
export type BellChoices = Readonly<Record<BellKind, boolean>>;

/** The notices of a comment: one for each person and comment. */
export const commentNoticeKinds = ['reply', 'mention'] as const satisfies readonly BellKind[];
export type CommentNoticeKind = (typeof commentNoticeKinds)[number];

/**
 * Notices that bundle repeated events: unread ones of one kind, by one person and in one project, are one notice with a
 * count.
 */
export const bundleKinds = ['suggested', 'accepted', 'refused', 'asked', 'answered', 'signed'] as const;
export type BundleKind = (typeof bundleKinds)[number];

/** The choice that each of them follows. */
export const choiceOfBundle: Readonly<Record<BundleKind, BellKind>> = {
  suggested: 'suggestion',
  accepted: 'suggestion',
  refused: 'suggestion',
  asked: 'advice',
  answered: 'advice',
  signed: 'advice',
};

/** A notice counts up to this many things. */
export const mostBundled = 200;

/** The bell counts unread notices up to this many. */
export const mostCounted = 100;

/** In the excerpts of notices, in visible characters. */
export const noticeExcerpt = 140;

/**
 * Whether a kind is sent to a person who has not chosen. Notices report one event that concerns the person; the digest
 * comes every week, so it needs their consent (docs/decisions).
 */
export const noticeDefaults: Readonly<Record<NoticeKind, boolean>> = {
  reply: true,
  mention: true,
  suggestion: true,
  invitation_answer: true,
  collaboration_change: true,
  advice: true,
  digest: false,
};

export function isNoticeKind(value: unknown): value is NoticeKind {
  return noticeKinds.includes(value as NoticeKind);
}

/** A kind's name, as on the account page, and what it is about. */
export const noticeLabels: Readonly<Record<NoticeKind, Text & { note: Text }>> = {
  reply: {
    en: 'Replies',
    fr: 'Réponses',
    note: text('Someone replies to your comment.', 'Une personne répond à votre commentaire.'),
  },
  mention: {
    en: 'Mentions',
    fr: 'Mentions',
    note: text('Someone mentions you in a comment.', 'Une personne vous mentionne dans un commentaire.'),
  },
  suggestion: {
    en: 'Suggestions',
    fr: 'Suggestions',
    note: {
      en: 'Someone suggests a change in your project, or decides on your suggestion.',
      fr: 'Une personne suggère une modification à votre projet, ou décide de votre suggestion.',
    },
  },
  invitation_answer: {
    en: 'Answers to your invitations',
    fr: 'Réponses à vos invitations',
    note: text('Someone you invited accepts or declines.', 'Une personne que vous avez invitée accepte ou refuse.'),
  },
  collaboration_change: {
    en: 'Changes to your access',
    fr: 'Changements de vos accès',
    note: {
      en: 'Your role in a shared project changes, or your access ends.',
      fr: 'Votre rôle dans un projet partagé change, ou votre accès prend fin.',
    },
  },
  advice: {
    en: 'Advice',
    fr: 'Conseils',
    note: {
      en: 'An adviser on your project signs off a section or asks a question, or someone answers your question.',
      fr: 'Un conseiller de votre projet approuve une section ou pose une question, ou on répond à une de vos questions.',
    },
  },
  digest: {
    en: 'Weekly summary',
    fr: 'Résumé hebdomadaire',
    note: {
      en: 'Every Monday, what happened in your projects, if anything did.',
      fr: "Chaque lundi, ce qui s'est passé dans vos projets, s'il s'est passé quelque chose.",
    },
  },
};

/** A choice for each kind. */
export type NoticeChoices = Readonly<Record<NoticeKind, boolean>>;

/** What the bell of a person shows, from the rows of those who chose; everything by default. */
export function bellChoices(stored: Iterable<{ kind: NoticeKind; bell: boolean }>): BellChoices {
  const off = new Set([...stored].filter(({ bell }) => !bell).map(({ kind }) => kind));
  return Object.fromEntries(bellKinds.map((kind) => [kind, !off.has(kind)])) as BellChoices;
}

/** The choices of a person, from the rows of those who chose. */
export function noticeChoices(stored: Iterable<{ kind: NoticeKind; wanted: boolean }>): NoticeChoices {
  const choices = { ...noticeDefaults };
  for (const { kind, wanted } of stored) choices[kind] = wanted;
  return choices;
}
