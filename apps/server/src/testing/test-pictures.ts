import { crc32, deflateSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';

/** A PNG file of one colour with any number of pixels, without making the pixels of it. */
export function pngOf(width: number, height: number, [red, green, blue, alpha] = [200, 80, 40, 255]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + width * 4);
  for (let at = 1; at < line.length; at += 4) line.set([red ?? 0, green ?? 0, blue ?? 0, alpha ?? 0], at);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A JPEG file whose left half is dark, as a camera that was turned writes it: where it was taken, and which way is up. */
export async function photo(
  width: number,
  height: number,
  { orientation = 1, place = 'N 46 48' } = {},
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < width * height; at += 1) {
    const shade = at % width < width / 2 ? 20 : 230;
    pixels.set([shade, shade, shade, 255], at * 4);
  }
  const plain = await Transformer.fromRgbaPixels(pixels, width, height).jpeg(90);
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    Buffer.from([2, 0]),
    entry(0x0112, 3, 1, orientation),
    entry(0x8825, 4, 1, 38),
    Buffer.alloc(4),
    Buffer.from([1, 0]),
    entry(0x001d, 2, place.length + 1, 56),
    Buffer.alloc(4),
    Buffer.from(`${place}\0`, 'latin1'),
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([plain.subarray(0, 2), marker, exif, plain.subarray(2)]);
}
