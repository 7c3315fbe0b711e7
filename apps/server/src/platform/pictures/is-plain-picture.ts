import type { PictureHeader } from './read-picture.ts';

/**
 * Whether a JPEG or PNG file has its pixels and nothing else: no place, device or preview, no colours of a printer, nothing
 * transparent, turned or appended. Reads no pixels. Such a file can be kept as it is.
 */
export function isPlainPicture(file: Uint8Array, { type }: PictureHeader): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (type === 'image/png') return isPlainPng(bytes);
  return type === 'image/jpeg' && isPlainJpeg(bytes);
}

const plainChunks = new Set(['IHDR', 'PLTE', 'sRGB', 'gAMA', 'cHRM', 'pHYs', 'IDAT', 'IEND']);
/** The colour types of PNG that have an alpha channel. */
const transparent = [4, 6];

/** PNG, section 5: chunks of a length, a name, data and a checksum, the last one without data. */
function isPlainPng(bytes: Buffer): boolean {
  if (transparent.includes(bytes[25] ?? 0)) return false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!plainChunks.has(name)) return false;
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
}

/** ITU-T T.81, annex B: the tables, a frame of one or three components, and scans; JFIF (APP0) says how they are meant. */
const plainSegments = new Set([0xe0, 0xdb, 0xc4, 0xdd]);

function isPlainJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // Within a scan, 0xff is never followed by this marker: the first one is the end.
    if (marker === 0xda) return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) === bytes.length - 2;
    const isFrame = marker >= 0xc0 && marker <= 0xc2;
    if (isFrame ? ![1, 3].includes(bytes[at + 9] ?? 0) : !plainSegments.has(marker)) return false;
    // A preview is in a segment that is longer than what JFIF says of itself.
    if (marker === 0xe0 && bytes.readUInt16BE(at + 2) !== 16) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}
