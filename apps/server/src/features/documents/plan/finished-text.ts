import type { Block } from '../blocks.ts';

/** The sign that a begun sentence has where somebody has to go on. */
const gap = /(?:^|\s)…/u;

/** Whether a text has a sentence to go on with. */
export const hasGap = (text: string): boolean => /(?:^|\s)…|…\s*$/mu.test(text);

/** Own texts without the sentences that are still to be finished, which no file prints; the page of the plan lists them. */
export const finishedOnly = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => {
    if (block.is !== 'markdown' || !gap.test(block.text)) return [block];
    const text = block.text.split('\n').flatMap(finishedLine).join('\n').trim();
    return text === '' ? [] : [{ ...block, text }];
  });

function finishedLine(line: string): string[] {
  if (!gap.test(line)) return [line];
  const sentences = line.split(/(?<=[.!?…])\s+(?=[\p{Lu}«“"])/u).filter((sentence) => !gap.test(sentence));
  return sentences.length === 0 ? [] : [sentences.join(' ')];
}
