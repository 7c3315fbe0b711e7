import { useEffect, useLayoutEffect, useRef } from 'react';

/** Command on Apple devices, Ctrl elsewhere. */
const isApple = () => /Mac|iPhone|iPad/u.test(navigator.platform);

/** As people read it: '⌘ K' or 'Ctrl K'. */
export const commandLabel = (key: string) => `${isApple() ? '⌘' : 'Ctrl'} ${key}`;

/** As `aria-keyshortcuts` has it. */
export const commandKeys = (key: string) => `${isApple() ? 'Meta' : 'Control'}+${key}`;

const isCommand = (event: KeyboardEvent, key: string) =>
  event.key.toLowerCase() === key.toLowerCase() &&
  !event.altKey &&
  !event.shiftKey &&
  (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey);

const isQuestionMark = (event: KeyboardEvent) => event.key === '?' && !event.altKey && !event.ctrlKey && !event.metaKey;

/** The field that is being typed in, if there is one. */
export const fieldOf = ({ target }: Event): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest('input, textarea, select, [contenteditable="true"]') : null;

export const isDialogOpen = () => document.querySelector('[role$=dialog]') !== null;

/** Calls `act` for the keys as long as the caller is on screen; `act` keeps the browser from acting itself. */
export function useCommand(key: string, act: (event: KeyboardEvent) => void): void {
  usePressed((event) => {
    if (isCommand(event, key)) act(event);
  });
}

/** Calls `act` for a question mark that is not part of a text. */
export function useQuestionMark(act: () => void): void {
  usePressed((event) => {
    if (!isQuestionMark(event) || event.repeat || fieldOf(event) !== null || isDialogOpen()) return;
    event.preventDefault();
    act();
  });
}

function usePressed(press: (event: KeyboardEvent) => void): void {
  // The listener stays for the life of the screen; the ref lets it call the latest render's handler.
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // What has the focus comes first: Ctrl Enter in a comment sends the comment.
      if (!event.defaultPrevented && !event.isComposing) latest.current(event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
