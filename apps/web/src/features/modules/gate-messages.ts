import { defineMessages } from '../../lib/i18n/messages.ts';

/** What is said in place of a locked module: few people see it, so no module carries it. */
export const gateMessages = defineMessages({
  gateLead: {
    en: 'This module is part of Premium. Here is what you have today and what Premium adds.',
    fr: "Ce module fait partie de Premium. Voici ce que vous avez aujourd'hui et ce que Premium ajoute.",
  },
  gateFree: { en: 'Free', fr: 'Gratuit' },
  gatePremium: { en: 'Premium', fr: 'Premium' },
  gateYours: { en: 'Your plan', fr: 'Votre forfait' },
  gateFreePrice: { en: '$0 forever', fr: '0\u00a0$ pour toujours' },
  gatePremiumPrice: { en: (price: string) => `${price} per month`, fr: (price: string) => `${price} par mois` },
  gateFreeGenerations: { en: '3 AI generations per month', fr: '3 générations IA par mois' },
  gateFreeModules: {
    en: '3 modules: find my idea, my idea, situation analysis',
    fr: '3 modules\u00a0: trouver mon idée, mon idée, analyse de la situation',
  },
  gatePremiumGenerations: { en: '100 generations per month', fr: '100 générations par mois' },
  gatePremiumModules: {
    en: 'All 11 modules, from business plan to finances',
    fr: "Les 11 modules, du plan d'affaires aux finances",
  },
  gatePremiumTeam: { en: 'Unlimited collaboration', fr: 'Collaboration illimitée' },
  gateCancel: { en: 'Cancel anytime', fr: 'Annulable en tout temps' },
  signedInAs: {
    en: (email: string) => `Signed in as ${email}`,
    fr: (email: string) => `Session ouverte\u00a0: ${email}`,
  },
  unlock: { en: 'Unlock Premium', fr: 'Débloquer Premium' },
});
