/** The deepest nesting of JSON. Ours is only a few levels deep, and some parsers recurse. */
export const jsonDepthLimit = 32;

/** The most values of one JSON text: a project file of the greatest length has a third of them. Each takes memory. */
export const jsonValueLimit = 300_000;

/** A parsed text, or why there is none: it is not UTF-8, not JSON or too deep, or it has too many values. */
export type ReadJson = { value: unknown } | { refused: 'broken' | 'too_many' };

/** Reads untrusted JSON: it is only parsed if that takes little time and memory for its length. */
export function readJson(bytes: Uint8Array): ReadJson {
  const refused = refusalOf(bytes);
  if (refused !== undefined) return { refused };
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { refused: 'broken' };
  }
}

/** Counts levels and values without parsing; an empty object or array counts as two values. */
function refusalOf(bytes: Uint8Array): 'broken' | 'too_many' | undefined {
  const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
  const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
  let depth = 0;
  let values = 1;
  let inString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (inString) {
      if (byte === backslash) index += 1;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === openBrace || byte === openBracket) {
      depth += 1;
      values += 1;
      if (depth > jsonDepthLimit) return 'broken';
    } else if (byte === closeBrace || byte === closeBracket) depth -= 1;
    else if (byte === comma) values += 1;
    if (values > jsonValueLimit) return 'too_many';
  }
  return undefined;
}
