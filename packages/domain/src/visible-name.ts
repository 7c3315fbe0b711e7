import * as z from 'zod/mini';
import { hasHiddenCharacters } from './hidden-characters.ts';
import { plainText } from './plain-text.ts';

/** Refuses a name that looks different from what it is. */
export const allVisible = z.refine<string>((name) => !hasHiddenCharacters(name.trim()), { error: 'hidden_character' });

/**
 * A name that people see and choose by: one line, trimmed, never blank.
 * @param maximum the longest allowed, in Unicode code points
 */
export function visibleName(maximum: number) {
  return z.pipe(
    plainText(maximum),
    z.pipe(
      z.transform((value: string) => value.trim()),
      z.string().check(z.minLength(1), allVisible),
    ),
  );
}
