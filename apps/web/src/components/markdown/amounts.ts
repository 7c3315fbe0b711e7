const number = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f,]\d{3})+|\d+)(?:[.,]\d{1,2})?(?!\d)`;
const scale = String.raw`(?:[ \u00a0\u202f]?(?:k|K|M|millions?|milliards?|billions?)(?![\p{L}\p{N}]))?`;
const space = String.raw`[ \u00a0\u202f]?`;

/** '$12,000', '12 000 $', '12 000 CAD', '16.99 CAD', with any of the spaces French uses in numbers. */
const amount = new RegExp(
  String.raw`(?<![\p{L}\p{N}$.,])(?:(?:CA|US)?\$${space}${number}${scale}|${number}${scale}${space}(?:\$(?:${space}(?:CAD?|US)(?![\p{L}\p{N}]))?|CAD(?![\p{L}\p{N}])))`,
  'gu',
);

export type TextPiece = { readonly text: string; readonly isAmount: boolean };

/** Splits a text at its amounts of money. Joined again, the pieces equal the text. */
export function splitAmounts(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(amount)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), isAmount: false });
    pieces.push({ text: match[0], isAmount: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isAmount: false });
  return pieces;
}
