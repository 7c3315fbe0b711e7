import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { PartKey } from './parts.ts';
import { isBeside } from './use-beside.ts';
import { panelId, type WorkspaceView } from './use-workspace.ts';

/** How far each part of each module was scrolled, in pixels: by itself, or the page while it was open. */
const places = new Map<string, { own?: number; page?: number }>();

/**
 * Each part keeps its scroll position while another one is open, and when the reader goes back to the module. A module
 * that is opened again starts at the top.
 */
export function usePartPlaces(name: string, { visible, arrive }: WorkspaceView): void {
  const isBack = useNavigationType() === 'POP';
  const before = useRef<readonly PartKey[]>([]);
  const wasBack = useRef(isBack);

  // What is remembered of an earlier visit counts only for somebody who goes back to it.
  useLayoutEffect(() => {
    if (wasBack.current) return;
    for (const key of places.keys()) if (key.startsWith(`${name}:`)) places.delete(key);
  }, [name]);

  useLayoutEffect(() => {
    const previous = before.current;
    before.current = visible;
    const stops = visible.map((key) => follow(name, key));
    if (!arrive(visible)) {
      for (const key of visible) if (!previous.includes(key)) restore(`${name}:${key}`, key, previous.length > 0);
    }
    return () => {
      for (const stop of stops) stop();
    };
  }, [name, visible, arrive]);
}

/** Remembers where a visible part is scrolled to. */
function follow(name: string, key: PartKey): () => void {
  const panel = document.getElementById(panelId(key));
  const remember = (place: { own?: number; page?: number }) => {
    const id = `${name}:${key}`;
    places.set(id, { ...places.get(id), ...place });
  };
  const own = () => remember({ own: panel?.scrollTop ?? 0 });
  const page = () => {
    if (!isBeside()) remember({ page: scrollY });
  };
  panel?.addEventListener('scroll', own, { passive: true });
  addEventListener('scroll', page, { passive: true });
  return () => {
    panel?.removeEventListener('scroll', own);
    removeEventListener('scroll', page);
  };
}

/** @param isSwitched whether another part of the same screen was shown before */
function restore(id: string, key: PartKey, isSwitched: boolean): void {
  const panel = document.getElementById(panelId(key));
  const place = places.get(id);
  if (panel === null) return;
  if (isBeside()) {
    scrollOnceThere(panel, place?.own ?? 0);
    return;
  }
  // The page itself is placed when the screen opens, by useScrollPlace.
  if (!isSwitched) return;
  if (place?.page !== undefined) scrollTo(0, place.page);
  else if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: 'start' });
}

/** Scrolls as soon as what is above the place has arrived, unless the reader scrolls first. */
function scrollOnceThere(panel: HTMLElement, top: number): void {
  panel.scrollTop = top;
  if (panel.scrollTop >= top - 1) return;
  const observer = new ResizeObserver(() => {
    panel.scrollTop = top;
    if (panel.scrollTop >= top - 1) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) panel.removeEventListener(type, stop);
  };
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    panel.addEventListener(type, stop, { passive: true });
  }
  for (const child of panel.children) observer.observe(child);
}
