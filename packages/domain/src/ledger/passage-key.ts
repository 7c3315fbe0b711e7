import { digest } from '../digest.ts';
import { limits } from '../limits.ts';
import type { Passage } from './reading.ts';

/**
 * What the decision 'not a figure of my plan' about words of an answer is kept under, among the refused proposals. It
 * holds as long as those words stay, however many they are.
 */
export function passageKey({ module, question, quote }: Passage): string {
  const place = `${module}/${question}/unread/`;
  return place + (place.length + quote.length <= limits.proposalKey ? quote : digest(quote));
}
