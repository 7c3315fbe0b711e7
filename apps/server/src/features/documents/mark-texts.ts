import { type Checks, checkReport, isOpen, type Mark } from '@elan/domain/figure-check/check-report';
import type { Block } from './blocks.ts';

/** After a figure or a name that nobody has confirmed, and after a result that does not hold. */
export const signs = { unknown: '◇', wrong: '≠' } as const;

/** A text (plain, or markdown) with a sign after each figure that remains to be confirmed. */
export function markText(text: string, checks: Checks): string {
  let [marked, place] = ['', 0];
  for (const mark of checkReport(text, checks)) {
    if (!isOpen(mark) || isInAddress(text, mark) || hasSign.test(text.slice(mark.end, mark.end + 2))) continue;
    marked += `${text.slice(place, mark.end)}\u00a0${mark.status === 'wrong' ? signs.wrong : signs.unknown}`;
    place = mark.end;
  }
  return marked + text.slice(place);
}

/** A sign that somebody typed, or left in a text they edited. */
const hasSign = /^[ \u00a0]?[◇≠]/u;

/** In the target of a link, which a sign would change. */
const isInAddress = (text: string, { start }: Pick<Mark, 'start'>) =>
  /\]\([^)\s]*$/u.test(text.slice(Math.max(0, start - 300), start));

/** The same for the texts and lists of a document. */
export function markBlocks(blocks: readonly Block[], checks: Checks): Block[] {
  return blocks.map((block) => {
    if (block.is === 'text' || block.is === 'markdown') return { ...block, text: markText(block.text, checks) };
    if (block.is === 'list') return { ...block, items: block.items.map((item) => markText(item, checks)) };
    return block;
  });
}
