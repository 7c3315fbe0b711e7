import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { blockId, type Heading } from './headings.ts';

export type Sections = {
  headings: readonly Heading[];
  /** The places of the headings whose sections are collapsed. */
  collapsed: ReadonlySet<number>;
  toggle: (place: number) => void;
  /** Collapses every section, or expands them all when that has happened. */
  toggleAll: () => void;
  expand: (place: number) => void;
};

const nothing: ReadonlySet<number> = new Set();

/** The section a block belongs to; undefined for what comes before the first one. */
export function sectionOf(headings: readonly Heading[], place: number): Heading | undefined {
  return headings.findLast((heading) => heading.place <= place);
}

/**
 * The sections of a report that can be collapsed; null when it has none. Searching in the page expands what it finds.
 */
export function useSections(headings: readonly Heading[], root: RefObject<HTMLElement | null>): Sections | null {
  const [state, setState] = useState({ headings, collapsed: nothing });
  // Another text has other sections.
  if (state.headings !== headings) setState({ headings, collapsed: nothing });
  const { collapsed } = state;

  const change = useCallback((collapse: (before: ReadonlySet<number>) => Iterable<number>) => {
    setState((before) => ({ ...before, collapsed: new Set(collapse(before.collapsed)) }));
  }, []);
  const expand = useCallback(
    (place: number) => change((before) => [...before].filter((other) => other !== place)),
    [change],
  );

  useEffect(() => {
    const element = root.current;
    if (element === null || headings.length === 0) return;
    const reveal = ({ target }: Event) => {
      const block = target instanceof Element ? target.closest('.prose > [id]') : null;
      if (block === null) return;
      // Visible at once: the place is scrolled to next.
      block.removeAttribute('hidden');
      const section = sectionOf(headings, Number(block.id.slice(blockId(0).length - 1)));
      if (section !== undefined) expand(section.place);
    };
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  }, [root, headings, expand]);

  return useMemo(() => {
    if (headings.length === 0) return null;
    const places = headings.map(({ place }) => place);
    return {
      headings,
      collapsed,
      expand,
      toggle: (place) =>
        change((before) => (before.has(place) ? [...before].filter((other) => other !== place) : [...before, place])),
      toggleAll: () => change((before) => (before.size === places.length ? [] : places)),
    };
  }, [headings, collapsed, expand, change]);
}
