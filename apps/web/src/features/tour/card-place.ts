import type { Box } from './use-place.ts';

type Size = { width: number; height: number };

/** Pixels between the words and what they speak of, and between the words and the edge of the window. */
const gap = 14;
const edge = 12;

/**
 * Where the words stand: below what they speak of, else above it, else beside it, where they cover nothing of it; and
 * always inside the window.
 */
export function placeCard(target: Box, card: Size, view: Size): { top: number; left: number } {
  const top = (wanted: number) => Math.max(edge, Math.min(wanted, view.height - card.height - edge));
  const left = (wanted: number) => Math.max(edge, Math.min(wanted, view.width - card.width - edge));
  const centre = left(target.left + target.width / 2 - card.width / 2);

  const below = target.top + target.height + gap;
  if (below + card.height + edge <= view.height) return { top: top(below), left: centre };
  const above = target.top - gap - card.height;
  if (above >= edge) return { top: above, left: centre };
  const before = target.left - gap - card.width;
  if (before >= edge) return { top: top(target.top), left: before };
  return { top: top(target.top), left: left(target.left + target.width + gap) };
}
