/** What is typed in, other than boxes, buttons and sliders. */
export const textFields =
  'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file], [type=range])';

/** The text that was typed in last, as it was before; whether something can be undone in it, and done again. */
let last: { field: Element; before: string; isChanged: boolean; isUndone: boolean } | null = null;

/**
 * Undo stays in the text that has the focus. A browser that has one history for the whole page goes on with what was typed
 * last anywhere, out of sight, and changes an answer that nobody meant.
 */
export function keepUndoInText(): void {
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isUndo = key === 'z' && !event.shiftKey;
    if (isUndo || key === 'z' || key === 'y') stop(event, isUndo);
  };
  document.addEventListener('keydown', press, true);
  // The same from a menu or by a gesture; not every browser announces what keys do.
  document.addEventListener('beforeinput', (event) => {
    const { target, inputType } = event;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') return stop(event, inputType === 'historyUndo');
    if (!(target instanceof Element && target.matches(textFields))) return;
    const before = last?.field === target ? last.before : textOf(target);
    last = { field: target, before, isChanged: true, isUndone: false };
  });
  document.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent) || last === null || event.target !== last.field) return;
    if (event.inputType === 'historyUndo') {
      last.isUndone = true;
      last.isChanged = textOf(last.field) !== last.before;
    } else if (event.inputType === 'historyRedo') last.isChanged = true;
  });
}

function stop(event: Event, isUndo: boolean): void {
  const isOwn = last !== null && last.field === event.target && (isUndo ? last.isChanged : last.isUndone);
  if (!isOwn) event.preventDefault();
}

const textOf = (field: Element): string => ('value' in field ? String(field.value) : '');
