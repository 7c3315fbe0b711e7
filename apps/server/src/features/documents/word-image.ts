import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  ImageRun,
  LineRuleType,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { ImageOf } from './blocks.ts';
import type { ChartPicture } from './chart-picture.ts';
import { legalText } from './legal-text.ts';
import { paragraphOf } from './paragraph-of.ts';
import { sizeOnPage } from './size-on-page.ts';
import { pageRoom } from './table-of.ts';

/** Word counts 96 to the inch. */
const pixelsPerCentimetre = 96 / 2.54;
/** The width of the text on a page, in centimetres. */
const wholeWidth = 16.4;

/** Pictures of a line: one below the text, or two beside each other in a table without lines. */
export function wordImages(line: readonly ImageOf[]): FileChild[] {
  const shown = line.map(wordImage).filter((paragraphs) => paragraphs.length > 0);
  if (shown.length < 2) return shown.flat();
  const width = Math.floor(pageRoom / shown.length);
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const borders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };
  const cells = shown.map((children) => new TableCell({ children, width: { size: width, type: WidthType.DXA } }));
  const table = new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: shown.map(() => width),
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders,
    rows: [new TableRow({ cantSplit: true, children: cells })],
  });
  return [table, paragraphOf('')];
}

/** A chart as wide as the text, with its main figures for those who do not see it; on the page of what follows it. */
export function wordChart(chart: ChartPicture | undefined, alt: string): Paragraph[] {
  if (chart === undefined) return [];
  const width = Math.round(wholeWidth * pixelsPerCentimetre);
  const shown = new ImageRun({
    type: 'png',
    data: chart.png,
    transformation: { width, height: Math.round((width * chart.height) / chart.width) },
    altText: { name: 'chart', title: '', description: legalText(alt) },
  });
  return [new Paragraph({ keepNext: true, spacing: { line: 240, lineRule: LineRuleType.AUTO }, children: [shown] })];
}

/**
 * A picture in the middle of its line, with what it shows for those who do not see it, and its caption on the same
 * page.
 */
function wordImage({ id, alt, caption, image, ...picture }: ImageOf): Paragraph[] {
  if (image === null) return [];
  const { width, height } = sizeOnPage(picture);
  const words = alt === null ? '' : legalText(alt);
  const shown = new ImageRun({
    type: image.type === 'image/png' ? 'png' : 'jpg',
    data: Buffer.from(image.bytes),
    transformation: {
      width: Math.round(width * pixelsPerCentimetre),
      height: Math.round(height * pixelsPerCentimetre),
    },
    altText: { name: id, title: '', description: words },
  });
  const alignment = AlignmentType.CENTER;
  // The line grows with the picture.
  const spacing = { before: 160, line: 240, lineRule: LineRuleType.AUTO };
  return [
    new Paragraph({ alignment, keepNext: caption !== '', spacing, children: [shown] }),
    ...(caption === '' ? [] : [paragraphOf(caption, { alignment, style: 'Small' })]),
  ];
}
