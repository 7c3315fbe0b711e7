import { failureTexts } from '@elan/domain/failure-texts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { newPasswordTexts } from '../../lib/new-password.ts';

export const accountMessages = defineMessages({
  title: { en: 'My account', fr: 'Mon compte' },
  personal: { en: 'Personal information', fr: 'Renseignements personnels' },
  name: { en: 'Name', fr: 'Nom' },
  nameHelp: {
    en: 'The people you work with see it. Without one, they see the part of your address before the @.',
    fr: 'Les personnes avec qui vous travaillez le voient. Sans nom, elles voient ce qui précède le @ de votre adresse.',
  },
  color: { en: 'Colour', fr: 'Couleur' },
  pine: { en: 'Green', fr: 'Vert' },
  teal: { en: 'Teal', fr: 'Turquoise' },
  blue: { en: 'Blue', fr: 'Bleu' },
  violet: { en: 'Violet', fr: 'Violet' },
  plum: { en: 'Purple', fr: 'Prune' },
  rose: { en: 'Pink', fr: 'Rose' },
  rust: { en: 'Rust', fr: 'Rouille' },
  olive: { en: 'Olive', fr: 'Olive' },
  saveProfile: { en: 'Save', fr: 'Enregistrer' },
  profileSaved: { en: 'Saved. Others see it now.', fr: 'Enregistré. Les autres le voient maintenant.' },
  profileFailed: { en: 'Your name was not saved.', fr: "Votre nom n'a pas été enregistré." },
  nameTooLong: { en: 'Use at most 80 characters.', fr: 'Utilisez au plus 80 caractères.' },
  nameHidden: {
    en: 'This name contains an invisible character. Please type it again.',
    fr: 'Ce nom contient un caractère invisible. Veuillez le saisir de nouveau.',
  },
  nameLink: {
    en: 'A name cannot contain a link or an address. After an initial, leave a space: J. Roy.',
    fr: "Un nom ne peut pas contenir de lien ni d'adresse. Après une initiale, laissez une espace\u00a0: J. Roy.",
  },
  nameBlank: { en: 'Use at least one letter or digit.', fr: 'Utilisez au moins une lettre ou un chiffre.' },
  email: { en: 'Email address', fr: 'Adresse courriel' },
  emailNote: {
    en: 'Email address cannot be modified without a confirmation from the new one.',
    fr: "L'adresse courriel ne peut pas être modifiée sans une confirmation de la nouvelle.",
  },
  changeAddress: { en: 'Change address', fr: "Changer l'adresse" },
  newAddress: { en: 'New address', fr: 'Nouvelle adresse' },
  sendAddressLink: { en: 'Send the link', fr: 'Envoyer le lien' },
  addressLinkSent: {
    en: (address: string) =>
      `A link was sent to ${address}. Your address changes when you follow it, within the hour. You stay signed in everywhere.`,
    fr: (address: string) =>
      `Un lien a été envoyé à ${address}. Votre adresse change quand vous le suivez, dans l'heure. Vos sessions restent ouvertes.`,
  },
  addressInvalid: failureTexts.invalidEmail,
  addressSame: { en: 'This is already your address.', fr: "C'est déjà votre adresse." },
  languageTitle: { en: 'Language', fr: 'Langue' },
  languageNote: {
    en: 'Used for the screens, the analyses and the emails.',
    fr: 'Pour les écrans, les analyses et les courriels.',
  },
  languageFailed: {
    en: 'The language was changed on this device, but your account could not be reached. Choose it again to save it to your account.',
    fr: "La langue est changée sur cet appareil, mais votre compte n'a pas pu être joint. Choisissez de nouveau pour l'enregistrer.",
  },
  signInWays: { en: 'Ways to sign in', fr: 'Façons de se connecter' },
  password: { en: 'Password', fr: 'Mot de passe' },
  passwordNote: {
    en: 'Changing it signs out your other devices and revokes the access tokens of your programs.',
    fr: "Quand vous le changez, vos autres appareils sont déconnectés et les jetons d'accès de vos programmes sont révoqués.",
  },
  changePassword: { en: 'Change password', fr: 'Changer le mot de passe' },
  currentPassword: { en: 'Current password', fr: 'Mot de passe actuel' },
  save: { en: 'Save the new password', fr: 'Enregistrer le nouveau mot de passe' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  updated: { en: 'Password updated successfully.', fr: 'Mot de passe mis à jour.' },
  passwordLocked: {
    en: (minutes: number) =>
      `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    fr: (minutes: number) =>
      `Trop de mots de passe erronés. Réessayez dans ${minutes} ${minutes > 1 ? 'minutes' : 'minute'}.`,
  },
  requiredFields: newPasswordTexts.requiredFields,
  security: { en: 'Security', fr: 'Sécurité' },
  lastSignIn: { en: 'Last sign-in', fr: 'Dernière connexion' },
  location: { en: 'Location', fr: 'Emplacement' },
  locationValue: { en: 'Canada (approximate)', fr: 'Canada (approximatif)' },
  signOutAll: { en: 'Sign out of all sessions', fr: 'Fermer toutes les sessions' },
  signOutAllNote: {
    en: 'Ends every session on all your devices, this one included. Access tokens of programs stay valid.',
    fr: "Met fin à toutes vos sessions, sur tous vos appareils, celui-ci compris. Les jetons d'accès des programmes restent valides.",
  },
  data: { en: 'Your data', fr: 'Vos données' },
  dataNote: {
    en: 'Everything your account owns in one ZIP file: your profile, your projects, and every version of every analysis, with a file of each project that can be imported again.',
    fr: 'Tout ce que possède votre compte dans un seul fichier ZIP\u00a0: votre profil, vos projets et toutes les versions de chaque analyse, avec un fichier de chaque projet qui peut être importé de nouveau.',
  },
  demoDataNote: {
    en: 'You are looking at a demonstration. Your own data can be downloaded once your account can be reached again.',
    fr: 'Vous regardez une démonstration. Vos propres données pourront être téléchargées dès que votre compte sera de nouveau accessible.',
  },
  downloadDemo: { en: 'Download the demonstration data', fr: 'Télécharger les données de la démonstration' },
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
