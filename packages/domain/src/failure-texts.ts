import type { Text } from './locale.ts';

/** What is said of failures that any screen, or an endpoint that answers with a message, can meet. */
export const failureTexts = {
  unavailable: {
    en: 'Service temporarily unavailable. Please try again later.',
    fr: 'Service temporairement indisponible. Veuillez réessayer plus tard.',
  },
  unexpected: {
    en: 'An unexpected error occurred. Please try again.',
    fr: "Une erreur inattendue s'est produite. Veuillez réessayer.",
  },
  tooMany: {
    en: 'Too many attempts. Please wait a few minutes before trying again.',
    fr: 'Trop de tentatives. Veuillez patienter quelques minutes avant de réessayer.',
  },
  invalidEmail: {
    en: 'Invalid email address. Please check the format.',
    fr: 'Adresse courriel invalide. Veuillez vérifier le format.',
  },
} as const satisfies Record<string, Text>;
