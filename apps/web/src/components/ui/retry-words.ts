import { defineMessages } from '../../lib/i18n/messages.ts';

export const retryWords = defineMessages({ retry: { en: 'Try again', fr: 'Réessayer' } });
