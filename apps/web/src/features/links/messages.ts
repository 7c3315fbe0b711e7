import { defineMessages } from '../../lib/i18n/messages.ts';

/** The owner's words; those for a reader are in reader-messages.ts. */
export const linkMessages = defineMessages({
  title: { en: 'Share links', fr: 'Liens de partage' },
  lead: {
    en: 'Let a banker, a program or a relative read a document without an account. A link shows that document and nothing else, expires on its own, and can be revoked at any time.',
    fr: "Faites lire un document à une banque, à un programme ou à un proche, sans compte. Un lien montre ce document et rien d'autre, expire de lui-même, et vous pouvez le révoquer en tout temps.",
  },
  demo: {
    en: 'The demonstration has no documents to share. Links are created from your own projects, once you have an account.',
    fr: "La démonstration n'a pas de documents à partager. Les liens se créent à partir de vos propres projets, une fois que vous avez un compte.",
  },
  ownerOnly: {
    en: 'Only the project owner can create and revoke share links.',
    fr: 'Seule la personne à qui appartient le projet crée et révoque des liens de partage.',
  },
  newTitle: { en: 'Create a link', fr: 'Créer un lien' },
  reader: { en: 'Who it is for', fr: 'Pour qui' },
  readerHelp: {
    en: 'So that you recognize the link. The reader does not see it.',
    fr: 'Pour reconnaître le lien. La personne qui le lit ne le voit pas.',
  },
  readerExample: { en: 'Caisse de Sherbrooke', fr: 'Caisse de Sherbrooke' },
  readerMissing: { en: 'Say who the link is for.', fr: 'Indiquez à qui le lien est destiné.' },
  readerHidden: {
    en: 'This name contains invisible characters. Please type it instead of pasting it.',
    fr: 'Ce nom contient des caractères invisibles. Veuillez le saisir au lieu de le coller.',
  },
  document: { en: 'What they read', fr: 'Ce qui est lu' },
  plan: { en: 'The business plan', fr: "Le plan d'affaires" },
  project: { en: 'The whole project', fr: 'Tout le projet' },
  planHelp: {
    en: 'As a web page, PDF and Word: your text and your figures.',
    fr: 'Page Web, PDF et Word\u00a0: votre texte et vos chiffres.',
  },
  projectHelp: {
    en: 'As a web page, PDF, Word and Excel: every analysis, addressed to you, and the figures month by month.',
    fr: "Page Web, PDF, Word et Excel\u00a0: toutes les analyses, qui s'adressent à vous, et les chiffres mois par mois.",
  },
  language: { en: 'Language of the document', fr: 'Langue du document' },
  ends: { en: 'Works until', fr: "Valable jusqu'au" },
  endsHelp: { en: 'That whole day included, a year at most.', fr: 'Ce jour compris, un an au plus.' },
  endsWrong: { en: 'Choose a day from today to a year from now.', fr: "Choisissez un jour d'ici un an." },
  password: { en: 'Password', fr: 'Mot de passe' },
  passwordHelp: {
    en: 'At least 8 characters. Send it to the reader separately from the link.',
    fr: 'Au moins 8 caractères. Envoyez-le séparément du lien.',
  },
  passwordShort: { en: 'Use at least 8 characters.', fr: 'Utilisez au moins 8 caractères.' },
  never: {
    en: (name: string) =>
      `The reader sees your name (${name}), the name of the project and the document as it is on the day they open it. Never debts, the household, the journal, comments or people's addresses.`,
    fr: (name: string) =>
      `La personne voit votre nom (${name}), le nom du projet et le document tel qu'il est le jour où elle l'ouvre. Jamais les dettes, le budget du ménage, le journal, les commentaires ni les adresses des gens.`,
  },
  make: { en: 'Create the link', fr: 'Créer le lien' },
  makeFailed: { en: 'The link was not created.', fr: "Le lien n'a pas été créé." },
  madeTitle: {
    en: (reader: string) => `The link for ${reader} is ready`,
    fr: (reader: string) => `Le lien pour ${reader} est prêt`,
  },
  madeOnce: {
    en: "Copy it now: it is shown only once, because we don't store it. If you lose it, revoke it and create another.",
    fr: "Copiez-le maintenant\u00a0: il n'est affiché qu'une fois, car nous ne le conservons pas. Si vous le perdez, révoquez-le et créez-en un autre.",
  },
  address: { en: 'Address', fr: 'Adresse' },
  done: { en: 'I have copied it', fr: "C'est copié" },
  listTitle: { en: 'Your links', fr: 'Vos liens' },
  listFailed: { en: 'The links could not be loaded.', fr: "Les liens n'ont pas pu être chargés." },
  listLoading: { en: 'Loading the links…', fr: 'Chargement des liens…' },
  emptyTitle: { en: 'No link yet', fr: 'Aucun lien pour le moment' },
  empty: {
    en: 'The links you create are listed here, with the times they were opened.',
    fr: 'Les liens que vous créez sont énumérés ici, avec leurs ouvertures.',
  },
  active: { en: 'Active', fr: 'Actif' },
  ended: { en: 'Expired', fr: 'Expiré' },
  revoked: { en: 'Revoked', fr: 'Révoqué' },
  until: { en: (day: string) => `until ${day}`, fr: (day: string) => `jusqu'au ${day}` },
  endedOn: { en: (day: string) => `expired on ${day}`, fr: (day: string) => `expiré le ${day}` },
  revokedOn: { en: (day: string) => `revoked on ${day}`, fr: (day: string) => `révoqué le ${day}` },
  madeOn: { en: (day: string) => `created on ${day}`, fr: (day: string) => `créé le ${day}` },
  withPassword: { en: 'with a password', fr: 'avec un mot de passe' },
  openings: {
    en: (count: number) => (count === 0 ? 'Not opened yet' : count === 1 ? 'Opened once' : `Opened ${count} times`),
    fr: (count: number) =>
      count === 0 ? 'Pas encore ouvert' : count === 1 ? 'Ouvert une fois' : `Ouvert ${count} fois`,
  },
  openingsNote: {
    en: 'Pages read and files downloaded, by anyone with the link, including you; the last 50. Nothing is kept about who opened it.',
    fr: "Pages lues et fichiers téléchargés, par toute personne qui a le lien, vous compris\u00a0; les 50 dernières fois. Rien n'est conservé sur qui l'a ouvert.",
  },
  page: { en: 'page', fr: 'page' },
  pdf: { en: 'PDF', fr: 'PDF' },
  word: { en: 'Word', fr: 'Word' },
  excel: { en: 'Excel', fr: 'Excel' },
  revoke: { en: 'Revoke', fr: 'Révoquer' },
  revokeOf: {
    en: (reader: string) => `Revoke the link for ${reader}`,
    fr: (reader: string) => `Révoquer le lien pour ${reader}`,
  },
  revokeDone: {
    en: (reader: string) => `The link for ${reader} no longer works.`,
    fr: (reader: string) => `Le lien pour ${reader} ne fonctionne plus.`,
  },
  revokeFailed: { en: 'The link was not revoked.', fr: "Le lien n'a pas été révoqué." },
  change: { en: 'Change the date', fr: 'Changer la date' },
  changeOf: {
    en: (reader: string) => `Change the date of the link for ${reader}`,
    fr: (reader: string) => `Changer la date du lien pour ${reader}`,
  },
  save: { en: 'Save', fr: 'Enregistrer' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  changeDone: {
    en: (reader: string, day: string) => `The link for ${reader} works until ${day}.`,
    fr: (reader: string, day: string) => `Le lien pour ${reader} est valable jusqu'au ${day}.`,
  },
  changeFailed: { en: 'The date was not changed.', fr: "La date n'a pas été changée." },
  offline: {
    en: 'You need a connection to create or change links.',
    fr: 'Il faut une connexion pour créer ou modifier un lien.',
  },
});
