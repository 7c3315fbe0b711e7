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
 * A part that earns a share of its points, with the one thing that would raise it. Nothing of nothing earns nothing.
 * @param most the points of the whole part
 */
export function sharedPart(most: number, part: number, whole: number, says: { reason: Text; raise: Text }): PartScore {
  const points = whole === 0 ? 0 : Math.round((most * part) / whole);
  const isWhole = whole > 0 && part >= whole;
  return { points, reason: says.reason, raises: isWhole ? [] : [{ text: says.raise, gain: most - points }] };
}
