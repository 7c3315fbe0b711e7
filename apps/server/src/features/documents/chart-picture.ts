import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'harfbuzzjs';

const typeface = import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf');

/** Pixels for each unit of the chart: about 300 to the inch over the width of a page. */
const scale = 3;

/** A chart as pixels, and its size in units of the chart. */
export type ChartPicture = { png: Buffer; width: number; height: number };

/**
 * Draws charts (`plan/plan-chart.ts`) as PNG, for files that cannot have SVG everywhere they are opened. Their words become
 * outlines first, because what draws them has no fonts.
 * @throws Error for a picture that is not one of these charts
 */
export async function chartPictures(charts: readonly string[]): Promise<ChartPicture[]> {
  if (charts.length === 0) return [];
  const [{ Transformer }, outlined] = await Promise.all([import('@napi-rs/image'), openOutlines()]);
  return Promise.all(
    charts.map(async (svg) => {
      const [, width = Number.NaN, height = Number.NaN] = (/viewBox="0 0 (\d+) (\d+)"/u.exec(svg) ?? []).map(Number);
      const large = svg.replace(/ width="\d+" height="\d+">/u, ` width="${width * scale}" height="${height * scale}">`);
      return { png: await Transformer.fromSvg(outlined(large), 'white').png(), width, height };
    }),
  );
}

/** @returns replaces the texts of a chart by the outlines of their letters, in the typeface of the documents */
async function openOutlines(): Promise<(svg: string) => string> {
  const [{ Blob, Face, Font }, file] = await Promise.all([import('harfbuzzjs'), readFile(fileURLToPath(typeface))]);
  const face = new Face(new Blob(new Uint8Array(file).buffer));
  const font = new Font(face);
  const outlines = await lineOf(font);
  const text =
    /<text x="([\d.-]+)" y="([\d.-]+)" text-anchor="(start|middle|end)"[^>]*font-size="([\d.]+)" fill="([^"]+)">([^<]*)<\/text>/gu;
  return (svg) =>
    svg.replace(text, (_, x: string, y: string, anchor: string, size: string, fill: string, words: string) => {
      const { paths, width } = outlines(unescaped(words));
      const factor = Number(size) / face.upem;
      const shift = { start: 0, middle: width / 2, end: width }[anchor] ?? 0;
      const left = Number(x) - shift * factor;
      return `<g transform="translate(${left} ${y}) scale(${factor} ${-factor})" fill="${fill}">${paths}</g>`;
    });
}

/** @returns the outlines of the letters of a line, and its width, both in units of the font */
async function lineOf(font: Font): Promise<(words: string) => { paths: string; width: number }> {
  const { Buffer: Line, shape } = await import('harfbuzzjs');
  return (words) => {
    const line = new Line();
    line.addText(words);
    line.guessSegmentProperties();
    shape(font, line);
    const positions = line.getGlyphPositions();
    let width = 0;
    const paths = line.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      const path = `<path transform="translate(${width} 0)" d="${font.glyphToPath(glyph)}"/>`;
      width += positions[index]?.xAdvance ?? 0;
      return path;
    });
    return { paths: paths.join(''), width };
  };
}

const unescaped = (text: string) =>
  text
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&quot;/gu, '"')
    .replace(/&amp;/gu, '&');
