/** A text without control characters: most are invalid in XML, and a file containing one will not open. */
export function legalText(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '');
}

/** Whether a text begins in a script that is written from right to left. */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return rightToLeft.test(first);
}

const letters = '\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const rightToLeft = new RegExp(`[${letters}]`, 'u');
const words = new RegExp(`([${letters}](?:[${letters}\\p{M}\\s]*[${letters}\\p{M}])?)`, 'u');

/** The pieces of a line that are written in one direction, in their order. */
export function directedPieces(line: string): { text: string; isRightToLeft: boolean }[] {
  return line
    .split(words)
    .map((text, index) => ({ text, isRightToLeft: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
