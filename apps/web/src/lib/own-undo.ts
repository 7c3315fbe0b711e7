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
  document.addEventListener('beforeinput', (event) => {
    const { target, inputType } = event;
    const field = target instanceof Element && target.matches(textFields) ? target : null;
    const own = last !== null && last.field === field ? last : null;
    if (inputType === 'historyUndo') return void (own?.isChanged || event.preventDefault());
    if (inputType === 'historyRedo') return void (own?.isUndone || event.preventDefault());
    if (field === null) return;
    last = { field, before: own?.before ?? textOf(field), isChanged: true, isUndone: false };
  });
  document.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent) || last === null || event.target !== last.field) return;
    if (event.inputType === 'historyUndo') {
      last.isUndone = true;
      last.isChanged = textOf(last.field) !== last.before;
    } else if (event.inputType === 'historyRedo') last.isChanged = true;
  });
}

const textOf = (field: Element): string => ('value' in field ? String(field.value) : '');
