import { excerpt, quoted } from '../excerpt.ts';
import type { Language } from '../locale.ts';
import type { Mark } from './check-report.ts';

/** More of an answer than says what a number is of. */
const longest = 90;

/** '$900 is the number given for “Van insurance”.' Null where the number is no known thing's. */
export function belongsToText({ written, belongsTo }: Pick<Mark, 'written' | 'belongsTo'>, language: Language) {
  if (belongsTo === null) return null;
  const thing = quoted(excerpt(belongsTo[language], longest).replace(/[.,;:]+$/u, ''), language);
  return language === 'fr'
    ? `${written} est le chiffre donné pour ${thing}.`
    : `${written} is the number given for ${thing}.`;
}
