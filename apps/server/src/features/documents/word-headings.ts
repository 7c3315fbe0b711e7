import type { FileChild } from 'docx';
import { HeadingLevel, type PageNumberEstimator, type ParagraphChild } from 'docx';
import { paragraphOf, runsOf } from './paragraph-of.ts';
import type { HeadingPlace, PdfPages } from './pdf-file.ts';
import { pdfText } from './pdf-text.ts';

type Level = 1 | 2 | 3;
const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;

/** The headings of a Word document: each begins the page that it begins in the PDF, and is in the contents with its number. */
export type WordHeadings = {
  /** @param children the text with its styles */
  heading(text: string, level: Level, children?: readonly ParagraphChild[]): FileChild[];
  /** Whether the next table or chart begins a page. */
  beginsPage(): boolean;
  /** The page of each bookmark that the contents, of that depth, have on a heading. */
  pageNumbers(depth: Level): PageNumberEstimator;
};

/** @param pages of the same document as PDF */
export function wordHeadings({ headings: places, isFirst, count: pageCount }: PdfPages): WordHeadings {
  const entries: { level: Level; page: number }[] = [];
  let next = 0;
  let blocks = 0;
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
      entries.push({ level, page: place?.page ?? entries.at(-1)?.page ?? 1 });
      const pageBreakBefore = place?.isFirst === true;
      return [paragraphOf(text, { heading: levels[level], keepNext: true, pageBreakBefore }, children)];
    },
    beginsPage() {
      blocks += 1;
      return isFirst[blocks - 1] === true;
    },
    pageNumbers: (depth) => (body) => {
      const pages = entries.filter(({ level }) => level <= depth).map(({ page }) => page);
      // The bookmarks are on the headings in their order.
      const names = new Set(Array.from(JSON.stringify(body).matchAll(/"(_Toc\d+)"/gu), ([, name = '']) => name));
      return { pageCount, bookmarks: new Map([...names].map((name, index) => [name, String(pages[index] ?? '')])) };
    },
  };
}
