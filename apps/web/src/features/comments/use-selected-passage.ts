import { type RefObject, useEffect, useState } from 'react';
import type { Place } from './quote-of.ts';
import { shownText } from './shown-text.ts';

export type Selected = {
  text: string;
  place: Place;
  /** Where a button for it goes, in pixels from the area's corner. */
  left: number;
  bottom: number;
};

/** How wide the button can become, in pixels. */
const room = 190;

/** What is selected inside an area; null: nothing with words. */
export function useSelectedPassage(area: RefObject<HTMLElement | null>, isActive: boolean): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    if (!isActive) return setSelected(null);
    const read = () => setSelected(area.current === null ? null : selectedIn(area.current));
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [area, isActive]);
  return selected;
}

function selectedIn(area: HTMLElement): Selected | null {
  const selection = document.getSelection();
  const prose = area.querySelector<HTMLElement>('.prose');
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed || prose === null) return null;
  const range = selection.getRangeAt(0);
  if (!prose.contains(range.commonAncestorContainer)) return null;
  const { text, placeOf } = shownText(prose);
  const place = placeOf(range);
  if (place === null || !/[\p{L}\p{N}]/u.test(text.slice(place.start, place.end))) return null;
  const [box, last] = [area.getBoundingClientRect(), [...range.getClientRects()].at(-1)];
  const { right, bottom } = last ?? range.getBoundingClientRect();
  const left = Math.max(0, Math.min(right - box.left - room / 2, box.width - room));
  return { text, place, left, bottom: bottom - box.top };
}
