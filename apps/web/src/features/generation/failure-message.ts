import type { GenerationFailure } from '@elan/domain/generation';
import { warningMark } from '@elan/domain/generation';
import type { Language, Localized } from '@elan/domain/locale';

type Words = { title: string; configuration: string; technical: string; safe: string; advice: readonly string[] };

const words: Localized<Words> = {
  en: {
    title: 'Service temporarily unavailable',
    configuration:
      'The analysis could not be written because of a **configuration problem** of the AI service. The administrator has to correct it.',
    technical: 'The analysis could not be written because of a **technical difficulty** of the AI service.',
    safe: 'Your answers are saved, nothing was counted, and any earlier analysis is unchanged.',
    advice: [
      'Try again in a few minutes.',
      'Check your internet connection.',
      'If it persists, contact the administrator.',
    ],
  },
  fr: {
    title: 'Service temporairement indisponible',
    configuration:
      "L'analyse n'a pas pu être rédigée à cause d'un **problème de configuration** du service d'IA. L'administrateur doit le corriger.",
    technical: "L'analyse n'a pas pu être rédigée à cause d'une **difficulté technique** du service d'IA.",
    safe: "Vos réponses sont enregistrées, rien n'a été compté et toute analyse antérieure est inchangée.",
    advice: [
      'Réessayez dans quelques minutes.',
      'Vérifiez votre connexion Internet.',
      "Si le problème persiste, communiquez avec l'administrateur.",
    ],
  },
};

const emptyReply: Localized<readonly string[]> = {
  en: ['Error generating response.', 'Your answers are saved and nothing was counted. Please try again.'],
  fr: [
    'Erreur lors de la génération de la réponse.',
    "Vos réponses sont enregistrées et rien n'a été compté. Veuillez réessayer.",
  ],
};

/** What the panel shows for a failed generation, as markdown (AI-017 to AI-022). Never stored (N-18). */
export function failureMessage(failure: GenerationFailure, language: Language): string {
  if (failure === 'empty') return emptyReply[language].join('\n\n');
  const { title, configuration, technical, safe, advice } = words[language];
  const cause = failure === 'configuration' ? configuration : technical;
  return [`# ${warningMark} ${title}`, cause, safe, advice.map((line) => `- ${line}`).join('\n')].join('\n\n');
}
