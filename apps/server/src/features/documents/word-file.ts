import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageNumber,
  type PageNumberEstimator,
  PageOrientation,
  Paragraph,
  SectionType,
  TableOfContents,
  TextRun,
} from 'docx';
import type { Block, Composed, Part } from './blocks.ts';
import { type ChartPicture, chartPictures } from './chart-picture.ts';
import { composeDocument } from './compose-document.ts';
import type { Content } from './gather-content.ts';
import { legalText } from './legal-text.ts';
import { headingOf, paragraphOf, runsOf } from './paragraph-of.ts';
import { pageSize, tableOf, wideMargin } from './table-of.ts';
import { wordChart, wordImages } from './word-image.ts';
import { type ListCounter, wordMarkdown } from './word-markdown.ts';
import { listStyles, wordNumbering, wordStyles } from './word-styles.ts';
import { type Words, wordsIn } from './words-in.ts';

/** A Word document with real styles: cover, contents, and a part for each module and for the forecast. */
export async function wordFile(content: Content): Promise<Buffer> {
  return wordOf(composeDocument(content), content);
}

export async function wordOf(
  { title, subtitle, lines, date, madeWith, parts }: Composed,
  { language, productName: creator }: Pick<Content, 'language' | 'productName'>,
): Promise<Buffer> {
  const words = wordsIn(language);
  const lists = listCounter();
  const charts = await chartsIn(parts);
  const footers = { default: pageNumbers(words) };
  const cover: ISectionOptions = {
    properties: { page: { size: pageSize } },
    children: [
      paragraphOf(title, { heading: HeadingLevel.TITLE }),
      ...(subtitle === '' ? [] : [paragraphOf(subtitle)]),
      ...lines.map((line) => paragraphOf(line)),
      paragraphOf(date),
      ...(madeWith === '' ? [] : [paragraphOf(madeWith, { style: 'Small' })]),
    ],
  };
  const contents: ISectionOptions = {
    properties: { type: SectionType.NEXT_PAGE, page: { size: pageSize } },
    footers,
    children: [
      paragraphOf(words.contents, {}, runsOf(words.contents, { bold: true })),
      new TableOfContents(words.contents, { hyperlink: true, headingStyleRange: '1-2' }),
    ],
  };
  const sections = parts.map(
    (part): ISectionOptions => ({
      properties: {
        type: part.follows === true ? SectionType.CONTINUOUS : SectionType.NEXT_PAGE,
        page:
          part.isWide === true
            ? { size: { ...pageSize, orientation: PageOrientation.LANDSCAPE }, margin: wideMargin }
            : { size: pageSize },
      },
      footers,
      children: partOf(part, lists, charts),
    }),
  );
  const document = new Document({
    title: legalText(title),
    creator: legalText(creator),
    lastModifiedBy: legalText(creator),
    description: legalText(subtitle),
    styles: wordStyles(language),
    numbering: wordNumbering,
    pageNumbers: leftToWord,
    sections: [cover, contents, ...sections],
  });
  return Packer.toBuffer(document);
}

/**
 * Laying out the pages takes seconds, in which nobody else would be answered. So the contents link to their headings,
 * and have page numbers once they are updated in Word. Without this, Word asks about that when it opens the file.
 */
const leftToWord: PageNumberEstimator = () => ({ bookmarks: new Map() });

function listCounter(): ListCounter {
  let count = 0;
  return {
    next() {
      count += 1;
      return count;
    },
  };
}

function pageNumbers(words: Words): Footer {
  const number = new TextRun({ children: [`${words.page} `, PageNumber.CURRENT] });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.END, children: [number] })] });
}

type ChartBlock = Extract<Block, { is: 'picture' }>;
type Charts = ReadonlyMap<Block, ChartPicture>;

async function chartsIn(parts: readonly Part[]): Promise<Charts> {
  const blocks = parts.flatMap((part) => part.blocks).filter((block): block is ChartBlock => block.is === 'picture');
  const drawn = await chartPictures(blocks.map(({ svg }) => svg));
  return new Map(drawn.flatMap((chart, index) => (blocks[index] === undefined ? [] : [[blocks[index], chart]])));
}

function partOf({ title, blocks, isWide = false }: Part, lists: ListCounter, charts: Charts): FileChild[] {
  return [
    headingOf(title, 1),
    ...blocks.flatMap((block, place) =>
      blockOf(block, { lists, charts, isWide, leads: blocks[place + 1]?.is === 'table' }),
    ),
  ];
}

const styleOf = { small: 'Small', quote: 'Passage' } as const;

/** `leads` for a block that a table follows: its text stays on the page of the table. */
type Place = { lists: ListCounter; charts: Charts; isWide: boolean; leads: boolean };

function blockOf(block: Block, { lists, charts, isWide, leads: keepNext }: Place): FileChild[] {
  switch (block.is) {
    case 'heading':
      return [headingOf(block.text, block.level)];
    case 'text':
      return [
        paragraphOf(
          block.text,
          block.tone === 'small' || block.tone === 'quote' ? { keepNext, style: styleOf[block.tone] } : { keepNext },
          runsOf(block.text, block.tone === 'strong' ? { bold: true } : {}),
        ),
      ];
    case 'list':
      return block.items.map((item) => paragraphOf(item, { numbering: { reference: listStyles.bullets, level: 0 } }));
    case 'markdown':
      return wordMarkdown(block.text, lists);
    case 'table':
      return [tableOf(block.table, isWide ? 'wide' : 'usual'), paragraphOf('')];
    case 'picture':
      return [
        paragraphOf(block.caption, { keepNext: true }, runsOf(block.caption, { bold: true })),
        ...wordChart(charts.get(block), block.alt),
        paragraphOf(block.alt),
      ];
    case 'images':
      return wordImages(block.line);
  }
}
