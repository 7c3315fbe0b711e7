import type { FigureToCheck } from '@elan/domain/ledger/figures-to-check';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { figureToCheckEvent } from './lead-to-row.ts';

export type CheckQueue = ReturnType<typeof useCheckQueue>;

/** The card that is shown: the one asked for, else the next one at its place. */
export function useCheckQueue(cards: readonly FigureToCheck[], area: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<{ key: string | null; at: number }>({ key: null, at: 0 });
  const found = cards.findIndex(({ key }) => key === place.key);
  const at = found === -1 ? Math.max(0, Math.min(place.at, cards.length - 1)) : found;
  const card = cards[at];
  const key = card?.key;
  /** The card whose successor takes the focus; null when the focus stays where it is. */
  const left = useRef<{ key: string | undefined } | null>(null);
  const stay = () => {
    left.current = { key };
    setPlace({ key: key ?? null, at });
  };
  const show = (next: string) => {
    left.current = { key };
    setPlace((before) => ({ ...before, key: next }));
  };
  const move = (by: -1 | 1) => {
    const next = cards[(at + by + cards.length) % cards.length];
    if (next !== undefined) show(next.key);
  };
  useLayoutEffect(() => {
    if (left.current === null || left.current.key === key) return;
    left.current = null;
    const { current } = area;
    (current?.querySelector<HTMLElement>('[data-card]') ?? current?.querySelector<HTMLElement>('h3'))?.focus({
      preventScroll: true,
    });
  });
  const lead = useEffectEvent((event: Event) => {
    show((event as CustomEvent<string>).detail);
    area.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    window.addEventListener(figureToCheckEvent, lead);
    return () => window.removeEventListener(figureToCheckEvent, lead);
  }, []);
  return { card, at, count: cards.length, show, move, stay };
}
