import { invalidInput } from '@elan/domain/errors';
import type { planPictures } from '../../db/schema/plan-pictures.ts';
import {
  type FileMaker,
  type FileMakers,
  OrderCrashed,
  OrderRefused,
  OrderTooSlow,
} from '../../platform/file-maker.ts';
import { readPicture } from '../../platform/pictures/read-picture.ts';

/** A picture as it is stored. */
export type StoredImage = Pick<typeof planPictures.$inferSelect, 'type' | 'pixelWidth' | 'pixelHeight' | 'size'> & {
  bytes: Buffer;
};

/** A file in base64, and where it was in what the caller sent. */
export type GivenPicture = { data: string; path: string };

/** The largest picture takes a few seconds; one that is damaged so that its decoder never ends keeps nobody waiting longer. */
const longestSeconds = 30;

/**
 * Re-encodes pictures from their pixels, one after another, in a separate process.
 * @throws Refusal INVALID_INPUT with the path of one that is no picture, has too many pixels, ends its decoder or took too
 *   long; UNAVAILABLE when too many wait
 */
export async function remakePictures(
  { makers: { pictures } }: { makers: Pick<FileMakers, 'pictures'> },
  given: readonly GivenPicture[],
  whose: string,
): Promise<StoredImage[]> {
  const made: StoredImage[] = [];
  for (const picture of given) made.push(await pictures.inTurn(() => remade(pictures, picture), whose));
  return made;
}

async function remade(maker: FileMaker, { data, path }: GivenPicture): Promise<StoredImage> {
  const picture = Buffer.from(data, 'base64');
  try {
    const { type, bytes: answered } = await maker.make({ picture }, longestSeconds);
    const bytes = Buffer.from(answered);
    const header = readPicture(bytes);
    if (header === null || (type !== 'image/jpeg' && type !== 'image/png'))
      throw new Error('an unreadable picture was made');
    return { type, pixelWidth: header.width, pixelHeight: header.height, size: bytes.length, bytes };
  } catch (error) {
    if (error instanceof OrderRefused) throw invalidInput(path, error.message);
    if (error instanceof OrderCrashed) throw invalidInput(path, 'not_a_picture');
    // The picture may be fine and the machine busy.
    if (error instanceof OrderTooSlow) throw invalidInput(path, 'took_too_long');
    throw error;
  }
}
