import { fenceOf, namesReport } from '@elan/domain/wrapping-fence';
import type { GenerationEnd } from '../../platform/ai/port.ts';

/** What may still turn out to be a code block around the report: blanks, the mark, its name, and blanks below it. */
const undecided = /^\s*(?:`{0,2}|~{0,2}|(?:`{3,}|~{3,})[^`\n]*(?:\n\s*#{0,6})?)$/u;
const opening = /^\s*?(?<line>(?:`{3,}|~{3,})[^`\n]*)\n\s*(?=(?<heading>#{1,6}\s)?)/u;
/** A line that may still become the end of the block. */
const mayEnd = /^ {0,3}(?:`*|~*)\s*$/u;

/**
 * Passes a report on as it comes, without a code block around it: what is stored is what was streamed. Code blocks in the
 * report stay, and so do words after the block.
 */
export async function* withoutWrappingFence(
  pieces: AsyncGenerator<string, GenerationEnd>,
): AsyncGenerator<string, GenerationEnd> {
  let head: string | undefined = '';
  let lines: ReturnType<typeof createLines> | undefined;
  try {
    for (;;) {
      const piece = await pieces.next();
      if (piece.done) {
        const rest = (head ?? '') + (lines?.end() ?? '');
        if (rest !== '') yield rest;
        return piece.value;
      }
      let text = piece.value;
      if (head !== undefined) {
        head += text;
        if (undecided.test(head)) continue;
        const { index = 0, 0: start = '', groups } = opening.exec(head) ?? {};
        const { mark, info } = fenceOf(groups?.['line'] ?? '');
        if (mark !== '' && (namesReport(info) || (info === '' && groups?.['heading'] !== undefined))) {
          lines = createLines(mark);
        }
        text = lines === undefined ? head : head.slice(index + start.length);
        head = undefined;
      }
      const passed = lines === undefined ? text : lines.pass(text);
      if (passed !== '') yield passed;
    }
  } finally {
    await pieces.return({ reason: 'length' });
  }
}

/** The text in a block as it comes, without the line that ends the block. */
function createLines(mark: string) {
  let inner: string | undefined;
  let ended = false;
  /** The line being written, and how much of it has been passed on. */
  let line = '';
  let passed = 0;
  const closes = (other: string, start: string) => other[0] === start[0] && other.length >= start.length;

  /** Whether a line is the end of the block. */
  const read = (whole: string): boolean => {
    const { mark: other, info } = fenceOf(whole);
    if (other === '' || ended) return false;
    if (inner !== undefined) {
      if (info === '' && closes(other, inner)) inner = undefined;
    } else if (info !== '') inner = other;
    else ended = closes(other, mark);
    return ended;
  };
  const rest = () => {
    const more = line.slice(passed);
    passed = line.length;
    return more;
  };

  return {
    pass(text: string): string {
      let out = '';
      for (const part of text.split(/(?<=\n)/u)) {
        line += part;
        const isWhole = part.endsWith('\n');
        if (isWhole && read(line.trimEnd())) passed = line.length;
        else if (isWhole || ended || !mayEnd.test(line)) out += rest();
        if (isWhole) {
          line = '';
          passed = 0;
        }
      }
      return out;
    },
    end: () => (read(line.trimEnd()) ? '' : rest()),
  };
}
