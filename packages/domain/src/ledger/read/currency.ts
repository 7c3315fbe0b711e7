import { has } from './token-tags.ts';
import type { Token } from './tokens.ts';

const signs: Readonly<Record<string, string>> = { $: 'CAD', '€': 'EUR', '£': 'GBP' };

/** The currency that a sign or a word names. */
export function currencyOf(token: Token | undefined): string | undefined {
  if (token === undefined) return undefined;
  const sign = signs[token.text];
  if (sign !== undefined) return sign;
  if (has(token, 'dollar')) return 'CAD';
  if (has(token, 'euro')) return 'EUR';
  return has(token, 'pound') ? 'GBP' : undefined;
}
