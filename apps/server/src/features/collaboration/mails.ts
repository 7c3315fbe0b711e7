import { roleExplanations, roleLabels } from '@elan/domain/collaboration';
import { excerpt } from '@elan/domain/excerpt';
import type { Language, Localized } from '@elan/domain/locale';
import type { CollaboratorRole } from '@elan/domain/permissions';
import type { Mail } from '../../db/write.ts';
import { composeMail, oneLine } from '../../platform/mail/compose.ts';

const words = {
  subject: {
    en: (project: string) =>
      project === '' ? 'Invitation to work on a project' : `Invitation to work on "${project}"`,
    fr: (project: string) =>
      project === '' ? 'Invitation à travailler à un projet' : `Invitation à travailler au projet « ${project} »`,
  },
  intro: {
    en: (inviter: string, project: string, product: string) =>
      `${inviter} invites you to work on the project "${project}" in ${product}.`,
    fr: (inviter: string, project: string, product: string) =>
      `${inviter} vous invite à travailler au projet « ${project} » dans ${product}.`,
  },
  role: {
    en: (label: string, explanation: string) => `Your role: ${label}. ${explanation}`,
    fr: (label: string, explanation: string) => `Votre rôle : ${label}. ${explanation}`,
  },
  answer: {
    en: 'To accept or decline, follow the link and sign in, or create an account, with this e-mail address. Accepting is free.',
    fr: 'Pour accepter ou refuser, suivez le lien et connectez-vous, ou créez un compte, avec cette adresse courriel. Accepter est gratuit.',
  },
  action: { en: 'See the invitation', fr: "Voir l'invitation" },
  ignore: {
    en: 'If you did not expect this invitation, ignore this message: nothing will happen.',
    fr: "Si vous n'attendiez pas cette invitation, ignorez ce message : il ne se passera rien.",
  },
} as const satisfies Record<string, Localized<unknown>>;

/** Maximum length of a project name in a subject, in visible characters. */
const longestName = 60;
/** Web and e-mail addresses, with or without a scheme, which mail programs turn into links. */
const addresses = /(?:https?:\/\/|www\.)\S+|\S+@\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/:?#]\S*)?/giu;

/**
 * Strips addresses from a project name for the subject, which people read before they decide whether to trust the mail.
 * May return an empty string.
 */
function subjectName(project: string): string {
  const name = excerpt(project.replace(addresses, '…'), longestName);
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name) ? name : '';
}

/** The invitation mail (decision M-02). */
export function invitationMail(invitation: {
  recipient: string;
  language: Language;
  project: string;
  inviter: string;
  role: CollaboratorRole;
  link: string;
  product: string;
}): Mail {
  const { recipient, language, inviter, role, link, product } = invitation;
  const project = oneLine(invitation.project);
  return composeMail({
    recipient,
    language,
    subject: words.subject[language](subjectName(project)),
    paragraphs: [
      words.intro[language](inviter, project, product),
      words.role[language](roleLabels[role][language], roleExplanations[role][language]),
      words.answer[language],
    ],
    action: { label: words.action[language], link },
    closing: words.ignore[language],
  });
}
