import { plainText } from './plain-text.ts';
import type { Tag } from './tags.ts';
import { tokensOf } from './tokens.ts';

/** Subjects that the two languages name by different words. */
const topics = [
  'rent',
  'insurance',
  'telephone',
  'internet',
  'hosting',
  'power',
  'software',
  'bookkeeping',
  'advertising',
  'cleaning',
  'bank',
  'stall',
  'loanPayment',
  'vehicle',
] as const satisfies readonly Tag[];
export type Topic = (typeof topics)[number];

/** The subjects that a name mentions, in a fixed order. */
export function topicsOf(name: string): Topic[] {
  const tokens = tokensOf(plainText(name));
  return topics.filter((topic) => tokens.some((token) => token.tags.has(topic)));
}
