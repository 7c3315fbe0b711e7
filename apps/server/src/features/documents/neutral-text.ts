/**
 * A text that no spreadsheet takes for a formula: one that could be gets an apostrophe in front, as a person would type.
 * @param text what somebody typed
 */
export function neutralText(text: string): string {
  return /^\s*[=+\-@|\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
}
