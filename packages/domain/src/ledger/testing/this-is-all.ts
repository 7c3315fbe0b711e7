import { passageKey } from '../passage-key.ts';
import type { Passage } from '../reading.ts';

/** The decisions of somebody who said of every unread passage that it is no figure of their plan. */
export function thisIsAll(...readings: readonly { unread: readonly Passage[] }[]): string[] {
  return readings.flatMap(({ unread }) => unread.map(passageKey));
}
