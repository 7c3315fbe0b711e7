import { plainText } from './read/plain-text.ts';
import { sourceNamed } from './read/terms-of-funding.ts';
import type { Cells, RowOf } from './row.ts';

type Said = Pick<Cells<'funding'>, 'name' | 'source' | 'rate' | 'months'>;

/** Where money comes from: as its row says, by its name, or by its terms; null where nothing says it. */
export function sourceOfMoney({ name, source, rate, months }: Said): Cells<'funding'>['source'] {
  const named = sourceNamed(name);
  // What is repaid over months that somebody stated is a loan, whatever its name; no other line of credit has a schedule.
  if (named === 'credit_line' && source !== 'credit_line' && months !== null) return source ?? 'loan';
  if (named === 'credit_line' && source === 'loan') return named;
  return source ?? named ?? (rate !== null || months !== null ? 'loan' : null);
}

/** Whether it is drawn and repaid as needed: nothing of it is money in. */
export const isCreditLine = ({ cells }: Pick<RowOf<'funding'>, 'cells'>): boolean =>
  sourceOfMoney(cells) === 'credit_line';

/** 'Dad', 'My buddy Cole', 'ma tante Louise': whether it comes from somebody the founder knows, and not from a lender. */
export const isFromSomebodyKnown = ({ cells }: Pick<RowOf<'funding'>, 'cells'>): boolean =>
  /(?<!\p{L})(?:mom|mum|mother|dad|father|parents|brother|sister|aunt|auntie|uncle|cousine?|friends?|buddy|grandm\p{L}+|grandp\p{L}+|wife|husband|in-laws?|mere|pere|maman|papa|freres?|soeurs?|oncle|tante|amie?s?|chum|blonde|conjointe?|(?:beau|belle|grand)-\p{L}+)(?!\p{L})/u.test(
    plainText(cells.name),
  );
