import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { dayOf } from '../../platform/month-of.ts';
import type { Block, Composed, ImageOf, Table } from './blocks.ts';
import { composeDocument } from './compose-document.ts';
import type { Content } from './gather-content.ts';
import { contentsLayout, fitted, type LayoutBlock, listHeight, type Placing, placings } from './page-layout.ts';
import {
  type PdfCell,
  type PdfImage,
  type PdfNode,
  pdfMarkdown,
  pdfParagraph,
  pdfRuns,
  pdfTable,
  plainText,
} from './pdf-markdown.ts';
import { drawnText, notDrawnNote, pdfFonts, pdfText } from './pdf-text.ts';
import { hasFontOfScript, scriptFonts } from './script-fonts.ts';
import { sizeOnPage } from './size-on-page.ts';
import { withTypography } from './typographic.ts';
import { wordsIn } from './words-in.ts';

/** The same document as in Word, typeset. */
export async function pdfFile(content: Content): Promise<Buffer> {
  return pdfOf(composeDocument(content), content);
}

/**
 * A typeset and accessible PDF: tagged, with its title, language, contents and reading order (PDF/UA-1).
 * Texts reach the template as JSON, never as its source, so nothing that somebody typed is read as markup.
 * @throws Error if the template does not accept the document
 */
export async function pdfOf(composed: Composed, options: PdfOptions): Promise<Buffer> {
  const { PdfStandard } = await import('@myriaddreamin/typst-ts-node-compiler');
  const document = withTypography(composed, options.language);
  return typeset({ data: JSON.stringify(dataOf(document, options)) }, imagesIn(document), (typesetter, made) =>
    typesetter.pdf(made, { pdfStandard: PdfStandard.UA_1 }),
  );
}

/** A heading with the page it is on, counted from the cover, and whether it is the first thing on it. */
export type HeadingPlace = { text: string; page: number; isFirst: boolean };

/** How many pages the PDF has, where its headings are, and whether each table and chart begins a page, in their order. */
export type PdfPages = { count: number; headings: HeadingPlace[]; isFirst: boolean[] };

export async function pdfPages(composed: Composed, options: PdfOptions): Promise<PdfPages> {
  const document = withTypography(composed, options.language);
  const data = dataOf(document, options);
  const headings = data.parts.flatMap(({ title, nodes }) => [
    plainText(title),
    ...nodes.flatMap((node) => (node.is === 'heading' ? [plainText(node.runs)] : [])),
  ]);
  const kinds = data.parts.flatMap(({ nodes }) => nodes.flatMap((node) => ('isBlock' in node ? [node.is] : [])));
  const inputs = { data: JSON.stringify(data), places: 'yes' };
  const [found] = await typeset(
    inputs,
    imagesIn(document),
    (typesetter, made) => typesetter.query(made, { selector: '<places>', field: 'value' }) as [FoundPlaces],
  );
  // The first one is that of the contents.
  const [, ...places] = found.headings;
  return {
    count: found.count,
    headings: places.map(({ page, y }, index) => ({ text: headings[index] ?? '', page, isFirst: y < firstLine })),
    // A chart is below its title.
    isFirst: found.blocks.map(({ y }, index) => y < (kinds[index] === 'picture' ? firstLine + titleHeight : firstLine)),
  };
}

/** Points from the top of a page: what is above this is the first thing on it. */
const firstLine = 78;
const titleHeight = 22;

type FoundPlace = { page: number; y: number };
type FoundPlaces = { count: number; headings: FoundPlace[]; blocks: FoundPlace[] };

function dataOf(document: Composed, { language, name, now }: PdfOptions) {
  const words = wordsIn(language);
  const texts = JSON.stringify(document, (key, value) => (key === 'bytes' || key === 'svg' ? undefined : value));
  return {
    language,
    note: notDrawnNote(texts, pdfText(texts), language),
    title: pdfText(document.title).trim() || words.plan,
    subtitle: pdfText(document.subtitle),
    lines: document.lines.map(pdfText),
    date: pdfText(document.date),
    made: dayOf(now).split('-').map(Number),
    project: pdfText(name),
    madeWith: pdfText(document.madeWith),
    words: { contents: words.contents, page: words.page, of: words.of },
    contents: contentsLayout(document.parts),
    parts: document.parts.map(({ title, blocks }) => ({
      // A heading needs something that can be seen.
      title: pdfRuns(pdfText(title).trim() === '' ? '—' : title),
      nodes: placed(inOrder(fitted(blocks).flatMap(nodesOf))),
    })),
  };
}

type Images = ReadonlyMap<string, Uint8Array>;

/** The bytes of pictures by the file that the template asks for. */
function imagesIn({ parts }: Composed): Images {
  const lines = parts.flatMap(({ blocks }) => blocks.flatMap((block) => (block.is === 'images' ? block.line : [])));
  return new Map(lines.flatMap(({ id, image }) => (image === null ? [] : [[fileOf(id, image.type), image.bytes]])));
}

/** Files of a folder that does not exist: the compiler gets their bytes from us. */
const fileOf = (id: string, type: 'image/jpeg' | 'image/png') => `${id}.${type === 'image/png' ? 'png' : 'jpg'}`;

type PdfOptions = Pick<Content, 'language' | 'name' | 'now'>;

function nodesOf(block: Block): PdfNode[] {
  switch (block.is) {
    case 'heading':
      return [{ is: 'heading', level: block.level, runs: pdfRuns(block.text) }];
    case 'text':
      return [pdfParagraph(block.text, pdfRuns(block.text), block.tone)];
    case 'list':
      return [
        {
          is: 'list',
          isOrdered: false,
          items: block.items.map((item) => [pdfParagraph(item, pdfRuns(item))]),
        },
      ];
    case 'markdown':
      return pdfMarkdown(block.text);
    case 'table':
      return [{ ...tableOf(block.table), isBlock: true }];
    case 'picture':
      return [
        { is: 'picture', isBlock: true, svg: block.svg, alt: pdfText(block.alt), caption: pdfRuns(block.caption) },
      ];
    case 'images':
      return [{ is: 'images', line: block.line.flatMap(imageOf) }];
  }
}

function imageOf({ id, alt, caption, image, ...picture }: ImageOf): PdfImage[] {
  if (image === null) return [];
  const said = { alt: alt === null ? null : pdfText(alt), caption: pdfRuns(caption) };
  return [{ file: fileOf(id, image.type), ...said, ...sizeOnPage(picture) }];
}

function tableOf({ head, rows, isAmount, widths }: Table) {
  const cellsOf = (texts: readonly string[]): PdfCell[] =>
    texts.map((text, column) => ({ runs: pdfRuns(text), isRight: isAmount[column] === true }));
  return pdfTable(
    widths,
    cellsOf(head),
    rows.map(({ cells, isTotal = false }) => ({ cells: cellsOf(cells), isTotal })),
  );
}

/** Headings without words are dropped, and none is more than one level below the one before it, as PDF/UA asks. */
function inOrder(nodes: readonly PdfNode[]): PdfNode[] {
  let deepest = 1;
  return nodes.flatMap((node): PdfNode[] => {
    if (node.is !== 'heading') return [node];
    if (!node.runs.some((run) => 'text' in run && run.text.trim() !== '')) return [];
    deepest = Math.min(node.level, deepest + 1);
    return [{ ...node, level: deepest }];
  });
}

/** Nodes with how each is placed on its page. */
function placed(nodes: readonly PdfNode[]): (PdfNode & Placing)[] {
  const places = placings(
    nodes.map((node) => ({ ...node, ...('runs' in node ? { text: plainText(node.runs) } : {}) })),
  );
  return nodes.map((node, index) => ({ ...node, keepNext: false, isWhole: false, ...places[index] }));
}

function layoutBlockOf(node: PdfNode): LayoutBlock {
  if (node.is === 'text' || node.is === 'heading') return { ...node, text: plainText(node.runs) };
  return node.is === 'list' ? { is: 'list', height: listHeight(node.items.map(textOfItem)) } : node;
}

const textOfItem = (nodes: readonly PdfNode[]): string =>
  nodes.map((node) => layoutBlockOf(node).text ?? '\n'.repeat(20)).join('\n');

/** For documents in the usual scripts; the fonts of others are loaded for one document, and released. */
let compiler: NodeCompiler | undefined;
/** Does not exist: the template can read no file. */
const noFolder = join(import.meta.dirname, 'none');
const template = readFileSync(join(import.meta.dirname, 'pdf-template.typ'), 'utf8');

type Inputs = { data: string } & Record<string, string>;
/** Reads something from a laid-out document. */
type Reading<Result> = (typesetter: NodeCompiler, made: NodeTypstDocument) => Result;

async function typeset<Result>(inputs: Inputs, images: Images, read: Reading<Result>): Promise<Result> {
  const { data } = inputs;
  const wider = await scriptFonts(data);
  const { fonts, covered } = pdfFonts();
  if (wider === null) {
    compiler ??= await compilerWith(fonts);
    return laidOut(compiler, inputs, images, read);
  }
  const isDrawn = (sign: string) => covered.has(sign.codePointAt(0) ?? 0) || wider.draws(sign);
  const drawn = drawnText(data, (sign) => !hasFontOfScript(sign) || isDrawn(sign));
  const once = await compilerWith([...fonts, ...wider.fonts]);
  return laidOut(once, { ...inputs, data: drawn, fallback: 'yes' }, images, read);
}

async function compilerWith(fonts: Buffer[]): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  return NodeCompiler.create({ workspace: noFolder, fontArgs: [{ fontBlobs: fonts }] });
}

function laidOut<Result>(typesetter: NodeCompiler, inputs: Inputs, images: Images, read: Reading<Result>): Result {
  for (const [file, bytes] of images) typesetter.mapShadow(join(noFolder, file), Buffer.from(bytes));
  const made = typesetter.compile({ mainFileContent: template, inputs });
  try {
    if (made.result === null) throw new Error(JSON.stringify(made.takeDiagnostics()?.shortDiagnostics));
    return read(typesetter, made.result);
  } finally {
    for (const file of images.keys()) typesetter.unmapShadow(join(noFolder, file));
    typesetter.evictCache(0);
  }
}
