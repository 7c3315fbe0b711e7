import type { Text } from '../../locale.ts';

/** What would raise a score, and by how many points at most. */
export type Raise = { readonly text: Text; readonly gain: number };

/** One of the three parts of an area. */
export type PartScore = {
  /** From 0 to the points of the part. */
  readonly points: number;
  /** Why. */
  readonly reason: Text;
  /** What would raise it, the largest gain first; empty when the part is complete. */
  readonly raises: readonly Raise[];
};

/**
 * The points of a part from its items, each worth the same.
 * @param earned of each item, from 0 to 1
 */
export function pointsOf(earned: readonly number[], most: number): number {
  const sum = earned.reduce((total, value) => total + value, 0);
  return earned.length === 0 ? 0 : Math.round((most * sum) / earned.length);
}

/** Several sentences as one text. */
export function joined(texts: readonly Text[]): Text {
  return { en: texts.map(({ en }) => en).join(' '), fr: texts.map(({ fr }) => fr).join(' ') };
}
