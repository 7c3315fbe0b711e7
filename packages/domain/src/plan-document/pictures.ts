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

/** A piece of a text, or a picture between two of them. */
export type PieceOfText = { text: string } | { pictureId: string };

/** A text and the pictures in it, in order: the ids are those that `pictureMark` wrote, or somebody typed. */
export function withPictureMarks(text: string): PieceOfText[] {
  const pieces = text.split(/^!\[\]\(elan-picture:([0-9a-f-]{36})\)$/mu);
  return pieces.flatMap((piece, index): PieceOfText[] => {
    if (index % 2 === 1) return [{ pictureId: piece }];
    return piece.trim() === '' ? [] : [{ text: piece }];
  });
}
