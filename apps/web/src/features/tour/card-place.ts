import type { Box } from './use-place.ts';

type Size = { width: number; height: number };

/** Pixels between the card and its target, and between the card and the window's edge. */
const gap = 14;
const edge = 12;

/** Places the card below its target, or above it, or beside it where it covers none of it; always inside the window. */
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
