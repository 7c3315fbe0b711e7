import { fenceOf, namesReport } from '@elan/domain/wrapping-fence';
import type { GenerationEnd } from '../../platform/ai/port.ts';

/**
 * Text that may still become a code block around the report: whitespace, the fence, its info string and blank lines
 * below it.
 */
const undecided = /^\s*(?:`{0,2}|~{0,2}|(?:`{3,}|~{3,})[^`\n]*(?:\n\s*#{0,6})?)$/u;
const opening = /^\s*?(?<line>(?:`{3,}|~{3,})[^`\n]*)\n\s*(?=(?<heading>#{1,6}\s)?)/u;
/** A line that may still become the closing fence. */
const mayEnd = /^ {0,3}(?:`*|~*)\s*$/u;

/**
 * Passes a report on as it arrives, without a code block wrapped around it, so that the stored text equals the streamed
 * text. Code blocks inside the report stay, and so does text after the wrapping block.
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

/** Passes on a block's text as it arrives, without the closing fence. */
function createLines(mark: string) {
  let inner: string | undefined;
  let ended = false;
  /** The current line, and how much of it has been passed on. */
  let line = '';
  let passed = 0;
  const closes = (other: string, start: string) => other[0] === start[0] && other.length >= start.length;

  /** Whether a line is the closing fence. */
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
