import { defineMessages } from '../../lib/i18n/messages.ts';

export const documentMessages = defineMessages({
  getPlan: {
    en: (format: string) => `Get the plan (${format})`,
    fr: (format: string) => `Obtenir le plan (${format})`,
  },
  otherFormats: { en: 'Other formats, and the whole project', fr: 'Autres formats, et tout le projet' },
  readPlan: {
    en: 'Read and edit it',
    fr: 'Le lire et le modifier',
  },
  shareLink: { en: 'Share it with a link', fr: 'Le partager par un lien' },
  planDemo: {
    en: 'The demonstration has no documents: they are made from your own projects, once you have an account.',
    fr: "La démonstration n'a pas de documents\u00a0: ils sont faits à partir de vos propres projets, une fois que vous avez un compte.",
  },
  plan: { en: 'The business plan', fr: "Le plan d'affaires" },
  planLead: {
    en: 'One document for a bank or a partner: your text and your figures, with what remains to be proved.',
    fr: 'Un seul document pour une banque ou un partenaire\u00a0: votre texte et vos chiffres, avec ce qui reste à démontrer.',
  },
  balance: { en: 'The business plan with the personal balance', fr: "Le plan d'affaires avec le bilan personnel" },
  balanceLead: {
    en: 'An annex at the end lists what the people who borrow own and owe. Give it only to who asked for it.',
    fr: "Une annexe à la fin énumère ce que possèdent et ce que doivent les personnes qui empruntent. Remettez-la seulement à qui l'a demandée.",
  },
  signed: { en: 'The business plan with sign-offs', fr: "Le plan d'affaires avec les approbations" },
  signedLead: {
    en: 'The same document with a page of sign-offs: names, dates and reasons.',
    fr: "Le même document avec une page d'approbations\u00a0: noms, dates et raisons.",
  },
  withSignOffs: { en: "With my advisers' sign-offs", fr: 'Avec les approbations de mes conseillers' },
  withSignOffsHelp: {
    en: 'A page at the end lists who signed which section off, when and why, and what has changed since. PDF, Word and Markdown only; people who read through a share link never see it.',
    fr: 'Une page à la fin indique qui a approuvé quelle section, quand et pourquoi, et ce qui a changé depuis. En PDF, Word et Markdown seulement\u00a0; les personnes qui lisent par un lien de partage ne la voient jamais.',
  },
  project: { en: 'The whole project', fr: 'Tout le projet' },
  projectLead: {
    en: 'Everything that was written for you, module by module, and the figures.',
    fr: 'Tout ce qui a été écrit pour vous, module par module, et les chiffres.',
  },
  whole: { en: 'With debts and household figures', fr: 'Avec les dettes et le budget du ménage' },
  wholeLead: {
    en: 'The other files leave these figures out. This one includes them, to move your project without losing anything: anybody who has it can read them, so do not send it to others. Only you, the owner, can download it.',
    fr: "Les autres fichiers laissent ces chiffres de côté. Celui-ci les contient, pour déplacer votre projet sans rien perdre\u00a0: quiconque l'a peut les lire, alors ne l'envoyez à personne. Seule la personne à qui appartient le projet peut le télécharger.",
  },
  pdf: { en: 'PDF', fr: 'PDF' },
  pdfUse: { en: 'to read, print and send', fr: 'pour lire, imprimer et envoyer' },
  word: { en: 'Word', fr: 'Word' },
  wordUse: { en: 'to edit and send', fr: 'pour modifier et envoyer' },
  powerpoint: { en: 'PowerPoint', fr: 'PowerPoint' },
  powerpointUse: { en: 'to present, a dozen slides', fr: 'pour présenter, une douzaine de diapositives' },
  excel: { en: 'Excel', fr: 'Excel' },
  excelUse: {
    en: 'a model: change an input, and every month follows',
    fr: 'un modèle\u00a0: changez une donnée, et chaque mois suit',
  },
  csv: { en: 'CSV', fr: 'CSV' },
  csvUse: { en: 'the months, for any spreadsheet', fr: 'les mois, pour tout tableur' },
  markdown: { en: 'Markdown', fr: 'Markdown' },
  markdownUse: { en: 'the text, without layout', fr: 'le texte, sans mise en page' },
  json: { en: 'JSON', fr: 'JSON' },
  jsonUse: {
    en: 'everything, to import it again or for another program',
    fr: "tout, pour l'importer de nouveau ou pour un autre logiciel",
  },
  download: {
    en: (format: string) => `Download as ${format}`,
    fr: (format: string) => `Télécharger en ${format}`,
  },
  preparing: {
    en: (format: string) => `Preparing the ${format} file…`,
    fr: (format: string) => `Préparation du fichier ${format}…`,
  },
  before: {
    en: (count: number) => (count === 1 ? 'One file is ahead of yours.' : `${count} files are ahead of yours.`),
    fr: (count: number) =>
      count === 1 ? 'Un fichier passe avant le vôtre.' : `${count} fichiers passent avant le vôtre.`,
  },
  ready: {
    en: (name: string) => `“${name}” was downloaded.`,
    fr: (name: string) => `«\u00a0${name}\u00a0» est téléchargé.`,
  },
  failed: { en: 'The file could not be prepared.', fr: "Le fichier n'a pas pu être préparé." },
  offline: {
    en: 'Files are prepared online. They will be available again once you are connected.',
    fr: 'Les fichiers se préparent en ligne. Ils seront de nouveau offerts une fois la connexion rétablie.',
  },
});
