import { defineMessages } from '../../lib/i18n/messages.ts';

export const archivedMessages = defineMessages({
  notice: {
    en: 'This project is archived. Everything can be read; unarchive it to make changes.',
    fr: 'Ce projet est archivé. Tout peut être lu\u00a0; désarchivez-le pour le modifier.',
  },
  byOwner: {
    en: 'The owner archived this project. Everything can be read, and nothing can be changed until they unarchive it.',
    fr: "La personne à qui appartient ce projet l'a archivé. Tout peut être lu\u00a0; rien ne peut être modifié avant qu'elle le désarchive.",
  },
  unarchive: { en: 'Unarchive', fr: 'Désarchiver' },
});
