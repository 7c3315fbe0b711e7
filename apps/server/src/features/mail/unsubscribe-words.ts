import type { Localized, Text } from '@elan/domain/locale';

/** The words of the page to unsubscribe, in both languages. */
export const unsubscribeWords = {
  title: { en: 'Unsubscribe', fr: 'Se désabonner' },
  question: {
    en: (kind: string) => `Do you no longer want these emails: ${kind}?`,
    fr: (kind: string) => `Ne voulez-vous plus recevoir ces courriels\u00a0: ${kind}\u00a0?`,
  },
  confirm: { en: 'Unsubscribe', fr: 'Me désabonner' },
  done: {
    en: (kind: string) => `Done. You will no longer get these emails: ${kind}.`,
    fr: (kind: string) => `C'est fait. Vous ne recevrez plus ces courriels\u00a0: ${kind}.`,
  },
  others: {
    en: 'Your other emails stay as they are. You can change your mind at any time in your account.',
    fr: "Vos autres courriels ne changent pas. Vous pouvez changer d'avis en tout temps dans votre compte.",
  },
  gone: {
    en: 'The account these emails were for no longer exists. No more emails will be sent to it.',
    fr: "Le compte auquel ces courriels étaient destinés n'existe plus. Plus aucun courriel n'y sera envoyé.",
  },
  invalid: {
    en: 'This link does not work. It may have been cut off or be too old. Sign in and choose your emails in your account, or write to us:',
    fr: 'Ce lien ne fonctionne pas. Il a peut-être été coupé, ou il est trop ancien. Connectez-vous et choisissez vos courriels dans votre compte, ou écrivez-nous\u00a0:',
  },
  account: { en: 'Choose my emails', fr: 'Choisir mes courriels' },
} as const satisfies Record<string, Text | Localized<(kind: string) => string>>;
