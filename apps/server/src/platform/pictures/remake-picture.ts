import { pictureLimits } from '@elan/domain/plan-document/pictures';
import { isPlainPicture } from './is-plain-picture.ts';
import { readPicture } from './read-picture.ts';

/** Why a file cannot be converted to a picture. */
export const pictureProblems = ['not_a_picture', 'too_many_pixels'] as const;
export type PictureProblem = (typeof pictureProblems)[number];

export type RemadePicture = { type: 'image/jpeg' | 'image/png'; bytes: Buffer };

/** The settings that are tried for a JPEG file until it is small enough: quality, and the longest side. */
const attempts = [
  [82, pictureLimits.side],
  [70, pictureLimits.side],
  [60, 1_600],
  [50, 1_200],
  [40, 900],
] as const;

/**
 * Re-encodes a picture from its pixels, unless it is small and has nothing else: turned as its camera says, at most 2,000 pixels long, on white where it is
 * transparent, and without anything else that was in the file: no place, no device, no preview, nothing appended. What
 * was drawn (PNG, WebP) stays PNG if that is small enough; everything else becomes JPEG.
 *
 * Only for the process that makes files: decoding takes memory and time.
 */
export async function remakePicture(file: Uint8Array): Promise<RemadePicture | PictureProblem> {
  const header = readPicture(file);
  if (header === null) return 'not_a_picture';
  if (header.width * header.height > pictureLimits.pixels) return 'too_many_pixels';
  // Loaded with the first picture: the process mostly makes documents.
  const { ResizeFit, Transformer } = await import('@napi-rs/image');
  const within = async (bytes: Uint8Array, side: number): Promise<Buffer> => {
    const { width, height } = await new Transformer(bytes).metadata();
    const picture = new Transformer(bytes);
    return (width > side || height > side ? picture.resize(side, side, null, ResizeFit.Inside) : picture).png();
  };
  try {
    const upright = await new Transformer(file).rotate().png();
    const { type } = header;
    const isSmall =
      file.length <= pictureLimits.keptBytes && Math.max(header.width, header.height) <= pictureLimits.side;
    // It can be decoded: a picture of an imported project would lose something each time it is encoded again.
    if (isSmall && type !== 'image/webp' && isPlainPicture(file, header)) return { type, bytes: Buffer.from(file) };
    const shown = await within(upright, pictureLimits.side);
    const { width, height } = await new Transformer(shown).metadata();
    const onWhite = () =>
      Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 255), width, height).overlay(shown, 0, 0);
    const flat = await onWhite().png();
    if (header.type !== 'image/jpeg' && flat.length <= pictureLimits.keptBytes)
      return { type: 'image/png', bytes: flat };
    for (const [quality, side] of attempts) {
      const bytes = await new Transformer(await within(flat, side)).jpeg(quality);
      if (bytes.length <= pictureLimits.keptBytes) return { type: 'image/jpeg', bytes };
    }
    return 'too_many_pixels';
  } catch {
    // Its header is sound, the rest is not.
    return 'not_a_picture';
  }
}
