import { defineMessages } from '../../lib/i18n/messages.ts';

export const toolMessages = defineMessages({
  search: { en: 'Search your projects', fr: 'Chercher dans vos projets' },
  searchHint: { en: 'Name or description', fr: 'Nom ou description' },
  sort: { en: 'Sort by', fr: 'Trier par' },
  byUpdated: { en: 'Last changed', fr: 'Dernière modification' },
  byName: { en: 'Name', fr: 'Nom' },
  byProgress: { en: 'Progress', fr: 'Avancement' },
  byCreated: { en: 'Newest', fr: 'Date de création' },
});
