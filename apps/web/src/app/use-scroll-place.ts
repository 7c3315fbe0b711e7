import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How far down each visited screen was read, in pixels. */
const places = new Map<string, number>();

/** A new screen starts at its top or at the anchor of its address; going back leads to the place that was left. */
export function useScrollPlace(): void {
  const { key, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(key);

  useLayoutEffect(() => {
    // The browser itself has placed the page that it loaded.
    if (shown.current !== key) {
      shown.current = key;
      history.scrollRestoration = 'manual';
      const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
      if (anchor !== null && !isBack) anchor.scrollIntoView();
      else scrollTo(0, isBack ? (places.get(key) ?? 0) : 0);
    }
    const remember = () => places.set(key, scrollY);
    const handOver = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', handOver);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', handOver);
    };
  }, [key, hash, isBack]);
}
