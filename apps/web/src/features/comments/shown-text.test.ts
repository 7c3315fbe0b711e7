// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { notTextAttribute, shownText } from './shown-text.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function rendered(html: string): HTMLElement {
  document.body.innerHTML = `<div id="report">${html}</div><p>Elsewhere</p>`;
  return document.querySelector('#report') as HTMLElement;
}

describe('the text of a report as it is shown', () => {
  it('has a line for each block, and nothing of the controls between them', () => {
    const root = rendered(
      `<h2>Risks</h2><button ${notTextAttribute}>Comment</button><p>Flour is <b>dear</b>.<span class="sr-only">x</span></p>
       <ul><li>Rent</li><li>Wages</li></ul>`,
    );
    expect(shownText(root).text.split(/\s*\n\s*/u)).toEqual(['Risks', 'Flour is dear.', 'Rent', 'Wages']);
  });

  it('knows where a selection is, across elements, and finds it again', () => {
    const root = rendered('<h2>Risks</h2><p>Flour is <b>dear</b> in winter.</p>');
    const { text, placeOf, rangeOf } = shownText(root);
    const range = document.createRange();
    range.setStart(root.querySelector('p')?.firstChild as Node, 6);
    range.setEnd(root.querySelector('b')?.firstChild as Node, 4);
    const place = placeOf(range);
    expect(place).not.toBeNull();
    expect(text.slice(place?.start, place?.end)).toBe('is dear');
    const again = place === null ? null : rangeOf(place);
    expect([again?.startOffset, again?.endOffset]).toEqual([6, 4]);
  });

  it('has no place for what is selected elsewhere', () => {
    const { placeOf } = shownText(rendered('<p>Flour</p>'));
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('body > p') as Node);
    expect(placeOf(range)).toBeNull();
  });
});
