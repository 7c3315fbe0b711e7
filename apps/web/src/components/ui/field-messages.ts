import { defineMessages } from '../../lib/i18n/messages.ts';

export const fieldMessages = defineMessages({
  optional: { en: '(optional)', fr: '(facultatif)' },
  showExample: { en: 'Show an example', fr: 'Voir un exemple' },
  hideExample: { en: 'Hide the example', fr: "Masquer l'exemple" },
  example: { en: 'Example', fr: 'Exemple' },
  showPassword: { en: 'Show password', fr: 'Afficher le mot de passe' },
  hidePassword: { en: 'Hide password', fr: 'Masquer le mot de passe' },
  charactersLeft: {
    en: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
    fr: (left: number) => (left < 2 ? `${left} caractère restant` : `${left} caractères restants`),
  },
  choose: { en: 'Choose…', fr: 'Choisir…' },
});
