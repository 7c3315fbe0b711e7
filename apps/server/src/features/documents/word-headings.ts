import type { FileChild } from 'docx';
import { Bookmark, HeadingLevel, type ParagraphChild, TableOfContents } from 'docx';
import { paragraphOf, runsOf } from './paragraph-of.ts';
import type { HeadingPlace } from './pdf-file.ts';
import { pdfText } from './pdf-text.ts';

type Level = 1 | 2 | 3;
const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

/** The headings of a Word document: each begins the page that it begins in the PDF, and is in the contents with its number. */
export type WordHeadings = {
  /** @param children the text with its styles */
  heading(text: string, level: Level, children?: readonly ParagraphChild[]): FileChild[];
  /** The contents, once every heading is made. */
  contents(title: string, depth: Level): TableOfContents;
};

/** @param places of the same headings in the PDF, in their order */
export function wordHeadings(places: readonly HeadingPlace[]): WordHeadings {
  const entries: { title: string; level: Level; href: string; page: number }[] = [];
  let next = 0;
  const placeOf = (text: string): HeadingPlace | undefined => {
    const found = places.findIndex((place, index) => index >= next && place.text.trim() === pdfText(text).trim());
    if (found === -1) return undefined;
    next = found + 1;
    return places[found];
  };
  return {
    heading(text, level, children = runsOf(text)) {
      if (text.trim() === '') return [];
      const place = placeOf(text);
      const href = `_Toc${entries.length + 1}`;
      entries.push({ title: text, level, href, page: place?.page ?? entries.at(-1)?.page ?? 1 });
      const pageBreakBefore = place?.isFirst === true;
      const bookmark = new Bookmark({ id: href, children });
      return [paragraphOf(text, { heading: levels[level - 1], keepNext: true, pageBreakBefore }, [bookmark])];
    },
    contents(title, depth) {
      const cachedEntries = entries.filter(({ level }) => level <= depth);
      return new TableOfContents(title, {
        ...{ hyperlink: true, headingStyleRange: `1-${depth}`, beginDirty: false },
        cachedEntries,
      });
    },
  };
}
