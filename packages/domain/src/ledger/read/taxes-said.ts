import type { Answer, Span } from './answer.ts';

const taxes = new Set('tax taxes hst gst pst tps tvq tvh'.split(' '));
const onTop = new Set('plus + avant before extra sus applicables'.split(' '));

/** Whether a word names a tax on sales. */
export const isTax = (text: string | undefined): boolean => text !== undefined && taxes.has(text);

/** Whether some words speak of taxes otherwise than to say that they come on top: 'plus HST', « taxes en sus ». */
export function saysTaxed({ tokens }: Pick<Answer, 'tokens'>, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) {
    if (!isTax(tokens[at]?.text)) continue;
    const before = tokens[at - 1]?.text === 'les' ? tokens[at - 2] : tokens[at - 1];
    if (!onTop.has(before?.text ?? '') && !onTop.has(tokens[at + 1]?.text ?? '')) return true;
  }
  return false;
}
