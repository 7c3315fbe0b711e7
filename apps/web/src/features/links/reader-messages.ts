import { defineMessages } from '../../lib/i18n/messages.ts';

export const readerMessages = defineMessages({
  loading: { en: 'Opening the document…', fr: 'Ouverture du document…' },
  plan: { en: 'Business plan', fr: "Plan d'affaires" },
  project: { en: 'Project', fr: 'Projet' },
  sharedBy: {
    en: (name: string | null, day: string) => (name === null ? `Shared on ${day}` : `Shared by ${name} on ${day}`),
    fr: (name: string | null, day: string) => (name === null ? `Partagé le ${day}` : `Partagé par ${name} le ${day}`),
  },
  readUntil: {
    en: (day: string) => `You can read it here until ${day}.`,
    fr: (day: string) => `Vous pouvez le lire ici jusqu'au ${day}.`,
  },
  noAccount: {
    en: 'No account is needed, and nothing about you is kept: only that the document was opened, and when. Your browser remembers which version you read, to show you what changes.',
    fr: "Aucun compte n'est nécessaire, et rien n'est conservé sur vous\u00a0: seulement que le document a été ouvert, et quand. Votre navigateur retient la version lue, pour vous montrer ce qui change.",
  },
  contents: { en: 'Contents', fr: 'Table des matières' },
  changedSince: {
    en: (day: string, count: number) =>
      count === 0
        ? `Since you read it on ${day}, parts were taken out.`
        : `Since you read it on ${day}, ${count === 1 ? '1 part has' : `${count} parts have`} changed.`,
    fr: (day: string, count: number) =>
      count === 0
        ? `Depuis votre lecture du ${day}, des parties ont été retirées.`
        : `Depuis votre lecture du ${day}, ${count === 1 ? '1 partie a' : `${count} parties ont`} changé.`,
  },
  gone: { en: 'No longer there:', fr: 'Retirées\u00a0:' },
  isNew: { en: 'New', fr: 'Nouveau' },
  isChanged: { en: 'Changed', fr: 'Modifié' },
  files: { en: 'Download it', fr: 'Télécharger le document' },
  pdf: { en: 'PDF, to read and print', fr: 'PDF, pour lire et imprimer' },
  word: { en: 'Word, to annotate', fr: 'Word, pour annoter' },
  excel: { en: 'Excel, the figures by month', fr: 'Excel, les chiffres par mois' },
  preparing: { en: 'Preparing the file…', fr: 'Préparation du fichier…' },
  ready: {
    en: (name: string) => `“${name}” was downloaded.`,
    fr: (name: string) => `«\u00a0${name}\u00a0» est téléchargé.`,
  },
  fileFailed: { en: 'The file could not be prepared.', fr: "Le fichier n'a pas pu être préparé." },
  passwordTitle: { en: 'This document is protected by a password', fr: 'Ce document est protégé par un mot de passe' },
  passwordLead: {
    en: 'The person who sent you the link knows it.',
    fr: 'La personne qui vous a envoyé le lien le connaît.',
  },
  password: { en: 'Password', fr: 'Mot de passe' },
  wrongPassword: { en: 'This password is incorrect.', fr: "Ce mot de passe n'est pas le bon." },
  open: { en: 'Read the document', fr: 'Lire le document' },
  endedTitle: { en: 'This link has expired', fr: 'Ce lien est expiré' },
  ended: {
    en: 'Its date has passed, so the document can no longer be read here. The person who sent it to you can extend it.',
    fr: "Sa date est passée\u00a0: le document ne peut plus être lu ici. La personne qui vous l'a envoyé peut le prolonger.",
  },
  revokedTitle: { en: 'This link was revoked', fr: 'Ce lien a été révoqué' },
  revoked: {
    en: 'The person who sent it to you has withdrawn it. If you still need the document, ask them for a new link.',
    fr: "La personne qui vous l'a envoyé l'a retiré. S'il vous faut encore le document, demandez-lui un nouveau lien.",
  },
  unknownTitle: { en: 'This link does not lead to a document', fr: 'Ce lien ne mène à aucun document' },
  unknown: {
    en: 'It may have been cut off when it was copied, or the document is no longer there. Open the link as it was sent to you, or ask for a new one.',
    fr: "Il a peut-être été coupé à la copie, ou le document n'existe plus. Ouvrez le lien tel qu'il vous a été envoyé, ou demandez-en un nouveau.",
  },
  failedTitle: { en: 'The document could not be opened', fr: "Le document n'a pas pu être ouvert" },
  busy: {
    en: 'Many documents are being prepared at the moment. Try again in a few seconds.',
    fr: 'Beaucoup de documents se préparent en ce moment. Réessayez dans quelques secondes.',
  },
  picturesFailed: {
    en: 'The pictures could not be loaded.',
    fr: "Les images n'ont pas pu être chargées.",
  },
  retry: { en: 'Try again', fr: 'Réessayer' },
});
