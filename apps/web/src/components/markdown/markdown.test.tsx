// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Markdown, safeUrl } from './markdown.tsx';

afterEach(cleanup);

const html = (text: string) => render(<Markdown text={text} />).container;

test('links lead only to http, https and mailto, in a new tab', () => {
  const links = html(
    '[a](https://example.com) [b](javascript:alert(1)) [c](mailto:x@example.com) [d](data:text/html,x) [e](/relative)',
  ).querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['https://example.com', 'mailto:x@example.com']);
  for (const link of links) {
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(link.getAttribute('target')).toBe('_blank');
  }
});

test.each(['JavaScript:x', ' javascript:x', 'vbscript:x', '//example.com', 'file:///etc', 'https:x'])(
  'refuses %s',
  (url) => expect(safeUrl(url)).toBe(''),
);

test('raw HTML is shown as text and never becomes an element', () => {
  const container = html('<script>alert(1)</script>\n\nHi <img src=x onerror=alert(1)> <b>there</b>');
  expect(container.querySelector('script, img, b')).toBeNull();
  expect(container.textContent).toContain('<b>there</b>');
});

test('an image becomes its description', () => {
  const container = html('Look: ![a chart](https://example.com/x.png)');
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('Look: a chart');
});

test('headings start one level down', () => {
  const container = html('# One\n\n## Two\n\n###### Six');
  expect([...container.querySelectorAll('h1, h2, h3, h6')].map((heading) => heading.tagName)).toEqual([
    'H2',
    'H3',
    'H6',
  ]);
});

test('amounts are marked in text and tables, not in code', () => {
  const container = html('Costs **12 000 $** and `5 $`.\n\n| a |\n|---|\n| $85<br>more |');
  expect([...container.querySelectorAll('.amount')].map((amount) => amount.textContent)).toEqual(['12 000 $', '$85']);
  expect(container.querySelectorAll('td br')).toHaveLength(1);
});

test('a table stands in a region that can be scrolled by keyboard', () => {
  const region = html('| a |\n|---|\n| 1 |').querySelector('table')?.parentElement;
  expect(region?.getAttribute('tabindex')).toBe('0');
  expect(region?.getAttribute('aria-label')).toBeTruthy();
});

test('a block that is finished is not rendered again while the text grows', () => {
  const view = render(<Markdown text={'# Title\n\nfirst'} />);
  const title = view.container.querySelector('h2');
  view.rerender(<Markdown text={'# Title\n\nfirst and more\n\n- item'} />);
  expect(view.container.querySelector('h2')).toBe(title);
  expect(view.container.querySelector('li')?.textContent).toBe('item');
});
