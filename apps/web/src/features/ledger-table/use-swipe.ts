import { type TouchEvent, useRef } from 'react';

const leastSwipe = 60;

/** A swipe to the left leads to the next of what is shown one at a time. */
export function useSwipe(move: (by: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch] = Array.from(touches);
      start.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [touch] = Array.from(changedTouches);
      if (touch === undefined || start.current === null) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(x) >= leastSwipe && Math.abs(x) > 2 * Math.abs(y)) move(x < 0 ? 1 : -1);
    },
  };
}
