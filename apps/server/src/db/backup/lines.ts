/** Bytes. */
const newline = 0x0a;

/**
 * Splits a stream of bytes into lines.
 * @returns the next line with its newline, and undefined at the end; a last line without one counts as cut off
 */
export function createLineReader(chunks: AsyncIterable<Buffer>): () => Promise<Buffer | undefined> {
  const iterator = chunks[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);
  let from = 0;
  return async () => {
    const parts: Buffer[] = [];
    while (true) {
      const end = buffered.indexOf(newline, from);
      if (end >= 0) {
        parts.push(buffered.subarray(from, end + 1));
        from = end + 1;
        return parts.length === 1 ? parts[0] : Buffer.concat(parts);
      }
      parts.push(buffered.subarray(from));
      const next = await iterator.next();
      if (next.done === true) return undefined;
      buffered = next.value;
      from = 0;
    }
  };
}
