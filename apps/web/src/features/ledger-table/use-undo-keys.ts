import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Undoes and redoes by keyboard within an area, except while a text is being typed: that has an undo of its own. */
export function useUndoKeys(area: RefObject<HTMLElement | null>, undo: () => unknown, redo: () => unknown): void {
  const latest = useRef({ undo, redo });
  useLayoutEffect(() => {
    latest.current = { undo, redo };
  });
  useEffect(() => {
    const { current } = area;
    if (current === null) return;
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input:not([type=checkbox]), textarea');
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) latest.current.undo();
      else if ((key === 'z' && event.shiftKey) || key === 'y') latest.current.redo();
      else return;
      event.preventDefault();
    };
    current.addEventListener('keydown', press);
    return () => current.removeEventListener('keydown', press);
  }, [area]);
}
