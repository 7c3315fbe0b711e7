// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { keepUndoInText } from './own-undo.ts';

it('lets the browser undo only what was typed last, in the text that has the focus', () => {
  keepUndoInText();
  document.body.innerHTML =
    '<textarea id="answer">Old</textarea><input id="cell" value="Rent"><button id="add">Add</button>';
  const get = (id: string) => document.getElementById(id) as HTMLTextAreaElement;
  const input = (type: string, inputType: string) =>
    new InputEvent(type, { inputType, bubbles: true, cancelable: true });
  const change = (id: string, value: string, inputType = 'insertText') => {
    if (inputType === 'insertText') get(id).dispatchEvent(input('beforeinput', inputType));
    get(id).value = value;
    get(id).dispatchEvent(input('input', inputType));
  };
  const undoes = (id: string, shiftKey = false) =>
    get(id).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, shiftKey, bubbles: true, cancelable: true }),
    );
  expect(undoes('answer')).toBe(false);
  change('answer', 'Old and new');
  expect([undoes('answer'), undoes('answer', true), undoes('cell'), undoes('add')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  change('answer', 'Old', 'historyUndo');
  expect([undoes('answer'), undoes('answer', true)]).toEqual([false, true]);
  change('cell', 'Rents');
  expect([undoes('answer'), undoes('cell')]).toEqual([false, true]);
});
