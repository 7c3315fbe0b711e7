import type { Text } from '@elan/domain/locale';

/** The words of the sandbox pages, in both languages. */
export const sandboxWords = {
  checkoutTitle: { en: 'Test payment', fr: 'Paiement de test' },
  portalTitle: { en: 'Test subscription', fr: 'Abonnement de test' },
  noMoney: {
    en: 'This page is a test. No card is required and no money is taken.',
    fr: "Cette page est un test. Aucune carte n'est demandée et aucun montant n'est prélevé.",
  },
  aMonth: { en: 'a month', fr: 'par mois' },
  card: { en: 'Test card: Visa ending in 4242', fr: 'Carte de test\u00a0: Visa se terminant par 4242' },
  pay: { en: 'Pay', fr: 'Payer' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  paid: { en: 'This payment is done.', fr: 'Ce paiement est effectué.' },
  expired: { en: 'This payment can no longer be made.', fr: 'Ce paiement ne peut plus être effectué.' },
  notFound: { en: 'There is nothing here.', fr: "Il n'y a rien ici." },
  renewsOn: { en: 'Renews on', fr: 'Se renouvelle le' },
  endsOn: { en: 'Ends on', fr: 'Se termine le' },
  stop: { en: 'Cancel at the end of the period', fr: 'Annuler à la fin de la période' },
  resume: { en: 'Resume the subscription', fr: "Reprendre l'abonnement" },
  none: { en: 'There is no subscription.', fr: "Il n'y a pas d'abonnement." },
  back: { en: 'Back', fr: 'Retour' },
} as const satisfies Record<string, Text>;
