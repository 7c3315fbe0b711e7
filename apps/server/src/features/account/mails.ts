import type { Language, Localized } from '@elan/domain/locale';
import type { Mail } from '../../db/write.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Letterhead } from '../../platform/mail/letter.ts';

const words = {
  subject: {
    en: (product: string) => `Your ${product} account was deleted`,
    fr: (product: string) => `Votre compte ${product} a été supprimé`,
  },
  paragraphs: {
    en: [
      'Your account was deleted, as you asked. Erased: projects and analyses, journal and personas, preferences and history. If you had a subscription, it is cancelled.',
      'What you wrote in the projects of other people stays there, without your name.',
    ],
    fr: [
      "Votre compte a été supprimé, comme vous l'avez demandé. Ont été effacés\u00a0: projets et analyses, journal et profils de clients, préférences et historique. Si vous aviez un abonnement, il est annulé.",
      "Ce que vous avez écrit dans les projets d'autres personnes y reste, sans votre nom.",
    ],
  },
  closing: {
    en: 'You can create a new account with the same email address at any time.',
    fr: 'Vous pouvez créer un nouveau compte avec la même adresse courriel en tout temps.',
  },
  reason: {
    en: 'You received this email because your account was deleted. It is the last one.',
    fr: "Vous recevez ce courriel parce que votre compte a été supprimé. C'est le dernier.",
  },
} as const satisfies Record<string, Localized<unknown>>;

/** The last mail to an account: confirms the deletion and what was deleted (decision M-02). */
export function accountDeletedMail(from: Letterhead, recipient: string, language: Language): Mail {
  const subject = words.subject[language](from.productName);
  return composeMail(from, {
    recipient,
    subject,
    texts: [
      {
        language,
        heading: subject,
        paragraphs: words.paragraphs[language],
        closing: words.closing[language],
        reason: words.reason[language],
      },
    ],
  });
}
