import type { KeyboardEvent } from 'react';

/** Undoes and redoes by keyboard, except in a dialog and while a text is being typed: that has an undo of its own. */
export function undoByKey(event: KeyboardEvent, { undo, redo }: { undo: () => unknown; redo: () => unknown }): void {
  const { target, currentTarget, altKey, shiftKey } = event;
  const isHere = target instanceof HTMLElement && currentTarget.contains(target);
  if (!isHere || target.matches('input:not([type=checkbox]), textarea')) return;
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || altKey || (key !== 'z' && key !== 'y')) return;
  if (key === 'z' && !shiftKey) undo();
  else redo();
  event.preventDefault();
}
