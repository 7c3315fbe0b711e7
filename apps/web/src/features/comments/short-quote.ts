import { excerpt } from '@elan/domain/excerpt';

/** The longest quote in the name of a button, in visible characters. */
const longest = 80;

export const shortQuote = (exact: string) => excerpt(exact, longest);
