import * as z from 'zod/mini';

/** NUL cannot be stored by PostgreSQL; a lone surrogate cannot be sent as UTF-8. Neither is ever typed by a person. */
export function isStorableText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/**
 * Any text a person types.
 * @param maximum the longest allowed, in Unicode code points; a browser's maxLength counts UTF-16 units and is stricter
 */
export function plainText(maximum: number) {
  return z.string().check(z.maxLength(maximum), z.refine(isStorableText, { error: 'unstorable_text' }));
}
