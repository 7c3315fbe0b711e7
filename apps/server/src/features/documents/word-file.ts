import {
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx';
import type { Block, Composed, Part } from './blocks.ts';
import { type ChartPicture, chartPictures } from './chart-picture.ts';
import { composeDocument } from './compose-document.ts';
import type { Content } from './gather-content.ts';
import { legalText } from './legal-text.ts';
import {
  contentsLayout,
  fitted,
  type LayoutBlock,
  listHeight,
  type Placing,
  placings,
  tableHeight,
} from './page-layout.ts';
import { paragraphOf, runsOf } from './paragraph-of.ts';
import { pdfPages } from './pdf-file.ts';
import { pageMargin, pageRoom, pageSize, tableOf } from './table-of.ts';
import { withTypography } from './typographic.ts';
import { type WordHeadings, wordHeadings } from './word-headings.ts';
import { wordChart, wordImages } from './word-image.ts';
import { type ListCounter, wordMarkdown } from './word-markdown.ts';
import { listStyles, wordNumbering, wordStyles } from './word-styles.ts';
import { type Words, wordsIn } from './words-in.ts';

/** A Word document with real styles: cover, contents, and a part for each module and for the forecast. */
export async function wordFile(content: Content): Promise<Buffer> {
  return wordOf(composeDocument(content), content);
}

/** Its author is the business. It has the pages of the PDF, so that its contents have their numbers when it is opened. */
export async function wordOf(composed: Composed, options: Pick<Content, 'language' | 'name' | 'now'>): Promise<Buffer> {
  const { language, name } = options;
  const { title, subtitle, lines, date, madeWith, parts } = withTypography(composed, language);
  const words = wordsIn(language);
  const setting: Setting = {
    lists: listCounter(),
    charts: await chartsIn(parts),
    headings: wordHeadings(await pdfPages(composed, options)),
  };
  const page = { size: pageSize, margin: pageMargin };
  const cover: ISectionOptions = {
    properties: { page },
    children: [
      paragraphOf(title, { heading: HeadingLevel.TITLE }),
      ...(subtitle === '' ? [] : [paragraphOf(subtitle, { style: 'Subtitle' })]),
      ...lines.map((line) => paragraphOf(line)),
      paragraphOf(date, { spacing: { before: 480 } }),
      ...(madeWith === '' ? [] : [paragraphOf(madeWith, { style: 'Small' })]),
    ],
  };
  const running = { headers: { default: header(name, title) }, footers: { default: footer(words, madeWith) } };
  const layout = contentsLayout(parts);
  const shown = parts.flatMap((part) => partOf(part, setting));
  const body: ISectionOptions = {
    properties: { type: SectionType.NEXT_PAGE, page },
    ...running,
    children: [
      paragraphOf(words.contents, { style: 'ContentsTitle' }),
      new TableOfContents(words.contents, { hyperlink: true, headingStyleRange: `1-${layout.depth}` }),
      ...shown,
    ],
  };
  const document = new Document({
    title: legalText(title),
    creator: legalText(name),
    lastModifiedBy: legalText(name),
    description: legalText(subtitle),
    styles: wordStyles(language, layout),
    numbering: wordNumbering,
    pageNumbers: setting.headings.pageNumbers(layout.depth),
    sections: [cover, body],
  });
  return Packer.toBuffer(document);
}

function listCounter(): ListCounter {
  let count = 0;
  return {
    next() {
      count += 1;
      return count;
    },
  };
}

/** Right-aligned, after what is on the left. */
const atRight = { tabStops: [{ type: TabStopType.RIGHT, position: pageRoom }], style: 'Small' };

function header(name: string, title: string): Header {
  const children = [...runsOf(name), ...(title === name ? [] : [new TextRun('\t'), ...runsOf(title)])];
  return new Header({ children: [new Paragraph({ ...atRight, children })] });
}

function footer(words: Words, madeWith: string): Footer {
  const pages = [`\t${words.page} `, PageNumber.CURRENT, ` ${words.of} `, PageNumber.TOTAL_PAGES];
  const children = [...runsOf(madeWith), new TextRun({ children: pages })];
  return new Footer({ children: [new Paragraph({ ...atRight, children })] });
}

type ChartBlock = Extract<Block, { is: 'picture' }>;
type Charts = ReadonlyMap<Block, ChartPicture>;

async function chartsIn(parts: readonly Part[]): Promise<Charts> {
  const blocks = parts.flatMap((part) => part.blocks).filter((block): block is ChartBlock => block.is === 'picture');
  const drawn = await chartPictures(blocks.map(({ svg }) => svg));
  return new Map(drawn.flatMap((chart, index) => (blocks[index] === undefined ? [] : [[blocks[index], chart]])));
}

type Setting = { lists: ListCounter; charts: Charts; headings: WordHeadings };

function partOf({ title, blocks }: Part, setting: Setting): FileChild[] {
  const shown = fitted(blocks);
  const places = placings(shown.map(layoutBlockOf));
  return [
    ...setting.headings.heading(title.trim() === '' ? '—' : title, 1),
    ...shown.flatMap((block, place) => blockOf(block, { ...setting, ...(places[place] ?? notPlaced) })),
  ];
}

const notPlaced: Placing = { keepNext: false, isWhole: false };

function layoutBlockOf(block: Block): LayoutBlock {
  if (block.is === 'table') return { is: 'table', height: tableHeight(block.table) };
  return block.is === 'list' ? { is: 'list', height: listHeight(block.items) } : block;
}

function blockOf(block: Block, { lists, charts, headings, ...placing }: Setting & Placing): FileChild[] {
  const { keepNext, isWhole } = placing;
  switch (block.is) {
    case 'heading':
      return headings.heading(block.text, block.level);
    case 'text':
      return [
        paragraphOf(
          block.text,
          {
            ...{ keepNext, keepLines: isWhole },
            ...(block.tone === 'small' ? { style: 'Small' } : {}),
          },
          runsOf(block.text, block.tone === 'strong' ? { bold: true } : {}),
        ),
      ];
    case 'list':
      return block.items.map((item, place) =>
        paragraphOf(item, {
          style: 'Item',
          numbering: { reference: listStyles.bullets, level: 0 },
          keepNext: isWhole && place < block.items.length - 1,
        }),
      );
    case 'markdown':
      return wordMarkdown(block.text, lists, headings);
    case 'table':
      return [tableOf(block.table, placing, headings.beginsPage()), paragraphOf('', { style: 'AfterTable', keepNext })];
    case 'picture':
      return [
        paragraphOf(
          block.caption,
          { keepNext: true, pageBreakBefore: headings.beginsPage() },
          runsOf(block.caption, { bold: true }),
        ),
        ...wordChart(charts.get(block), block.alt),
      ];
    case 'images':
      return wordImages(block.line);
  }
}
