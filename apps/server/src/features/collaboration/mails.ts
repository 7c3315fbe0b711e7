import { roleExplanations, roleLabels } from '@elan/domain/collaboration';
import { type Language, type Localized, languages } from '@elan/domain/locale';
import { openToRole } from '@elan/domain/open-to-role';
import type { Profile } from '@elan/domain/people';
import { isAdviser, type MemberRole } from '@elan/domain/permissions';
import type { Mail } from '../../db/write.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Letterhead, LetterText } from '../../platform/mail/letter.ts';
import { nameAndAddress, plainName, shownName } from '../../platform/mail/names.ts';
import type { NoticeText } from '../mail/public.ts';

const words = {
  subject: {
    en: (project: string) =>
      project === '' ? 'Invitation to work on a project' : `Invitation to work on "${project}"`,
    fr: (project: string) =>
      project === ''
        ? 'Invitation à travailler à un projet'
        : `Invitation à travailler au projet «\u00a0${project}\u00a0»`,
  },
  intro: {
    en: (inviter: string, project: string, product: string) =>
      `${inviter} invites you to work on the project "${project}" in ${product}.`,
    fr: (inviter: string, project: string, product: string) =>
      `${inviter} vous invite à travailler au projet «\u00a0${project}\u00a0» dans ${product}.`,
  },
  advise: {
    subject: {
      en: (project: string) =>
        project === '' ? 'Invitation to advise a project' : `Invitation to advise "${project}"`,
      fr: (project: string) =>
        project === '' ? 'Invitation à conseiller un projet' : `Invitation à conseiller «\u00a0${project}\u00a0»`,
    },
    intro: {
      en: (inviter: string, project: string, product: string) =>
        `${inviter} invites you to follow the project "${project}" in ${product} as an adviser.`,
      fr: (inviter: string, project: string, product: string) =>
        `${inviter} vous invite à suivre le projet «\u00a0${project}\u00a0» dans ${product}, à titre de conseiller.`,
    },
  },
  role: {
    en: (label: string, explanation: string) => `Your role: ${label}. ${explanation}`,
    fr: (label: string, explanation: string) => `Votre rôle\u00a0: ${label}. ${explanation}`,
  },
  answer: {
    en: 'To accept or decline, follow the link and sign in, or create an account, with this email address. Accepting is free.',
    fr: 'Pour accepter ou refuser, suivez le lien et connectez-vous, ou créez un compte, avec cette adresse courriel. Accepter est gratuit.',
  },
  action: { en: 'See the invitation', fr: "Voir l'invitation" },
  ignore: {
    en: 'If you did not expect this invitation, ignore this message: nothing will happen.',
    fr: "Si vous n'attendiez pas cette invitation, ignorez ce message\u00a0: il ne se passera rien.",
  },
  reason: {
    en: (inviter: string) => `You received this email because ${inviter} entered your address to invite you.`,
    fr: (inviter: string) => `Vous recevez ce courriel parce que ${inviter} a saisi votre adresse pour vous inviter.`,
  },
} as const satisfies Record<string, Localized<unknown> | Record<string, Localized<unknown>>>;

type Who = Pick<Profile, 'name' | 'email'>;

type Invitation = {
  recipient: string;
  /** The recipient's; without an account the inviter's, and the mail is in both languages. */
  language: Language;
  hasAccount: boolean;
  project: string;
  inviter: Who;
  role: MemberRole;
  link: string;
};

/** The invitation mail (decision M-02). */
export function invitationMail(from: Letterhead, invitation: Invitation): Mail {
  const { recipient, language, hasAccount } = invitation;
  const others = hasAccount ? [] : languages.filter((other) => other !== language);
  const name = plainName(invitation.project);
  const { subject } = openingOf(invitation.role);
  return composeMail(from, {
    recipient,
    // The project's name once: in the second language the subject is only the beginning.
    subject: [subject[language](name), ...others.map((other) => subject[other](''))].join(' / '),
    texts: [language, ...others].map((each) => invitationText(from, invitation, each)),
  });
}

/** Advisers and collaborators get different wording. */
const openingOf = (role: MemberRole) => (isAdviser(role) ? words.advise : words);

function invitationText({ productName }: Letterhead, invitation: Invitation, language: Language): LetterText {
  const { inviter, role, link, project } = invitation;
  return {
    language,
    heading: openingOf(role).subject[language](plainName(project)),
    paragraphs: [
      openingOf(role).intro[language](nameAndAddress(inviter), shownName(project), productName),
      words.role[language](roleLabels[role][language], roleExplanations[role][language]),
      openToRole[role][language],
      words.answer[language],
    ],
    action: { label: words.action[language], link },
    closing: words.ignore[language],
    reason: words.reason[language](nameAndAddress(inviter)),
  };
}

const noticeWords = {
  project: {
    en: (name: string) => (name === '' ? 'a project' : `"${name}"`),
    fr: (name: string) => (name === '' ? 'un projet' : `«\u00a0${name}\u00a0»`),
  },
  accepted: {
    subject: {
      en: (project: string) => `Your invitation to ${project} was accepted`,
      fr: (project: string) => `Votre invitation à ${project} a été acceptée`,
    },
    text: {
      en: (who: string, project: string) => `${who} accepted your invitation to work on ${project}.`,
      fr: (who: string, project: string) => `${who} a accepté votre invitation à travailler à ${project}.`,
    },
  },
  declined: {
    subject: {
      en: (project: string) => `Your invitation to ${project} was declined`,
      fr: (project: string) => `Votre invitation à ${project} a été refusée`,
    },
    text: {
      en: (who: string, project: string) => `${who} declined your invitation to work on ${project}.`,
      fr: (who: string, project: string) => `${who} a refusé votre invitation à travailler à ${project}.`,
    },
  },
  inviter: {
    en: 'You received this email because you invited this person.',
    fr: 'Vous recevez ce courriel parce que vous avez invité cette personne.',
  },
  role: {
    subject: {
      en: (project: string) => `Your role in ${project} has changed`,
      fr: (project: string) => `Votre rôle dans ${project} a changé`,
    },
    text: {
      en: (who: string, project: string) => `${who} changed your role in ${project}.`,
      fr: (who: string, project: string) => `${who} a changé votre rôle dans ${project}.`,
    },
  },
  removed: {
    subject: {
      en: (project: string) => `You no longer have access to ${project}`,
      fr: (project: string) => `Vous n'avez plus accès à ${project}`,
    },
    text: {
      en: (who: string, project: string) => `${who} removed you from ${project}. What you wrote stays there.`,
      fr: (who: string, project: string) =>
        `${who} vous a retiré l'accès à ${project}. Ce que vous y avez écrit reste.`,
    },
  },
  member: {
    en: 'You received this email because someone shared this project with you.',
    fr: "Vous recevez ce courriel parce qu'une personne a partagé ce projet avec vous.",
  },
  open: { en: 'Open my projects', fr: 'Ouvrir mes projets' },
} as const;

/** A notice before its language is known. */
type NoticeWords = (language: Language) => NoticeText;

const projectIn = (project: string, language: Language) => noticeWords.project[language](plainName(project));

/** Tells the person who invited how the invitation was answered. */
export const invitationAnswerNotice =
  (from: Letterhead, answer: { who: Who; project: string; response: 'accepted' | 'declined' }): NoticeWords =>
  (language) => {
    const { who, project, response } = answer;
    const name = projectIn(project, language);
    const subject = noticeWords[response].subject[language](name);
    return {
      subject,
      heading: subject,
      paragraphs: [noticeWords[response].text[language](nameAndAddress(who), name)],
      action: toProjects(from, language),
      reason: noticeWords.inviter[language],
    };
  };

/** Tells a collaborator about their new role, or that their access ended (`role` null). */
export const accessNotice =
  (from: Letterhead, change: { who: Who; project: string; role: MemberRole | null }): NoticeWords =>
  (language) => {
    const { who, project, role } = change;
    const name = projectIn(project, language);
    const what = noticeWords[role === null ? 'removed' : 'role'];
    const subject = what.subject[language](name);
    const newRole =
      role === null ? [] : [words.role[language](roleLabels[role][language], roleExplanations[role][language])];
    return {
      subject,
      heading: subject,
      paragraphs: [what.text[language](nameAndAddress(who), name), ...newRole],
      action: toProjects(from, language),
      reason: noticeWords.member[language],
    };
  };

const toProjects = ({ publicUrl }: Letterhead, language: Language) => ({
  label: noticeWords.open[language],
  link: `${publicUrl}/dashboard`,
});
