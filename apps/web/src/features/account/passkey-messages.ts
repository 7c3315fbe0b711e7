import { mostPasskeys } from '@elan/domain/limits';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const passkeyMessages = defineMessages({
  title: { en: 'Passkeys', fr: "Clés d'accès" },
  lead: {
    en: 'Sign in with your fingerprint, your face or the code of your device, without a password.',
    fr: 'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe.',
  },
  add: { en: 'Add a passkey', fr: "Ajouter une clé d'accès" },
  name: { en: 'Name of the passkey', fr: "Nom de la clé d'accès" },
  nameHelp: {
    en: 'So that you recognize it later, such as “Laptop” or “Phone”.',
    fr: 'Pour la reconnaître plus tard, comme «\u00a0Portable\u00a0» ou «\u00a0Téléphone\u00a0».',
  },
  continue: { en: 'Continue', fr: 'Continuer' },
  added: {
    en: (name: string) => `The passkey “${name}” was added. You can sign in with it from now on.`,
    fr: (name: string) => `La clé d'accès «\u00a0${name}\u00a0» est ajoutée. Elle permet désormais de vous connecter.`,
  },
  addedOn: { en: (date: string) => `Added on ${date}`, fr: (date: string) => `Ajoutée le ${date}` },
  usedOn: { en: (date: string) => `last used on ${date}`, fr: (date: string) => `utilisée le ${date}` },
  notUsed: { en: 'not used yet', fr: 'pas encore utilisée' },
  rename: { en: 'Rename', fr: 'Renommer' },
  renameTitle: { en: 'Rename this passkey', fr: "Renommer cette clé d'accès" },
  remove: { en: 'Remove', fr: 'Supprimer' },
  ofPasskey: { en: (name: string) => ` the passkey ${name}`, fr: (name: string) => ` la clé d'accès ${name}` },
  save: { en: 'Save', fr: 'Enregistrer' },
  removeTitle: { en: 'Remove this passkey?', fr: "Supprimer cette clé d'accès\u00a0?" },
  removeNote: {
    en: (name: string) =>
      `“${name}” will no longer sign you in. Sessions that are open stay open: if you lost the device, sign out of all sessions too.`,
    fr: (name: string) =>
      `«\u00a0${name}\u00a0» ne permettra plus de vous connecter. Les sessions ouvertes le restent\u00a0: si vous avez perdu l'appareil, fermez aussi toutes les sessions.`,
  },
  loading: { en: 'Loading your passkeys', fr: "Chargement de vos clés d'accès" },
  loadFailed: { en: 'Your passkeys could not be loaded.', fr: "Vos clés d'accès n'ont pas pu être chargées." },
  unsupported: {
    en: 'This browser cannot use passkeys on this site.',
    fr: "Ce navigateur ne peut pas utiliser de clé d'accès sur ce site.",
  },
  notMade: {
    en: 'No passkey was added: your device did not finish. You can try again.',
    fr: "Aucune clé d'accès n'a été ajoutée\u00a0: votre appareil n'a pas terminé. Vous pouvez réessayer.",
  },
  known: {
    en: 'This device already has a passkey for your account.',
    fr: "Cet appareil a déjà une clé d'accès pour votre compte.",
  },
  tooMany: {
    en: `An account can have at most ${mostPasskeys} passkeys. Remove one first.`,
    fr: `Un compte a au plus ${mostPasskeys} clés d'accès. Supprimez-en d'abord une.`,
  },
  refused: {
    en: 'The passkey was not accepted. Please try again.',
    fr: "La clé d'accès n'a pas été acceptée. Veuillez réessayer.",
  },
});
