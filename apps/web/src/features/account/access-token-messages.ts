import { mostAccessTokens } from '@elan/domain/programs';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const accessTokenMessages = defineMessages({
  title: { en: 'Programs', fr: 'Programmes' },
  lead: {
    en: 'With an access token, a program can read your projects, change them or download their files, within the limits you set and never beyond your own rights. Changing your password revokes every token.',
    fr: "Avec un jeton d'accès, un de vos programmes peut lire vos projets, les modifier ou en obtenir les fichiers, dans la mesure où vous le permettez et jamais au-delà de vos propres droits. Un nouveau mot de passe révoque tous les jetons.",
  },
  add: { en: 'Create an access token', fr: "Créer un jeton d'accès" },
  name: { en: 'Name of the token', fr: 'Nom du jeton' },
  nameHelp: {
    en: 'Say which program it is for. The people on a project see this name next to what the program changes there.',
    fr: "Indiquez de quel programme il s'agit. Les personnes d'un projet voient ce nom à côté de ce que le programme y modifie.",
  },
  scopes: { en: 'What the program may do', fr: 'Ce que le programme peut faire' },
  read: {
    en: 'Read projects, answers, figures, analyses, the journal and comments, including debts and household figures you can see',
    fr: 'Lire les projets, réponses, chiffres, analyses, le journal et les commentaires, y compris les dettes et le budget du ménage là où vous les voyez',
  },
  suggest: {
    en: 'Suggest changes, which people accept or decline, and add comments',
    fr: 'Suggérer des modifications, que des personnes acceptent ou refusent, et ajouter des commentaires',
  },
  write: {
    en: 'Change answers, figures, tasks and comments',
    fr: 'Modifier les réponses, chiffres, tâches et commentaires',
  },
  documents: { en: 'Download a project as a file', fr: 'Obtenir un projet sous forme de fichier' },
  readShort: { en: 'reads', fr: 'lit' },
  suggestShort: { en: 'suggests', fr: 'propose' },
  writeShort: { en: 'changes', fr: 'modifie' },
  documentsShort: { en: 'downloads files', fr: 'obtient des fichiers' },
  end: { en: 'Valid for', fr: 'Valide pendant' },
  days: {
    en: (days: number, date: string) => `${days} days, until ${date}`,
    fr: (days: number, date: string) => `${days} jours, jusqu'au ${date}`,
  },
  make: { en: 'Create the token', fr: 'Créer le jeton' },
  madeTitle: { en: (name: string) => `The token “${name}”`, fr: (name: string) => `Le jeton «\u00a0${name}\u00a0»` },
  madeNote: {
    en: 'Copy it now: it is shown only once and cannot be read again. Anyone who has it can do what you allowed, so keep it as safe as a password.',
    fr: "Copiez-le maintenant\u00a0: il ne s'affiche qu'une fois et ne pourra plus être relu. Toute personne qui le détient peut faire ce que vous avez permis\u00a0: gardez-le comme un mot de passe.",
  },
  token: { en: 'Access token', fr: "Jeton d'accès" },
  kept: { en: 'I have copied it', fr: "Je l'ai copié" },
  until: { en: (date: string) => `Until ${date}`, fr: (date: string) => `Jusqu'au ${date}` },
  ended: { en: (date: string) => `Expired on ${date}`, fr: (date: string) => `Expiré le ${date}` },
  usedOn: {
    en: (date: string) => `last used on ${date}`,
    fr: (date: string) => `utilisé pour la dernière fois le ${date}`,
  },
  notUsed: { en: 'not used yet', fr: 'pas encore utilisé' },
  revoke: { en: 'Revoke', fr: 'Révoquer' },
  remove: { en: 'Remove', fr: 'Retirer' },
  ofToken: { en: (name: string) => ` the token ${name}`, fr: (name: string) => ` le jeton ${name}` },
  revokeTitle: { en: 'Revoke this access token?', fr: "Révoquer ce jeton d'accès\u00a0?" },
  revokeNote: {
    en: (name: string) => `The program that uses “${name}” will be refused from now on. This cannot be undone.`,
    fr: (name: string) =>
      `Le programme qui utilise «\u00a0${name}\u00a0» sera refusé dès maintenant. Cette action est irréversible.`,
  },
  loading: { en: 'Loading your access tokens', fr: "Chargement de vos jetons d'accès" },
  loadFailed: {
    en: 'Your access tokens could not be loaded.',
    fr: "Vos jetons d'accès n'ont pas pu être chargés.",
  },
  noScope: {
    en: 'Choose at least one thing the program may do.',
    fr: 'Choisissez au moins une chose que le programme peut faire.',
  },
  tooMany: {
    en: `An account can have at most ${mostAccessTokens} access tokens. Revoke one first.`,
    fr: `Un compte a au plus ${mostAccessTokens} jetons d'accès. Révoquez-en d'abord un.`,
  },
});
