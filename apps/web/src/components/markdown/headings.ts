import type { Block } from './blocks.ts';

/** A section of a report: its title as plain text, and the index of its first block. */
export type Heading = { title: string; place: number };

/** The element id of a block, for links from the table of contents. */
export const blockId = (place: number) => `section-${place}`;

/** The main sections of a report: its highest-level headings. */
export function headingsOf(blocks: readonly Block[]): Heading[] {
  const found = blocks.flatMap(({ heading }, place) => {
    const title = plainWords(heading?.title ?? '');
    return heading === null || title === '' ? [] : [{ title, place, level: heading.level }];
  });
  const highest = Math.min(...found.map(({ level }) => level));
  return found.filter(({ level }) => level === highest).map(({ title, place }) => ({ title, place }));
}

/** The plain text of inline markdown: links by their text, emphasis and code by their content. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/[*_`~]+/gu, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/gu, '')
    .trim();
}
