// @vitest-environment happy-dom

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const get = (id: string) => document.getElementById(id) as HTMLElement;
const focused = () => document.activeElement?.id;
/** The watch waits for the next frame and a task. */
const settle = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));

beforeAll(keepFocus);
beforeEach(() => {
  document.body.innerHTML = `<main id="main" tabindex="-1"><h1 id="top">Plan</h1>
    <section id="section"><h2 id="heading">Lines</h2>
      <ul><li id="a"><a href="#">A</a><button id="keep-a">Keep</button><button id="drop-a">Drop</button></li><li
        id="b"><a href="#">B</a><button id="keep-b">Keep</button><button id="drop-b">Drop</button></li></ul>
    </section><button id="add">Add</button><button id="undo">Undo</button></main>`;
});

it.each<[string, string, () => void, string]>([
  ['the same button of the next line', 'drop-a', () => get('a').remove(), 'drop-b'],
  ['that of the line before the last', 'drop-b', () => get('b').remove(), 'drop-a'],
  ['the heading above an empty list', 'drop-b', () => get('b').parentElement?.remove(), 'heading'],
  ['the heading above a part that is gone', 'drop-b', () => get('section').remove(), 'top'],
  ['a button beside one that has done its work', 'undo', () => get('undo').setAttribute('disabled', ''), 'add'],
  ['a button beside one that is gone', 'keep-a', () => get('keep-a').remove(), 'drop-a'],
  ['the element itself when it only moves', 'drop-a', () => get('b').after(get('a')), 'drop-a'],
  [
    'what the code of the page chose',
    'drop-a',
    () => {
      get('a').remove();
      get('add').focus();
    },
    'add',
  ],
])('the focus goes to %s', async (_where, from, act, to) => {
  get(from).focus();
  act();
  await settle();
  expect(focused()).toBe(to);
});

it('goes to what stands where the opener of a dialog stood', async () => {
  get('drop-a').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="dialog"><button id="yes">Yes</button></div>');
  get('yes').focus();
  get('a').remove();
  get('dialog').remove();
  await settle();
  expect(focused()).toBe('drop-b');
});

it('leaves alone who left on purpose', async () => {
  get('drop-a').focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  get('drop-a').blur();
  get('a').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
