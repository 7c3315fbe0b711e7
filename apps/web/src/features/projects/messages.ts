import { defineMessages } from '../../lib/i18n/messages.ts';

export const projectMessages = defineMessages({
  listTitle: { en: 'Your projects', fr: 'Vos projets' },
  createTitle: { en: 'New project', fr: 'Nouveau projet' },
  name: { en: 'Project name', fr: 'Nom du projet' },
  nameHelp: { en: 'You can change it at any time.', fr: 'Vous pourrez le changer en tout temps.' },
  namePlaceholder: { en: 'Neighbourhood bakery', fr: 'Boulangerie de quartier' },
  nameRequired: { en: 'Please give your project a name.', fr: 'Veuillez donner un nom à votre projet.' },
  nameHidden: {
    en: 'This name contains invisible characters. Please type it instead of pasting it.',
    fr: 'Ce nom contient des caractères invisibles. Veuillez le saisir au lieu de le coller.',
  },
  description: { en: 'Description', fr: 'Description' },
  descriptionHelp: {
    en: 'One or two sentences; the analyses take it into account.',
    fr: 'Une ou deux phrases\u00a0; les analyses en tiennent compte.',
  },
  create: { en: 'Create project', fr: 'Créer le projet' },
  created: {
    en: (name: string) => `Project “${name}” created.`,
    fr: (name: string) => `Projet «\u00a0${name}\u00a0» créé.`,
  },
  details: { en: 'Project details', fr: 'Détails du projet' },
  detailsNamed: {
    en: (name: string) => `Project details: ${name}`,
    fr: (name: string) => `Détails du projet\u00a0: ${name}`,
  },
  opening: { en: 'Opening the project…', fr: 'Ouverture du projet…' },
  retry: { en: 'Try again', fr: 'Réessayer' },
  editorNotice: {
    en: 'Your changes are saved directly to the official project version and are visible to all collaborators.',
    fr: 'Vos modifications sont enregistrées directement dans la version officielle du projet et sont visibles par toutes les personnes qui y collaborent.',
  },
  sharedTitle: { en: 'Shared with you', fr: 'Partagés avec vous' },
  sharedEmpty: {
    en: "Other people's projects that you work on appear here, with your role, once you accept an invitation.",
    fr: 'Les projets des autres auxquels vous collaborez figurent ici, avec votre rôle. Ils apparaissent dès que vous acceptez une invitation.',
  },
  sharedFailed: {
    en: 'The projects shared with you could not be loaded.',
    fr: "Les projets partagés avec vous n'ont pas pu être chargés.",
  },
  ownedBy: { en: 'Owner:', fr: 'Propriétaire\u00a0:' },
  unknownOwner: { en: 'Unknown user', fr: 'Utilisateur inconnu' },
  open: { en: 'Open', fr: 'Ouvrir' },
  more: { en: 'Show more projects', fr: 'Afficher plus de projets' },
  openNamed: { en: (name: string) => `Open ${name}`, fr: (name: string) => `Ouvrir ${name}` },
  current: { en: 'Current', fr: 'En cours' },
  edit: { en: (name: string) => `Edit ${name}`, fr: (name: string) => `Modifier ${name}` },
  remove: { en: (name: string) => `Delete ${name}`, fr: (name: string) => `Supprimer ${name}` },
  progress: { en: (name: string) => `Progress of ${name}`, fr: (name: string) => `Avancement de ${name}` },
  percent: { en: (percent: number) => `${percent}%`, fr: (percent: number) => `${percent}\u00a0%` },
  completed: {
    en: (completed: number, total: number) => `${completed} of ${total} modules`,
    fr: (completed: number, total: number) => `${completed} ${completed > 1 ? 'modules' : 'module'} sur ${total}`,
  },
  updated: { en: 'updated', fr: 'modifié' },
  editTitle: { en: 'Edit project', fr: 'Modifier le projet' },
  editKept: {
    en: 'This is what you typed earlier. It is only on this device until you save it; Cancel discards it.',
    fr: "Voici ce que vous aviez saisi. Ce n'est que sur cet appareil tant que vous n'enregistrez pas\u00a0; Annuler y renonce.",
  },
  save: { en: 'Save', fr: 'Enregistrer' },
  saved: { en: 'Project updated.', fr: 'Projet mis à jour.' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  undo: { en: 'Undo', fr: 'Annuler' },
  archive: { en: (name: string) => `Archive ${name}`, fr: (name: string) => `Archiver ${name}` },
  unarchive: { en: (name: string) => `Unarchive ${name}`, fr: (name: string) => `Désarchiver ${name}` },
  archived: { en: 'Archived', fr: 'Archivé' },
  archivedNow: {
    en: (name: string) => `Project “${name}” is archived: it can be read, not changed.`,
    fr: (name: string) => `Le projet «\u00a0${name}\u00a0» est archivé\u00a0: on peut le lire, pas le modifier.`,
  },
  unarchivedNow: {
    en: (name: string) => `Project “${name}” is among your current projects again.`,
    fr: (name: string) => `Le projet «\u00a0${name}\u00a0» est de nouveau parmi vos projets en cours.`,
  },
});
