import * as z from 'zod/mini';

/** PostgreSQL cannot store NUL, and a lone surrogate cannot be sent as UTF-8. Nobody types either. */
export function isStorableText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/**
 * Text typed by a person.
 * @param maximum the longest allowed, in Unicode code points; a browser's maxLength counts UTF-16 units and is stricter
 */
export function plainText(maximum: number) {
  return z.string().check(z.maxLength(maximum), z.refine(isStorableText, { error: 'unstorable_text' }));
}
