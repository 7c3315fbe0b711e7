import { defineMessages } from '../../lib/i18n/messages.ts';

export const activityMessages = defineMessages({
  title: { en: 'Activity', fr: 'Activité' },
  lead: {
    en: 'What happened in this project, newest first.',
    fr: "Ce qui s'est passé dans ce projet, du plus récent au plus ancien.",
  },
  loading: { en: 'Loading activity…', fr: "Chargement de l'activité…" },
  loadFailed: { en: 'Failed to load activity', fr: "Échec du chargement de l'activité" },
  emptyTitle: { en: 'Nothing has happened yet', fr: "Rien ne s'est encore passé" },
  empty: {
    en: 'Saved answers, comments and new collaborators will show up here. Open a module and write your first answer.',
    fr: 'Les réponses enregistrées, les commentaires et les nouveaux collaborateurs apparaîtront ici. Ouvrez un module et écrivez votre première réponse.',
  },
  sinceTitle: { en: 'Since your last visit', fr: 'Depuis votre dernière visite' },
  sinceMore: {
    en: (count: number) => (count === 1 ? 'And 1 more change.' : `And ${count} more changes.`),
    fr: (count: number) => (count < 2 ? `Et ${count} autre changement.` : `Et ${count} autres changements.`),
  },
  older: { en: 'Show older activity', fr: "Afficher l'activité plus ancienne" },
  today: { en: 'Today', fr: "Aujourd'hui" },
  yesterday: { en: 'Yesterday', fr: 'Hier' },
  unknownUser: { en: 'Unknown user', fr: 'Utilisateur inconnu' },
  you: { en: 'You', fr: 'Vous' },
  /** What a program did for somebody, with an access token. */
  by: {
    en: (deed: string, program: string) => `${deed}, by the program “${program}”`,
    fr: (deed: string, program: string) => `${deed}, par le programme «\u00a0${program}\u00a0»`,
  },
  updated: {
    en: (module: string) => `updated “${module}”`,
    fr: (module: string) => `a modifié «\u00a0${module}\u00a0»`,
  },
  figures: {
    en: (count: number) => (count === 1 ? 'changed a figure' : `changed figures (${count} changes)`),
    fr: (count: number) => (count === 1 ? 'a modifié un chiffre' : `a modifié les chiffres (${count} modifications)`),
  },
  tasks: {
    en: (count: number) => (count === 1 ? 'changed the to-do list' : `changed the to-do list (${count} changes)`),
    fr: (count: number) =>
      count === 1 ? 'a modifié la liste des choses à faire' : `a modifié la liste des choses à faire (${count} fois)`,
  },
  checkedFigures: {
    en: (count: number) =>
      count === 1 ? 'checked a figure in an analysis' : `checked figures in the analyses (${count} changes)`,
    fr: (count: number) =>
      count === 1 ? "a vérifié un chiffre d'une analyse" : `a vérifié des chiffres des analyses (${count} fois)`,
  },
  papers: {
    en: (count: number) =>
      count === 1 ? 'updated a document for the bank' : `updated the documents for the bank (${count} changes)`,
    fr: (count: number) =>
      count === 1
        ? 'a mis à jour un document pour la banque'
        : `a mis à jour les documents pour la banque (${count} fois)`,
  },
  rehearsal: {
    en: (count: number) =>
      count === 1
        ? 'answered a practice interview question'
        : `answered practice interview questions (${count} changes)`,
    fr: (count: number) =>
      count === 1
        ? "a répondu à une question de la simulation d'entrevue"
        : `a répondu à des questions de la simulation d'entrevue (${count} fois)`,
  },
  lenderFacts: {
    en: (count: number) => (count === 1 ? 'updated the request' : `updated the request (${count} changes)`),
    fr: (count: number) => (count === 1 ? 'a mis à jour la demande' : `a mis à jour la demande (${count} fois)`),
  },
  signed: {
    en: (title: string) => `signed off the section “${title}” of the plan`,
    fr: (title: string) => `a approuvé la section «\u00a0${title}\u00a0» du plan`,
  },
  unsigned: {
    en: (title: string) => `withdrew their sign-off of “${title}”`,
    fr: (title: string) => `a retiré son approbation de «\u00a0${title}\u00a0»`,
  },
  plan: {
    en: (count: number) => (count === 1 ? 'changed the business plan' : `changed the business plan (${count} changes)`),
    fr: (count: number) =>
      count === 1 ? "a modifié le plan d'affaires" : `a modifié le plan d'affaires (${count} fois)`,
  },
  commented: {
    en: (module: string) => `commented on “${module}”`,
    fr: (module: string) => `a commenté «\u00a0${module}\u00a0»`,
  },
  replied: {
    en: (module: string) => `replied to a comment on “${module}”`,
    fr: (module: string) => `a répondu à un commentaire sur «\u00a0${module}\u00a0»`,
  },
  resolved: {
    en: (module: string) => `resolved a comment on “${module}”`,
    fr: (module: string) => `a résolu un commentaire sur «\u00a0${module}\u00a0»`,
  },
  reopened: {
    en: (module: string) => `reopened a comment on “${module}”`,
    fr: (module: string) => `a rouvert un commentaire sur «\u00a0${module}\u00a0»`,
  },
  suggested: { en: 'suggested a change', fr: 'a suggéré une modification' },
  suggestedIn: {
    en: (module: string) => `suggested a change in “${module}”`,
    fr: (module: string) => `a suggéré une modification dans «\u00a0${module}\u00a0»`,
  },
  accepted: { en: 'accepted a suggestion', fr: 'a accepté une suggestion' },
  acceptedIn: {
    en: (module: string) => `accepted a suggestion in “${module}”`,
    fr: (module: string) => `a accepté une suggestion dans «\u00a0${module}\u00a0»`,
  },
  refused: { en: 'declined a suggestion', fr: 'a refusé une suggestion' },
  refusedIn: {
    en: (module: string) => `declined a suggestion in “${module}”`,
    fr: (module: string) => `a refusé une suggestion dans «\u00a0${module}\u00a0»`,
  },
  joined: { en: 'joined the project', fr: 'a rejoint le projet' },
  joinedAs: {
    en: (role: string) => `joined the project with the role ${role}`,
    fr: (role: string) => `a rejoint le projet avec le rôle ${role}`,
  },
  removed: {
    en: (email: string) => `removed ${email} from the project`,
    fr: (email: string) => `a retiré ${email} du projet`,
  },
  roleChanged: {
    en: (email: string, from: string, to: string) => `changed the role of ${email} from ${from} to ${to}`,
    fr: (email: string, from: string, to: string) => `a changé le rôle de ${email}\u00a0: de ${from} à ${to}`,
  },
  viewed: { en: 'opened the project', fr: 'a ouvert le projet' },
  imported: { en: 'created the project from a file', fr: "a créé le projet à partir d'un fichier" },
});
