import { splitBlocks } from './blocks.ts';

/** A section of a report: its title in plain words, and the block it begins at. */
export type Heading = { title: string; place: number };

/** The element id of a block, for links from the table of contents. */
export const blockId = (place: number) => `section-${place}`;

/** The main sections of a report: headings of its highest level. */
export function headingsOf(markdown: string): Heading[] {
  const found = splitBlocks(markdown).flatMap((block, place) => {
    const [, marks = '', words = ''] = /^ {0,3}(#{1,6})\s+(.+?)\s*#*\s*(?:\n|$)/u.exec(block) ?? [];
    const title = plainWords(words);
    return title === '' ? [] : [{ title, place, level: marks.length }];
  });
  const highest = Math.min(...found.map((heading) => heading.level));
  return found.filter((heading) => heading.level === highest).map(({ title, place }) => ({ title, place }));
}

/** The words of a heading without its marks: links by their text, emphasis and code by what they hold. */
function plainWords(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[*_`~]+/gu, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/gu, '')
    .trim();
}
