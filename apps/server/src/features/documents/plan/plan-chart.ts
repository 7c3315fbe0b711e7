/** A chart as SVG, drawn in the typeface of the document. Pure: the same values always give the same picture. */
export type ChartColumn = { label: string; values: readonly number[] };
export type Chart = {
  columns: readonly ChartColumn[];
  /** One name for each value of a column; none for a single series. */
  series: readonly string[];
  /** Writes an amount at the axis. */
  shown: (value: number) => string;
};

const size = { width: 640, height: 190, left: 74, right: 8, top: 26, bottom: 24 } as const;
const colors = ['#2f6f5f', '#c9a45c'] as const;
const below = '#b4532a';
const room = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom } as const;

/** Columns above and below a line at zero. Labels that are empty are left out. */
export function columnChart({ columns, series, shown }: Chart): string {
  const values = columns.flatMap((column) => column.values);
  const scale = scaleOf(Math.min(0, ...values), Math.max(0, ...values));
  const y = (value: number) => size.top + (room.height * (scale.top - value)) / (scale.top - scale.bottom);
  const slot = room.width / Math.max(1, columns.length);
  const texts = scale.ticks.map(
    (tick) =>
      `<line x1="${size.left}" x2="${size.width - size.right}" y1="${at(y(tick))}" y2="${at(y(tick))}" stroke="${tick === 0 ? '#5b6b65' : '#e2dccf'}" stroke-width="1"/>` +
      words(size.left - 8, y(tick) + 4, shown(tick), 'end'),
  );
  const bars = columns.flatMap((column, index) => {
    const width = (slot * 0.72) / column.values.length;
    const left = size.left + slot * index + slot * 0.14;
    return column.values.map((value, place) => {
      const color = value < 0 && series.length < 2 ? below : (colors[place % colors.length] ?? colors[0]);
      const height = Math.abs(y(value) - y(0));
      return `<rect x="${at(left + width * place)}" y="${at(Math.min(y(value), y(0)))}" width="${at(width)}" height="${at(height)}" fill="${color}"/>`;
    });
  });
  const labels = columns.map(({ label }, index) =>
    label === '' ? '' : words(size.left + slot * (index + 0.5), size.height - 6, label, 'middle'),
  );
  const legend = series.map(
    (name, place) =>
      `<rect x="${size.left + place * 130}" y="4" width="10" height="10" fill="${colors[place % colors.length] ?? colors[0]}"/>` +
      words(size.left + place * 130 + 15, 13, name, 'start'),
  );
  const inside = [...texts, ...bars, ...labels, ...legend].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${inside}</svg>`;
}

const at = (value: number) => value.toFixed(1);

function words(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}" font-family="Source Sans 3, sans-serif" font-size="11" fill="#5b6b65">${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;');
}

/** About four round steps that cover the values, zero among them. */
function scaleOf(least: number, most: number): { bottom: number; top: number; ticks: number[] } {
  const rough = Math.max(1, most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { bottom: first * step, top: last * step, ticks };
}
