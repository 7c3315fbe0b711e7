/** A picture's format and size, read before any of its pixels are decoded. */
export type PictureHeader = { type: 'image/jpeg' | 'image/png' | 'image/webp'; width: number; height: number };

/**
 * Reads the kind and the size of a picture from its first bytes, so that a file that would need too much memory is
 * never decoded. Pure, and linear in the length of the file.
 * @returns null for anything that is not a JPEG, PNG or WebP file with a size, and for a JPEG file that was cut off
 */
export function readPicture(file: Uint8Array): PictureHeader | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const header = pngHeader(bytes) ?? webpHeader(bytes) ?? jpegHeader(bytes);
  return header === null || header.width === 0 || header.height === 0 ? null : header;
}

/** PNG, section 11.2.1: the first chunk has the size. */
function pngHeader(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 33 || bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** RFC 9649: the first chunk says which of the three forms it is, and has the size of the whole picture. */
function webpHeader(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const type = 'image/webp';
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** ITU-T T.81, annex B: segments up to the scan, one of which (SOF) has the size; the picture ends with EOI. */
function jpegHeader(bytes: Buffer): PictureHeader | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let size: Pick<PictureHeader, 'width' | 'height'> | null = null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) size ??= { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // The decoder would fill in what is missing of a file that was cut off.
    if (marker === 0xda)
      return size === null || bytes.indexOf(endOfImage, at) < 0 ? null : { type: 'image/jpeg', ...size };
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}

const endOfImage = Buffer.from([0xff, 0xd9]);

/** SOF0 to SOF15, without the tables and the extension among their numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
