import { stemsOf } from '../ledger/read/nouns.ts';
import { overlap } from '../ledger/subject.ts';

/** Behind these a name says what else there is, how or for whom: 'Van' that holds the temperature, 'Cuisine' de production. */
const others =
  'and|or|that|which|with|without|at|for|on|in|by|from|to|of|an?|the|your|et|ou|qui|avec|sans|chez|pour|sur|dans|par|aux?|à|des?|du|en|une?|les?|la|vos|votre';
const further = new RegExp(`[,;:(]|(?<!\\p{L})(?:(?:${others})\\s|[dl]['’])`, 'iu');
/** A measure of a thing is another thing: 'Hours of quotes', 'Frais de banque'. */
const measure = /^(?:hours?|fees?|share|costs?|heures?|frais|part|coûts?|entretien|service|location)$/iu;

/** The stems of what a name is about first. */
export function headOf(name: string): ReadonlySet<string> {
  const [first = '', ...rest] = name.split(further).filter((part) => stemsOf(part).length > 0);
  return new Set(stemsOf(measure.test(first.trim()) ? [first, ...rest].join(' ') : first));
}

/**
 * Whether a thing with a name is among those that some texts name: a clause has all words of its head, or no others
 * ('Insurance' for 'Liability insurance').
 */
export function namedIn(texts: readonly string[]): (name: string) => boolean {
  const clauses = texts.flatMap((text) => text.split(/[.,;:()\n]/u)).map((clause) => new Set(stemsOf(clause)));
  return (name) => {
    const head = headOf(name);
    return clauses.some((clause) => overlap(clause, head) === 1);
  };
}
