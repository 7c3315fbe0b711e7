import { retention } from '@elan/domain/retention';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const trashMessages = defineMessages({
  lead: {
    en: `Deleted projects stay here for ${retention.trashDays} days. Only you see them.`,
    fr: `Les projets supprimés restent ici pendant ${retention.trashDays} jours. Personne d'autre que vous ne les voit.`,
  },
  empty: {
    en: `The trash is empty. A project you delete stays here for ${retention.trashDays} days.`,
    fr: `La corbeille est vide. Un projet supprimé y reste ${retention.trashDays} jours.`,
  },
  trash: { en: 'Trash', fr: 'Corbeille' },
  emptyTrash: { en: 'Empty trash', fr: 'Vider la corbeille' },
  left: {
    en: (days: number) => (days === 1 ? 'Deleted for good in 1 day' : `Deleted for good in ${days} days`),
    fr: (days: number) => `Supprimé pour de bon dans ${days}\u00a0${days > 1 ? 'jours' : 'jour'}`,
  },
  leftToday: { en: 'Deleted for good today', fr: "Supprimé pour de bon aujourd'hui" },
  deletedAt: { en: 'Deleted', fr: 'Supprimé' },
  restore: { en: 'Restore', fr: 'Restaurer' },
  restoreNamed: { en: (name: string) => `Restore ${name}`, fr: (name: string) => `Restaurer ${name}` },
  erase: { en: 'Delete for good', fr: 'Supprimer pour de bon' },
  eraseNamed: {
    en: (name: string) => `Delete ${name} for good`,
    fr: (name: string) => `Supprimer ${name} pour de bon`,
  },
  eraseTitle: {
    en: (name: string) => `Delete “${name}” for good?`,
    fr: (name: string) => `Supprimer «\u00a0${name}\u00a0» pour de bon\u00a0?`,
  },
  eraseBody: {
    en: 'Its answers, ideas, analyses and comments are erased now. This cannot be undone.',
    fr: 'Ses réponses, ses idées, ses analyses et ses commentaires seront effacés maintenant. Cette action est irréversible.',
  },
  emptyTitle: { en: 'Empty the trash?', fr: 'Vider la corbeille\u00a0?' },
  emptyBody: {
    en: (count: number) =>
      `${count === 1 ? 'The project in it is' : `The ${count} projects in it are`} erased now, with everything in ${count === 1 ? 'it' : 'them'}. This cannot be undone.`,
    fr: (count: number) =>
      `${count > 1 ? `Les ${count} projets qu'elle contient seront effacés maintenant, avec tout leur contenu` : "Le projet qu'elle contient sera effacé maintenant, avec tout son contenu"}. Cette action est irréversible.`,
  },
  erased: {
    en: (name: string) => `Project “${name}” was deleted for good.`,
    fr: (name: string) => `Le projet «\u00a0${name}\u00a0» a été supprimé pour de bon.`,
  },
  emptied: { en: 'The trash is empty.', fr: 'La corbeille est vide.' },
  notThere: {
    en: (name: string) => `“${name}” is no longer in the trash: it was restored or deleted for good elsewhere.`,
    fr: (name: string) =>
      `«\u00a0${name}\u00a0» n'est plus dans la corbeille\u00a0: il a été restauré ou supprimé pour de bon ailleurs.`,
  },
  failed: { en: 'Failed to load the trash', fr: 'Échec du chargement de la corbeille' },
  loading: { en: 'Loading the trash…', fr: 'Chargement de la corbeille…' },
  more: { en: 'Show more projects', fr: 'Afficher plus de projets' },
});
