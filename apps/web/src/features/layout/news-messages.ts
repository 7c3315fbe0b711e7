import { defineMessages } from '../../lib/i18n/messages.ts';

export const newsMessages = defineMessages({
  news: { en: 'What is new', fr: 'Nouveautés' },
  unread: { en: 'not read yet', fr: 'pas encore lues' },
  something: { en: 'something is new', fr: 'il y a du nouveau' },
});
