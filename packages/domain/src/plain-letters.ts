/** Normalizes letters for matching: case and accents make no difference. */
export function plainLetters(text: string): string {
  return text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');
}
