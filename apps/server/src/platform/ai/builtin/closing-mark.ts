/** 'p.m.' and 'inc.' end with a full stop of their own. */
const abbreviation = /(?:\b\p{L}\.){2,}$|\b(?:inc|ltd|ltée|enr|etc)\.$/iu;

/** Takes a full stop, comma or semicolon away from the end of a text that will be part of a sentence. */
export function withoutClosingMark(text: string): string {
  const plain = text.replace(/[\s,;:]+$/u, '');
  return abbreviation.test(plain) ? plain : plain.replace(/[\s.,;:]+$/u, '');
}
