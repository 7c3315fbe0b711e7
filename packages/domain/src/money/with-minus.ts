/** A formatted number with the minus sign that amounts have, which is as wide as a plus, instead of a hyphen. */
export const withMinus = (formatted: string): string => formatted.replace('-', '−');
