import { quoted } from '../excerpt.ts';
import type { Language } from '../locale.ts';
import type { Mark } from './check-report.ts';

/** '$900 is the number given for “Van insurance”.' A thing that was answered is named by its question. Null where the number is no known thing's. */
export function belongsToText({ written, belongsTo }: Pick<Mark, 'written' | 'belongsTo'>, language: Language) {
  if (belongsTo === null) return null;
  const thing = quoted(belongsTo[language], language);
  return language === 'fr'
    ? `${written} est le chiffre donné pour ${thing}.`
    : `${written} is the number given for ${thing}.`;
}
