import { retention } from '@elan/domain/retention';
import { defineMessages } from '../../lib/i18n/messages.ts';

export const deleteMessages = defineMessages({
  deleteTitle: {
    en: (name: string) => `Delete “${name}”?`,
    fr: (name: string) => `Supprimer «\u00a0${name}\u00a0»\u00a0?`,
  },
  deleteBody: {
    en: `Everyone who works on it loses access at once. It stays in your trash for ${retention.trashDays} days, where you can restore it.`,
    fr: `Toutes les personnes qui y travaillent perdent l'accès aussitôt. Il reste ${retention.trashDays} jours dans votre corbeille, d'où vous pouvez le restaurer.`,
  },
  deleteConfirm: { en: 'Delete project', fr: 'Supprimer le projet' },
  deleted: {
    en: (name: string) => `Project “${name}” is in the trash.`,
    fr: (name: string) => `Le projet «\u00a0${name}\u00a0» est dans la corbeille.`,
  },
  undo: { en: 'Undo', fr: 'Annuler' },
});
