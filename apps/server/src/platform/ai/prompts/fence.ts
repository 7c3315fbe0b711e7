import { randomBytes } from 'node:crypto';

/** A code that nobody can know before the prompt is built. */
export function createNonce(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Text of people as JSON between two marker lines. A marker cannot be forged from inside: the code is random, every
 * occurrence of it is replaced, and angle brackets are written as JSON escapes.
 */
export function fence(json: string, nonce: string): string {
  return `<<<DATA ${nonce}>>>\n${json.replaceAll(nonce, '[…]')}\n<<<END ${nonce}>>>`;
}

/**
 * JSON that holds no angle bracket and no lone surrogate.
 * @param data its keys are the product's own words, its values may be anybody's
 * @param hide takes out of each value what a model must not see
 */
export function toFencedJson(data: unknown, hide: (text: string) => string): string {
  const hidden = (_key: string, value: unknown) => (typeof value === 'string' ? hide(value) : value);
  // A line for each value, without the indents, which cost a model as much as words.
  const lines = JSON.stringify(data, hidden, 1).replaceAll(/\n +/gu, '\n');
  return lines.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
}

/** The text, cut to at most `maximum` UTF-16 units without splitting a character, with a mark where it was cut. */
export function cutText(text: string, maximum: number): string {
  const whole = text.toWellFormed();
  if (whole.length <= maximum) return whole;
  const cut = whole.slice(0, maximum - 1);
  const last = cut.charCodeAt(cut.length - 1);
  return `${last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut}…`;
}
