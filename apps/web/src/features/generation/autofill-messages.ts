import { defineMessages } from '../../lib/i18n/messages.ts';

/** Words of the offer to fill a module, which few screens make. */
export const autofillMessages = defineMessages({
  autofillTitle: { en: 'Fill this module for me', fr: 'Remplir ce module pour moi' },
  autofill: {
    en: 'What follows from your earlier answers is filled in for you to check; what only you can know stays empty. The analysis is written right after, and says what is missing.',
    fr: "Ce qui découle de vos réponses précédentes est prérempli, à vérifier\u00a0; ce que vous seul ou vous seule pouvez savoir reste vide. L'analyse est rédigée aussitôt et dit ce qui manque.",
  },
  autofillAction: { en: 'Fill and analyse', fr: 'Remplir et analyser' },
  autofillGenerating: { en: 'Generating content…', fr: 'Génération du contenu…' },
  autofillSaving: { en: 'Saving…', fr: 'Enregistrement…' },
  autofillDone: { en: 'Module successfully filled and saved!', fr: 'Module rempli et enregistré avec succès\u00a0!' },
  autofillLimit: {
    en: 'You have reached your AI generation limit.',
    fr: 'Vous avez atteint votre limite de générations IA.',
  },
  autofillPlan: {
    en: 'A premium subscription is required to use this module.',
    fr: 'Un abonnement Premium est requis pour utiliser ce module.',
  },
  autofillFailed: {
    en: 'Error generating content. Please try again later.',
    fr: 'Erreur lors de la génération du contenu. Veuillez réessayer plus tard.',
  },
  autofillError: { en: 'Error during auto-fill', fr: 'Erreur lors du remplissage automatique' },
});
