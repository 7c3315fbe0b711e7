import type { Text } from '@elan/domain/locale';
import type { Period } from '@elan/domain/money/amounts';

/** What follows an amount that is paid again and again. */
export const periodWords: Readonly<Record<Period, Text>> = {
  once: { en: '', fr: '' },
  hour: { en: ' an hour', fr: " l'heure" },
  day: { en: ' a day', fr: ' par jour' },
  week: { en: ' a week', fr: ' par semaine' },
  month: { en: ' a month', fr: ' par mois' },
  year: { en: ' a year', fr: ' par année' },
};
