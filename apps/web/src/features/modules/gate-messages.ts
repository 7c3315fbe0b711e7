import type { Language } from '@elan/domain/locale';
import { freeModules, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { generationLimits } from '@elan/domain/plans';
import { defineMessages } from '../../lib/i18n/messages.ts';

/** 'find my idea, my idea, …' */
const freeTitles = (language: Language) =>
  freeModules
    .map((module) => moduleTitles[module][language])
    .map((title) => title.charAt(0).toLowerCase() + title.slice(1))
    .join(', ');

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
  gateFreeGenerations: {
    en: `${generationLimits.free} AI generations per month`,
    fr: `${generationLimits.free} générations IA par mois`,
  },
  gateFreeModules: {
    en: `${freeModules.length} modules: ${freeTitles('en')}`,
    fr: `${freeModules.length} modules\u00a0: ${freeTitles('fr')}`,
  },
  gatePremiumGenerations: {
    en: `${generationLimits.premium} generations per month`,
    fr: `${generationLimits.premium} générations par mois`,
  },
  gatePremiumModules: {
    en: `All ${moduleKeys.length} modules, from business plan to finances`,
    fr: `Les ${moduleKeys.length} modules, du plan d'affaires aux finances`,
  },
  gatePremiumTeam: { en: 'Unlimited collaboration', fr: 'Collaboration illimitée' },
  gateCancel: { en: 'Cancel anytime', fr: 'Annulable en tout temps' },
  signedInAs: {
    en: (email: string) => `Signed in as ${email}`,
    fr: (email: string) => `Session ouverte\u00a0: ${email}`,
  },
  unlock: { en: 'Unlock Premium', fr: 'Débloquer Premium' },
});
