import { limits } from '../limits.ts';
import type { Passage } from './reading.ts';

/**
 * What the decision 'not a figure of my plan' about words of an answer is kept under, among the refused proposals. It
 * holds as long as those words stay.
 */
export function passageKey({ module, question, quote }: Passage): string {
  return `${module}/${question}/unread/${quote}`.slice(0, limits.proposalKey);
}
