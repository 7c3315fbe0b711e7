import { fenceOf, holdsReport, isLead } from '@elan/domain/wrapping-fence';
import type { GenerationEnd } from '../../platform/ai/port.ts';

/** A line that may still become the fence that begins a block. */
const mayBegin = /^ {0,3}(?:`{0,2}|~{0,2}|(?:`{3,}|~{3,})[^`\n]*)$/u;
/** A line that may still become the closing fence. */
const mayEnd = /^ {0,3}(?:`*|~*)\s*$/u;

/**
 * Passes a report on as it arrives, without a code block wrapped around it, so that the stored text equals the streamed
 * text. Code blocks inside the report stay, and so does text after the wrapping block.
 */
export async function* withoutWrappingFence(
  pieces: AsyncGenerator<string, GenerationEnd>,
): AsyncGenerator<string, GenerationEnd> {
  /** What has arrived until it is known whether a block is wrapped around the report, and how much was passed on. */
  let head: string | undefined = '';
  let given = 0;
  let lines: ReturnType<typeof createLines> | undefined;
  try {
    for (;;) {
      const piece = await pieces.next();
      if (piece.done) {
        const rest = (head?.slice(given) ?? '') + (lines?.end() ?? '');
        if (rest !== '') yield rest;
        return piece.value;
      }
      let passed = '';
      if (head === undefined) passed = lines === undefined ? piece.value : lines.pass(piece.value);
      else {
        head += piece.value;
        const { is, mark, from, to } = readBeginning(head);
        passed = head.slice(given, Math.max(given, to));
        given = Math.max(given, to);
        if (is === 'wrapped') {
          lines = createLines(mark);
          // The words above the block and its text are two paragraphs.
          const gap = to === 0 || head.slice(0, to).endsWith('\n\n') ? '' : '\n';
          passed += gap + lines.pass(head.slice(from));
        }
        if (is !== 'undecided') head = undefined;
      }
      if (passed !== '') yield passed;
    }
  } finally {
    await pieces.return({ reason: 'length' });
  }
}

type Beginning = {
  is: 'undecided' | 'wrapped' | 'plain';
  /** The fence, where the block's own text begins, and where what is not of the block ends. */
  mark: string;
  from: number;
  to: number;
};

/** Finds a block around a report at the beginning of a text that is still arriving: first, or below a few words. */
function readBeginning(text: string): Beginning {
  let place = 0;
  for (const line of text.split(/(?<=\n)/u)) {
    const lead = text.slice(0, place);
    const hasLead = lead.trim() !== '';
    // Blanks above a block are a part of it, unless words are above them.
    const end = hasLead ? place : 0;
    const undecided: Beginning = { is: 'undecided', mark: '', from: 0, to: end };
    const isWhole = line.endsWith('\n');
    if (!isWhole && mayBegin.test(line)) return undecided;
    const { mark, info } = fenceOf(line.trimEnd());
    if (isWhole && mark !== '') {
      const content = text.slice(place + line.length).trimStart();
      const holds = holdsReport(info, hasLead);
      const mayFollow = holds === 'always' ? content === '' : holds === 'with-heading' && /^#{0,6}$/u.test(content);
      if (mayFollow) return undecided;
      const isReport = holds === 'always' || (holds === 'with-heading' && /^#{1,6}\s/u.test(content));
      if (isReport) return { is: 'wrapped', mark, from: text.length - content.length, to: end };
      break;
    }
    place += line.length;
    if (line.trim() !== '' && !isLead(text.slice(0, place))) break;
    if (place === text.length) return { ...undecided, to: text.trim() === '' ? 0 : place };
  }
  return { is: 'plain', mark: '', from: 0, to: text.length };
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
