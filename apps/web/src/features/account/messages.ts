import type { Text } from '@elan/domain/locale';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const accountMessages = defineMessages({
  title: { en: 'My account', fr: 'Mon compte' },
  personal: { en: 'Personal information', fr: 'Renseignements personnels' },
  email: { en: 'Email address', fr: 'Adresse courriel' },
  emailNote: { en: 'Email address cannot be modified', fr: "L'adresse courriel ne peut pas être modifiée" },
  languageTitle: { en: 'Language', fr: 'Langue' },
  languageNote: {
    en: 'Used for the screens, the analyses and the emails.',
    fr: 'Pour les écrans, les analyses et les courriels.',
  },
  languageFailed: {
    en: 'The language was changed on this device, but your account could not be reached. Choose it again to save it to your account.',
    fr: "La langue est changée sur cet appareil, mais votre compte n'a pas pu être joint. Choisissez de nouveau pour l'enregistrer.",
  },
  password: { en: 'Password', fr: 'Mot de passe' },
  passwordNote: {
    en: 'Changing it signs out your other devices.',
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
  passwordLocked: {
    en: (minutes: number) => `Too many wrong passwords. Try again in ${minutes} minute(s).`,
    fr: (minutes: number) => `Trop de mots de passe erronés. Réessayez dans ${minutes} minute(s).`,
  },
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
  data: { en: 'Your data', fr: 'Vos données' },
  dataNote: {
    en: 'Everything your account owns in one JSON file: your profile, your projects, and every version of every analysis.',
    fr: 'Tout ce que possède votre compte dans un seul fichier JSON\u00a0: votre profil, vos projets et toutes les versions de chaque analyse.',
  },
  download: { en: 'Download my data', fr: 'Télécharger mes données' },
  downloadFailed: {
    en: 'Your data could not be downloaded. Nothing was changed.',
    fr: "Vos données n'ont pas pu être téléchargées. Rien n'a été modifié.",
  },
  danger: { en: 'Danger zone', fr: 'Zone de danger' },
  dangerNote: {
    en: 'Deleting your account permanently erases it, along with your projects, analyses, journal and personas, for your collaborators too. Any subscription is cancelled immediately.',
    fr: "Supprimer votre compte l'efface définitivement, avec vos projets, vos analyses, votre journal et vos profils de clients, pour vos collaborateurs aussi. Un abonnement est annulé sur-le-champ.",
  },
  deleteAccount: { en: 'Delete my account', fr: 'Supprimer mon compte' },
  deleteStep: { en: (step: number) => `Step ${step} of 2`, fr: (step: number) => `Étape ${step} sur 2` },
  typeWord: {
    en: (word: string) => `Type ${word} to continue`,
    fr: (word: string) => `Saisissez ${word} pour continuer`,
  },
  copyPhrase: { en: 'Copy this sentence to confirm', fr: 'Recopiez cette phrase pour confirmer' },
  continue: { en: 'Continue', fr: 'Continuer' },
  deleteForGood: { en: 'Delete my account for good', fr: 'Supprimer définitivement mon compte' },
  wrongWord: {
    en: 'Please type exactly "DELETE" to continue',
    fr: 'Veuillez saisir exactement «\u00a0SUPPRIMER\u00a0» pour continuer',
  },
  wrongPhrase: {
    en: 'Please copy the confirmation phrase exactly',
    fr: 'Veuillez recopier exactement la phrase de confirmation',
  },
  deleteRefused: { en: 'Failed to delete account', fr: 'Échec de la suppression du compte' },
  deleteError: { en: 'Error deleting account', fr: 'Erreur lors de la suppression du compte' },
  signOutAllFailed: {
    en: 'Your sessions could not be ended. They are all still open. Please try again.',
    fr: "Vos sessions n'ont pas pu être fermées. Elles sont toutes encore ouvertes. Veuillez réessayer.",
  },
});

type Messages = typeof accountMessages;
/** The texts that take no values. */
export type AccountMessageKey = { [Key in keyof Messages]: Messages[Key] extends Text ? Key : never }[keyof Messages];
