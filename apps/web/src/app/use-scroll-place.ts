import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Scroll position of each visited screen, in pixels. */
const places = new Map<string, number>();

/**
 * A new screen starts at the top or at its anchor; going back restores the previous position. Another part of the same
 * module is placed by the module.
 */
export function useScrollPlace(): void {
  const { key, hash, pathname, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const part = new URLSearchParams(search).get('part');
  const shown = useRef({ key, pathname, part });

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, part };
    // The browser positions the page it loaded itself.
    if (before.key !== key) {
      history.scrollRestoration = 'manual';
      const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
      if (anchor !== null && !isBack) anchor.scrollIntoView();
      else if (before.pathname !== pathname || before.part === part) scrollTo(0, isBack ? (places.get(key) ?? 0) : 0);
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
  }, [key, hash, pathname, part, isBack]);
}
