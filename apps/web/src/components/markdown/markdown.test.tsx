// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { Markdown, MarkdownBlocks } from './markdown.tsx';
import { OwnLinks } from './own-links.ts';
import { safeUrl } from './safe-url.ts';

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

test('a long report comes in portions, and all of it comes', async () => {
  const { container } = render(
    <MarkdownBlocks blocks={blocksOf(Array.from({ length: 100 }, (_, at) => `Line ${at}`).join('\n\n'))} gradual />,
  );
  const first = container.querySelectorAll('p').length;
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThan(60);
  await waitFor(() => expect(container.querySelectorAll('p').length).toBe(100));
});

test('a text of our own may link to pages of this site, and to nothing else without a scheme', () => {
  const { container } = render(
    <OwnLinks value={({ href, children }) => <a href={href}>{children}</a>}>
      <Markdown text="[a](/help/offline) [b](//example.com) [c](javascript:alert(1)) [d](relative)" />
    </OwnLinks>,
  );
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/help/offline']);
  expect(container.textContent).toBe('a b c d');
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

test('figures stand at the right of their column, headings included, unless the table says otherwise', () => {
  const cells = html(
    '| Item | Cost | Note | Left |\n|---|---|---|:--|\n| Oven | **12 000 $** | used | 5 $ |\n| Sign | – | | 7 $ |',
  );
  const aligned = [...cells.querySelectorAll('th, td')].map((cell) => (cell as HTMLElement).style.textAlign);
  expect(aligned).toEqual(['', 'right', '', 'left', '', 'right', '', 'left', '', 'right', '', 'left']);
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

test('a definition of a link changes only the blocks that refer to it', () => {
  const text = '# Title\n\nNothing.\n\nSee [the office][1] and [2].\n';
  const view = render(<Markdown text={text} />);
  const title = view.container.querySelector('h2');
  const plain = view.container.querySelectorAll('p')[0];
  view.rerender(<Markdown text={`${text}\n[1]: https://example.com "Office"\n[2]: javascript:alert(1)\n`} />);
  expect(view.container.querySelector('h2')).toBe(title);
  expect(view.container.querySelectorAll('p')[0]).toBe(plain);
  expect(view.container.querySelector('a')?.getAttribute('href')).toBe('https://example.com');
  expect(view.container.querySelectorAll('a')).toHaveLength(1);
  expect(view.container.textContent).toBe('TitleNothing.See the office and 2.');
});

test('what GitHub writes is set: nested and numbered lists, tasks, quotes, rules, code, struck words', () => {
  const container = html(
    '3. one\n   - nested **bold** and ~~gone~~\n4. two\n\n- [x] done\n- [ ] open\n\n> quoted\n\n---\n\n```js\na < b && c\n```',
  );
  expect(container.querySelector('ol')?.getAttribute('start')).toBe('3');
  expect(container.querySelector('ol > li > ul > li')?.innerHTML).toBe(
    'nested <strong>bold</strong> and <del>gone</del>',
  );
  expect([...container.querySelectorAll('li .sr-only')].map((mark) => mark.textContent)).toEqual(['Done:', 'To do:']);
  expect(container.querySelector('blockquote p')?.textContent).toBe('quoted');
  expect(container.querySelector('hr')).not.toBeNull();
  expect(container.querySelector('pre code')?.textContent).toBe('a < b && c');
});

test('words of a list stand in paragraphs only where blank lines part its items', () => {
  expect(html('- a\n- b').querySelectorAll('li > p')).toHaveLength(0);
  cleanup();
  expect(html('- a\n\n  more\n\n- b').querySelectorAll('li > p')).toHaveLength(3);
});

test('the columns of a table stand as they were aligned, and a heading without words is none', () => {
  const cells = html('| | Amount |\n|---|--:|\n| Rent | 5 \\| 6 |').querySelectorAll<HTMLElement>('th, td');
  expect([...cells].map((cell) => `${cell.tagName} ${cell.style.textAlign} ${cell.textContent}`)).toEqual([
    'TD  ',
    'TH right Amount',
    'TD  Rent',
    'TD right 5 | 6',
  ]);
});

test('characters that were escaped or referred to are what they stand for, in amounts too', () => {
  const container = html('2\\. caf&eacute; \\*not\\* `&amp;` costs 12&nbsp;000 \\$ &lt;b&gt;');
  expect(container.textContent).toBe('2. café *not* &amp; costs 12\u00a0000 $ <b>');
  expect(container.querySelector('.amount')?.textContent).toBe('12\u00a0000 $');
  expect(container.querySelector('em, b')).toBeNull();
});

test('addresses become links, with what their references mean, and references lead to no other scheme', () => {
  const links = html(
    'https://example.com/?a=1&amp=2 and www.example.com, [x](https://e.test/?a&amp;b) [y](javascript&#58;alert(1))',
  ).querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/?a=1&amp=2',
    'http://www.example.com',
    'https://e.test/?a&b',
  ]);
});

test.each([
  ['stars', '*a '.repeat(4_000)],
  ['open bold', '**a '.repeat(4_000)],
  ['brackets', '['.repeat(8_000)],
  ['images in images', '!['.repeat(4_000)],
  ['backticks', '`a'.repeat(6_000)],
  ['tags', '<a '.repeat(4_000)],
  ['quotes', `${'> '.repeat(200)}a`],
  ['a wide table', `${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n`],
  ['underscores', '_a__b'.repeat(3_000)],
])('survives %s without end', (_, text) => {
  expect(html(text).textContent).not.toBe('');
});
