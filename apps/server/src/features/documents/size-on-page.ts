import type { PictureWidth } from '@elan/domain/plan-document/pictures';
import type { ImageOf } from './blocks.ts';

/** In centimetres. Lower than half a page, so that what moves to the next page leaves none nearly empty. */
const room: Readonly<Record<PictureWidth, { width: number; height: number }>> = {
  full: { width: 16.4, height: 8.8 },
  half: { width: 7.9, height: 7 },
};

/** A picture is not blown up beyond this: 64 pixels to the inch. */
const pixelsPerCentimetre = 64 / 2.54;

/** How large a picture is on a page, in centimetres: as wide as it should be, unless it is too high or has too few pixels. */
export function sizeOnPage({ size, width: wanted }: Pick<ImageOf, 'size' | 'width'>): {
  width: number;
  height: number;
} {
  const { width, height } = room[wanted];
  const scale = Math.min(width / size.width, height / size.height, 1 / pixelsPerCentimetre);
  return { width: size.width * scale, height: size.height * scale };
}
