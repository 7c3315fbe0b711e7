/**
 * The characters that a font draws, from its table `cmap` (OpenType 1.9, subtables of formats 4 and 12); none if it has
 * no such subtable.
 * @param font a TrueType or OpenType file
 * @throws Error if it has no table `cmap`
 */
export function coveredCharacters(font: Buffer): Set<number> {
  const cmap = tableOffset(font, 'cmap');
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    const offset = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    return { offset, format: font.readUInt16BE(offset) };
  });
  const best = subtables.find(({ format }) => format === 12) ?? subtables.find(({ format }) => format === 4);
  if (best === undefined) return new Set();
  return best.format === 12 ? groupsOf(font, best.offset) : segmentsOf(font, best.offset);
}

function tableOffset(font: Buffer, name: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === name) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${name}`);
}

function groupsOf(font: Buffer, offset: number): Set<number> {
  const found = new Set<number>();
  const count = font.readUInt32BE(offset + 12);
  for (let index = 0; index < count; index += 1) {
    const group = offset + 16 + index * 12;
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code += 1) found.add(code);
  }
  return found;
}

function segmentsOf(font: Buffer, offset: number): Set<number> {
  const found = new Set<number>();
  const length = font.readUInt16BE(offset + 6);
  for (let at = 0; at < length; at += 2) {
    const last = font.readUInt16BE(offset + 14 + at);
    const first = font.readUInt16BE(offset + 16 + length + at);
    const delta = font.readUInt16BE(offset + 16 + length * 2 + at);
    const rangeAt = offset + 16 + length * 3 + at;
    const range = font.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : font.readUInt16BE(rangeAt + range + (code - first) * 2);
      if ((glyph & 0xffff) !== 0) found.add(code);
    }
  }
  return found;
}
