const plainEnds = (text: string) => text.replaceAll('\r\n', '\n');

/** Whether words that a model quotes are literally in a text. */
export const containsQuote = (text: string, quote: string): boolean => plainEnds(text).includes(plainEnds(quote));
