/** Formatted text of another program as Markdown, and how many pictures in it have no place there. */
export type ReadHtml = { text: string; pictures: number };

/** Reads what a word processor puts on the clipboard: headings, paragraphs, lists, tables, bold and italic. */
export function markdownOfHtml(html: string): ReadHtml {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, title, [style*="mso-list:Ignore" i]')) element.remove();
  const text = blocksOf(body)
    .join('\n\n')
    .replace(/^(- .*)\n\n(?=- )/gmu, '$1\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return { text, pictures: body.querySelectorAll('img').length };
}

const blockTags = new Set('P DIV H1 H2 H3 H4 H5 H6 UL OL TABLE SECTION ARTICLE BLOCKQUOTE BODY PRE'.split(' '));
const isBlock = (node: Node): node is Element => node instanceof Element && blockTags.has(node.tagName);

/** The blocks within an element; words between them are paragraphs. */
function blocksOf(element: Element): string[] {
  const blocks: string[] = [];
  let words = '';
  const finish = () => {
    if (words.trim() !== '') blocks.push(words.trim());
    words = '';
  };
  for (const node of element.childNodes) {
    if (!isBlock(node)) words += wordsOf(node);
    else {
      finish();
      blocks.push(...blockOf(node));
    }
  }
  finish();
  return blocks;
}

function blockOf(element: Element): string[] {
  const { tagName } = element;
  const heading = /^H([1-6])$/u.exec(tagName)?.[1];
  if (heading !== undefined) return [`${Number(heading) < 3 ? '##' : '###'} ${lineOf(element)}`];
  if (tagName === 'UL' || tagName === 'OL') return [listOf(element, '')];
  if (tagName === 'TABLE') return [tableOf(element as HTMLTableElement)];
  // Word has lists as paragraphs that look like one.
  if (/mso-list/iu.test(element.getAttribute('style') ?? '')) return [`- ${lineOf(element)}`];
  return blocksOf(element);
}

function listOf(list: Element, indent: string): string {
  return [...list.children]
    .map((item, place) => {
      const mark = list.tagName === 'OL' ? `${place + 1}.` : '-';
      const inner = [...item.children].filter(({ tagName }) => tagName === 'UL' || tagName === 'OL');
      const below = inner.map((each) => `\n${listOf(each, `${indent}   `)}`).join('');
      const own = [...item.childNodes].filter((node) => !inner.includes(node as Element)).map(wordsOf);
      return `${indent}${mark} ${own.join('').replace(/\s+/gu, ' ').trim()}${below}`;
    })
    .join('\n');
}

function tableOf(table: HTMLTableElement): string {
  const rows = [...table.rows].map((row) => [...row.cells].map((cell) => lineOf(cell).replaceAll('|', '\\|')));
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${' --- |'.repeat(columns)}`, ...body.map(line)].join('\n');
}

const lineOf = (element: Element) => [...element.childNodes].map(wordsOf).join('').replace(/\s+/gu, ' ').trim();

function wordsOf(node: Node): string {
  if (!(node instanceof Element))
    return (node.nodeType === node.TEXT_NODE ? node.textContent : '')?.replace(/\s+/gu, ' ') ?? '';
  if (node.tagName === 'BR') return '\n';
  const words = [...node.childNodes].map(wordsOf).join('');
  const mark = { B: '**', STRONG: '**', I: '*', EM: '*' }[node.tagName] ?? '';
  if (mark === '' || words.trim() === '') return isBlock(node) ? ` ${words} ` : words;
  return words.replace(
    /^(\s*)([\s\S]*?)(\s*)$/u,
    (_, before: string, inner: string, after: string) => `${before}${mark}${inner}${mark}${after}`,
  );
}
