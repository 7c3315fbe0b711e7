/** Normalizes letters for matching: case and accents make no difference. */
export function plainLetters(text: string): string {
  const lower = text.toLowerCase();
  // Most words have nothing else to normalize, which takes longer.
  if (/^\p{ASCII}*$/u.test(lower)) return lower;
  return lower.replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');
}
