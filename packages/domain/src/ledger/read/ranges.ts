import type { Figure } from './figure.ts';
import { endsBefore } from './token-tags.ts';
import type { Token } from './tokens.ts';

/** 'from 5 to 8 $' is one figure without one value. */
export function withRanges(tokens: readonly Token[], figures: readonly Figure[]): Figure[] {
  const result: Figure[] = [];
  for (const figure of figures) {
    const before = result.at(-1);
    const isRange = before !== undefined && joinsRange(tokens, before, figure);
    if (isRange) result[result.length - 1] = { ...figure, value: null, from: before.from };
    else result.push(figure);
  }
  return result;
}

function joinsRange(tokens: readonly Token[], one: Figure, other: Figure): boolean {
  const link = tokens[one.to];
  if (other.from !== one.to + 1 || link === undefined) return false;
  const isSame = one.kind === other.kind || (one.kind === 'count' && one.noun === null);
  if (!isSame || (one.kind === 'money' && one.noun !== null && one.noun !== other.noun)) return false;
  if (['and', 'et'].includes(link.text)) return endsBefore(tokens, one.from, 'between');
  return ['to', '-', 'a', 'or', 'ou'].includes(link.text);
}
