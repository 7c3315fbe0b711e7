/** Characters that fill a window. */
const longText = 4_000;

/** Whether a text may be shorter than the window, so that what is below it would move if the text came later. */
export const isShort = (text: string): boolean => text.length < longText;
