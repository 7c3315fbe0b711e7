/** How wide a picture is in the plan: as wide as the text, or half of it, so that two can be side by side. */
export const pictureWidths = ['full', 'half'] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The kinds of files that a picture is read from. It is stored as JPEG or PNG. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const pictureLimits = {
  /** Bytes of the file that somebody chooses. */
  uploadBytes: 10 * 1024 * 1024,
  /** Width times height of it: what phones call 24 megapixels is 5,712 by 4,284. */
  pixels: 24_500_000,
  /** The longest side that is kept, in pixels: as much as a page shows in print. */
  side: 2_000,
  /** Bytes of what is kept. */
  keptBytes: 700_000,
} as const;

/** The longest text that the bytes of a file become in base64. */
export const base64Length = (bytes: number): number => 4 * Math.ceil(bytes / 3);

/** What the description of a picture says besides its bytes. */
export type PictureWords = {
  /** What it shows, in words; null for one that only decorates. */
  alt: string | null;
  /** Shown below it; may be empty. */
  caption: string;
  width: PictureWidth;
};

/** Pictures in lines: a full one by itself, halves two by two. */
export function pictureLines<P extends { width: PictureWidth }>(pictures: readonly P[]): P[][] {
  const lines: P[][] = [];
  for (const picture of pictures) {
    const last = lines.at(-1);
    const first = last?.[0];
    const fits = last?.length === 1 && first?.width === 'half' && picture.width === 'half';
    if (fits) last?.push(picture);
    else lines.push([picture]);
  }
  return lines;
}

/** Where a picture is in a text that is made for a screen: a paragraph of its own. */
export const pictureMark = (id: string): string => `![](elan-picture:${id})`;

/** A chart of a text that is made for a screen: its drawing (SVG), its title, and what it shows in words. */
export type ChartOfText = { svg: string; caption: string; alt: string };

/** A chart in its place: a paragraph of its own. */
export const chartMark = ({ svg, caption, alt }: ChartOfText): string =>
  `![](elan-chart:${encodeURIComponent(JSON.stringify([svg, caption, alt])).replace(/[()]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`;

/** A piece of a text, or a picture or a chart between two of them. */
export type PieceOfText = { text: string } | { pictureId: string } | { chart: ChartOfText };

/** A text and the pictures and charts in it, in order: they are those that the marks name, or somebody typed. */
export function withPictureMarks(text: string): PieceOfText[] {
  const pieces = text.split(/^!\[\]\((elan-picture:[0-9a-f-]{36}|elan-chart:[\w%.~!*'-]+)\)$/mu);
  return pieces.flatMap((piece, index): PieceOfText[] => {
    if (index % 2 === 0) return piece.trim() === '' ? [] : [{ text: piece }];
    const [kind = '', ...rest] = piece.split(':');
    const value = rest.join(':');
    if (kind === 'elan-picture') return [{ pictureId: value }];
    const chart = chartIn(value);
    return chart === null ? [] : [{ chart }];
  });
}

function chartIn(value: string): ChartOfText | null {
  try {
    const [svg, caption, alt] = JSON.parse(decodeURIComponent(value)) as unknown[];
    if (typeof svg !== 'string' || typeof caption !== 'string' || typeof alt !== 'string') return null;
    return { svg, caption, alt };
  } catch {
    return null;
  }
}
