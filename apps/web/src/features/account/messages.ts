import { defineMessages } from '../../lib/i18n/messages.ts';

export const accountMessages = defineMessages({
  title: { en: 'My account', fr: 'Mon compte' },
  personal: { en: 'Personal information', fr: 'Renseignements personnels' },
  email: { en: 'Email address', fr: 'Adresse courriel' },
  emailNote: { en: 'Email address cannot be modified', fr: "L'adresse courriel ne peut pas être modifiée" },
  languageTitle: { en: 'Language', fr: 'Langue' },
  languageNote: {
    en: 'For the screens, the analyses and the emails.',
    fr: 'Pour les écrans, les analyses et les courriels.',
  },
  languageFailed: {
    en: 'The language is changed on this device; your account could not be reached. Choose again to store it.',
    fr: "La langue est changée sur cet appareil, mais votre compte n'a pas pu être joint. Choisissez de nouveau pour l'enregistrer.",
  },
  password: { en: 'Password', fr: 'Mot de passe' },
  passwordNote: {
    en: 'Your other devices are signed out when you change it.',
    fr: 'Vos autres appareils sont déconnectés quand vous le changez.',
  },
  changePassword: { en: 'Change password', fr: 'Changer le mot de passe' },
  currentPassword: { en: 'Current password', fr: 'Mot de passe actuel' },
  newPassword: { en: 'New password', fr: 'Nouveau mot de passe' },
  newPasswordHelp: { en: 'At least 6 characters.', fr: 'Au moins 6 caractères.' },
  confirmation: { en: 'Confirm new password', fr: 'Confirmez le nouveau mot de passe' },
  save: { en: 'Save the new password', fr: 'Enregistrer le nouveau mot de passe' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  updated: { en: 'Password updated successfully.', fr: 'Mot de passe mis à jour.' },
  requiredFields: { en: 'Please fill in all required fields.', fr: 'Veuillez remplir tous les champs obligatoires.' },
  mismatch: { en: 'New passwords do not match', fr: 'Les nouveaux mots de passe ne correspondent pas' },
  tooShort: {
    en: 'New password must be at least 6 characters long',
    fr: 'Le nouveau mot de passe doit contenir au moins 6 caractères',
  },
  tooLong: {
    en: 'New password must be at most 128 characters long',
    fr: 'Le nouveau mot de passe doit contenir au plus 128 caractères',
  },
  security: { en: 'Security', fr: 'Sécurité' },
  lastSignIn: { en: 'Last sign-in', fr: 'Dernière connexion' },
  location: { en: 'Location', fr: 'Emplacement' },
  locationValue: { en: 'Canada (approximate)', fr: 'Canada (approximatif)' },
  signOutAll: { en: 'Sign out of all sessions', fr: 'Fermer toutes les sessions' },
  signOutAllNote: {
    en: 'Ends every session on all your devices, this one included.',
    fr: 'Met fin à toutes vos sessions, sur tous vos appareils, celui-ci compris.',
  },
  signOutAllFailed: {
    en: 'Your sessions could not be ended. They are all still open. Please try again.',
    fr: "Vos sessions n'ont pas pu être fermées. Elles sont toutes encore ouvertes. Veuillez réessayer.",
  },
});

export type AccountMessageKey = keyof typeof accountMessages;
