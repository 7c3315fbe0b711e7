import { isTax } from './taxes-said.ts';
import type { Token } from './tokens.ts';

/** Where words that change nothing about an amount end, if some begin at a token. */
export function endOfAside(tokens: readonly Token[], from: number, to: number): number | undefined {
  return endOfSource(tokens, from, to) ?? endOfIncluded(tokens, from, to) ?? endOfWithout(tokens, from, to);
}

/** 'from the city', « de la Caisse », 'per pair of earrings': where it comes from, or what is in it. */
function endOfSource(tokens: readonly Token[], from: number, to: number): number | undefined {
  const first = tokens[from];
  if (first === undefined || !sourcing.has(first.text)) return undefined;
  let at = from + 1;
  while (at < to && articles.has(tokens[at]?.text ?? '')) at += 1;
  const token = tokens[at];
  const isNoun = token?.kind === 'word' && !token.tags.has('clausal') && !isTax(token.text) && !adding.has(token.text);
  return isNoun && at < to ? at + 1 : undefined;
}

const sourcing = new Set("of from de du chez d'".split(' '));
const articles = new Set([
  'the',
  'a',
  'an',
  'my',
  'our',
  'la',
  'le',
  "l'",
  'les',
  'mon',
  'ma',
  'mes',
  'un',
  'une',
  'notre',
]);
const adding = new Set('plus moins rabais rebate profit'.split(' '));

/** « repas compris », 'tax and tip included', 'clay not included': what is in the price. */
function endOfIncluded(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let at = from; at < Math.min(to, from + 5) && tokens[at]?.kind !== 'number'; at += 1)
    if (including.has(tokens[at]?.text ?? '') && !tokens.slice(from, at).some(({ text }) => isTax(text))) return at + 1;
  return undefined;
}

/** « sans frais d'installation », 'no contract': what is not asked for. */
function endOfWithout(tokens: readonly Token[], from: number, to: number): number | undefined {
  if (!['sans', 'without', 'no'].includes(tokens[from]?.text ?? '')) return undefined;
  let at = from + 1;
  while (at < Math.min(to, from + 4) && tokens[at]?.kind === 'word' && !isTax(tokens[at]?.text)) at += 1;
  return at === from + 1 || isTax(tokens[at]?.text) ? undefined : at;
}

const including = new Set('included incl inclus incluse incluses compris comprise comprises'.split(' '));
