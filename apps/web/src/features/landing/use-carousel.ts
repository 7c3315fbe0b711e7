import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds between two slides, and how long a manual move locks the next one (specification 9). */
export const carouselInterval = 5_000;
export const carouselLock = 500;

export type Carousel = {
  index: number;
  /** Manual moves; ignored while locked. */
  next: () => void;
  previous: () => void;
  select: (index: number) => void;
};

/**
 * The state of a carousel that wraps in both directions and advances while `playing`.
 * @param count the number of slides
 */
export function useCarousel(count: number, playing: boolean): Carousel {
  const [index, setIndex] = useState(0);
  const lockedUntil = useRef(0);

  useEffect(() => {
    if (!playing) return;
    // Restarted after every move, so that a slide chosen manually also stays for the full time.
    const timer = setTimeout(() => setIndex((index + 1) % count), carouselInterval);
    return () => clearTimeout(timer);
  }, [playing, count, index]);

  const byHand = useCallback((move: (current: number) => number) => {
    const now = Date.now();
    if (now < lockedUntil.current) return;
    lockedUntil.current = now + carouselLock;
    setIndex(move);
  }, []);

  const next = useCallback(() => byHand((current) => (current + 1) % count), [byHand, count]);
  const previous = useCallback(() => byHand((current) => (current + count - 1) % count), [byHand, count]);
  const select = useCallback((chosen: number) => byHand(() => chosen), [byHand]);

  return { index, next, previous, select };
}
