import { intlLocale, type Language } from '@elan/domain/locale';
import PptxGenJs from 'pptxgenjs';
import type { Table } from '../blocks.ts';
import type { Content } from '../gather-content.ts';
import { isRightToLeft, legalText } from '../legal-text.ts';
import { tableOf, typographic } from '../typographic.ts';
import { composeDeck } from './compose-deck.ts';
import type { Chart, Deck, Point, Slide } from './deck.ts';

/** The colours of apps/web/src/styles/tokens.css, light. */
const color = { paper: 'FFFDF8', ink: '17332A', muted: '5B6B62', accent: 'C23A13', primary: '1D4538', line: 'E0D6C4' };
/** Fonts that every office program has, or replaces with one of the same width. */
const font = { title: 'Georgia', body: 'Calibri' };
/** Inches, of a slide of 13.33 by 7.5. */
const page = { left: 0.7, top: 1.55, width: 11.93, height: 5.2 };

/** The types of the package are those of its CommonJS build, where the class is a property. */
const Pptx = PptxGenJs as unknown as typeof PptxGenJs.default;
type Presentation = InstanceType<typeof Pptx>;

/** The business plan as PowerPoint: texts, tables and charts that can be edited, with notes for the presenter. */
export async function deckFile(content: Content): Promise<Buffer> {
  const { language, name } = content;
  const deck = printed(composeDeck(content), language);
  const presentation = new Pptx();
  presentation.layout = 'LAYOUT_WIDE';
  presentation.title = legalText(deck.title);
  presentation.subject = legalText(deck.subtitle);
  presentation.author = legalText(name);
  presentation.company = legalText(name);
  presentation.theme = { headFontFace: font.title, bodyFontFace: font.body };
  defineMasters(presentation);
  const cover = presentation.addSlide({ masterName: 'COVER' });
  cover.addText(runOf(deck.title), { placeholder: 'title' });
  const below = [deck.subtitle, ...deck.lines, deck.date, deck.madeWith].filter((line) => line !== '').join('\n');
  cover.addText(legalText(below), { placeholder: 'subtitle' });
  for (const slide of deck.slides) addSlide(presentation, slide, language);
  return (await presentation.write({ outputType: 'nodebuffer' })) as Buffer;
}

/** The slides with typographic texts. */
function printed({ slides, ...deck }: Deck, language: Language): Deck {
  const text = (words: string) => typographic(words, language);
  return {
    ...deck,
    title: text(deck.title),
    lines: deck.lines.map(text),
    slides: slides.map(({ title, points, tables, chart, notes }) => ({
      title: text(title),
      points: points.map((point) => ({ ...point, lead: text(point.lead), text: text(point.text) })),
      tables: tables.map((table) => tableOf(table, text)),
      chart: chart === null ? null : { ...chart, caption: text(chart.caption), alt: text(chart.alt) },
      notes: text(notes),
    })),
  };
}

/** Where a title is (inches), and how large (points). */
type Place = { x: number; y: number; w: number; h: number; fontSize: number; valign: 'middle' | 'bottom' };

function defineMasters(presentation: Presentation): void {
  const title = { name: 'title', type: 'title', fontFace: font.title, bold: true, color: color.ink } as const;
  const titleAt = (place: Place) => ({
    placeholder: { options: { ...title, align: 'left' as const, margin: 0, ...place }, text: '' },
  });
  presentation.defineSlideMaster({
    title: 'COVER',
    background: { color: color.paper },
    objects: [
      { rect: { x: 0, y: 0, w: 0.28, h: 7.5, fill: { color: color.primary } } },
      titleAt({ x: 1, y: 1.9, w: 11, h: 1.8, fontSize: 44, valign: 'bottom' }),
      {
        placeholder: {
          options: {
            name: 'subtitle',
            type: 'body',
            x: 1,
            y: 3.9,
            w: 11,
            h: 3.3,
            fontSize: 20,
            color: color.muted,
            margin: 0,
            valign: 'top',
            fontFace: font.body,
          },
          text: '',
        },
      },
    ],
  });
  presentation.defineSlideMaster({
    title: 'SLIDE',
    background: { color: color.paper },
    objects: [
      { rect: { x: 0, y: 0, w: 0.28, h: 7.5, fill: { color: color.primary } } },
      titleAt({ x: page.left, y: 0.45, w: page.width, h: 0.85, fontSize: 32, valign: 'middle' }),
    ],
    slideNumber: {
      x: 12.3,
      y: 6.95,
      w: 0.6,
      h: 0.3,
      fontFace: font.body,
      fontSize: 12,
      color: color.muted,
      align: 'right',
    },
  });
}

/** A slide has its lines, its tables and its chart side by side, in this order. */
function addSlide(
  presentation: Presentation,
  { title, points, tables, chart, notes }: Slide,
  language: Language,
): void {
  const slide = presentation.addSlide({ masterName: 'SLIDE' });
  slide.addText(runOf(title), { placeholder: 'title' });
  const columns = (points.length > 0 ? 1 : 0) + tables.length + (chart === null ? 0 : 1);
  const gap = 0.5;
  const width = (page.width - gap * (columns - 1)) / columns;
  const placeOf = (column: number) => ({ x: page.left + column * (width + gap), y: page.top, w: width });
  if (points.length > 0) {
    slide.addText(linesOfText(points, language), {
      ...placeOf(0),
      h: page.height,
      fontFace: font.body,
      fontSize: columns > 1 ? 16 : 20,
      color: color.ink,
      valign: 'top',
      margin: 0,
      paraSpaceAfter: columns > 1 ? 4 : 10,
    });
  }
  tables.forEach((table, place) => {
    slide.addTable(rowsOf(table, language), {
      ...placeOf(place + (points.length > 0 ? 1 : 0)),
      fontFace: font.body,
      fontSize: table.rows.length > 8 ? 14 : 16,
      color: color.ink,
      border: { type: 'solid', pt: 0.5, color: color.line },
      margin: [0.04, 0.08, 0.04, 0.08],
      colW: widthsOf(table, width),
    });
  });
  if (chart !== null) {
    const place = { ...placeOf(columns - 1), h: page.height };
    slide.addChart(presentation.ChartType.bar, dataOf(chart), { ...place, ...chartStyle(chart, language) });
  }
  if (notes !== '') slide.addNotes(legalText(notes));
}

const chartStyle = ({ caption, alt }: NonNullable<Slide['chart']>, language: Language) => ({
  altText: legalText(`${caption}. ${alt}`),
  title: legalText(caption),
  showTitle: true,
  titleFontFace: font.body,
  titleFontSize: 14,
  titleColor: color.ink,
  showLegend: true,
  legendPos: 'b' as const,
  legendFontFace: font.body,
  legendFontSize: 12,
  chartColors: [color.primary, color.accent],
  valAxisLabelFormatCode: language === 'fr' ? '#,##0\\ $' : '$#,##0',
  valAxisLabelFontSize: 11,
  catAxisLabelFontSize: 12,
  barGapWidthPct: 60,
});

/** A line with its name before it; the name of several lines is above them, and each of them has a bullet. */
function linesOfText(points: readonly Point[], language: Language) {
  return points.flatMap(({ lead, text, opens = false }, place) => {
    const rtlMode = isRightToLeft(text);
    const lang = intlLocale(language);
    const isLast = place === points.length - 1;
    const bullet = { indent: 18 };
    const said = { text: legalText(text), options: { lang, rtlMode, breakLine: !isLast } };
    if (lead === '') return [{ ...said, options: { ...said.options, bullet } }];
    const name = `${legalText(lead)}${language === 'fr' ? '\u00a0: ' : ': '}`;
    const named = { text: name, options: { bold: true, lang, rtlMode, breakLine: opens } };
    return [named, opens ? { ...said, options: { ...said.options, bullet } } : said];
  });
}

function rowsOf({ head, rows, isAmount }: Table, language: Language) {
  const lang = intlLocale(language);
  const align = (column: number) => (isAmount[column] === true ? 'right' : 'left') as 'left' | 'right';
  return [
    head.map((text, column) => ({
      text: legalText(text),
      options: { bold: true, lang, align: align(column), color: color.paper, fill: { color: color.primary } },
    })),
    ...rows.map(({ cells, isTotal = false }) =>
      cells.map((text, column) => ({ text: legalText(text), options: { bold: isTotal, lang, align: align(column) } })),
    ),
  ];
}

function widthsOf({ widths }: Table, width: number): number[] {
  const all = widths.reduce((sum, each) => sum + each, 0);
  return widths.map((each) => (width * each) / all);
}

const dataOf = ({ labels, series }: Chart) =>
  series.map(({ name, values }) => ({ name: legalText(name), labels: [...labels], values: [...values] }));

const runOf = (text: string) => legalText(text);
