import { ModelCallError } from './model-call-error.ts';

const lengthWords = /length|max_?(?:\w+_)?tokens|token_?limit|context_window|truncat|incomplete/iu;
/** The model worked, but gave no usable reply. */
const withheldWords = /filter|safety|recitation|blocklist|prohibited|spii|sensitive|moderat|refus|tool|function/iu;
/** The service gave up on a reply that it had begun. */
const brokenWords = /error|insufficient|abort|cancel/iu;

/**
 * What a finish reason means. Servers name a natural end differently, so every reason that is not known to mean
 * something else is one.
 * @throws ModelCallError for a reply that was withheld or given up
 */
export function endingOf(reason: string): 'stop' | 'length' {
  const isUnusable = withheldWords.test(reason);
  if (isUnusable || brokenWords.test(reason)) {
    const word = /^\w{1,40}$/u.test(reason) ? reason : 'another word';
    throw new ModelCallError(`the model ended with '${word}'`, { isUnusable });
  }
  return lengthWords.test(reason) ? 'length' : 'stop';
}
