import { useEffect, useState } from 'react';
import { isVisible } from '../../lib/is-visible.ts';
import { findPlace, type TourStep } from './steps.ts';

export type Box = { top: number; left: number; width: number; height: number };

/** The position of a step's target in the window, kept current while the page scrolls, resizes and changes. */
export function usePlace(step: TourStep): Box | null {
  const [element, setElement] = useState<Element | null>(null);
  const [box, setBox] = useState<Box | null>(null);

  useEffect(() => {
    const look = () => setElement((known) => (known?.isConnected && isOf(known, step) ? known : findPlace(step)));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
    };
  }, [step]);

  useEffect(() => {
    if (element === null) return setBox(null);
    if (isNarrow() || !isInView(element)) element.scrollIntoView({ block: isNarrow() ? 'start' : 'nearest' });
    const measure = () => {
      const { top, left, width, height } = element.getBoundingClientRect();
      setBox({ top, left, width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    addEventListener('scroll', measure, { capture: true, passive: true });
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [element]);

  return box;
}

const isOf = (element: Element, step: TourStep) =>
  isVisible(element) && step.places.some((selector) => element.matches(selector));

/** On a phone the card covers the lower half of the screen. */
export const isNarrow = () => matchMedia('(max-width: 39.99rem)').matches;

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
