const replaced: Readonly<Record<string, string>> = {
  '\u2019': "'",
  '\u2018': "'",
  '\u02bc': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
  '\u2013': '-',
  '\u2014': '-',
  '\u2012': '-',
  '\u2212': '-',
  '\u00d7': 'x',
  '\u00ab': '"',
  '\u00bb': '"',
  '\u201c': '"',
  '\u201d': '"',
  '\u2022': '*',
  '\u00b7': '*',
};

function plainUnit(unit: string): string {
  const folded = replaced[unit] ?? unit.normalize('NFD').replace(/\p{M}/gu, '');
  return folded.length === 1 ? folded : unit;
}

/**
 * A text for matching: lower case, without accents, with plain dashes, spaces and apostrophes. It has the length of the
 * original, so that a place found here is the same place in the person's words.
 */
export function plainText(text: string): string {
  const folded = text.replace(/[^\n -~]/g, plainUnit);
  const lower = folded.toLowerCase();
  return lower.length === folded.length ? lower : folded.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
