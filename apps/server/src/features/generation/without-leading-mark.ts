import { withoutWarningMark } from '@elan/domain/generation';
import type { GenerationEnd } from '../../platform/ai/port.ts';

/** Text that may still become a warning mark: whitespace, heading marks, the mark itself. */
const undecided = /^\s*#*\s*(?:\u26a0\ufe0f?\s*)*$/u;

/**
 * Passes pieces on as they arrive, without leading whitespace and a leading warning mark (decision S-03), so that
 * readers see the start of the text as stored. Holds back only pieces that may still belong to the mark.
 */
export async function* withoutLeadingMark(
  pieces: AsyncGenerator<string, GenerationEnd>,
): AsyncGenerator<string, GenerationEnd> {
  let head: string | undefined = '';
  try {
    for (;;) {
      const piece = await pieces.next();
      if (piece.done) {
        if (head !== undefined && head !== '') yield withoutWarningMark(head).trimStart();
        return piece.value;
      }
      if (head === undefined) {
        yield piece.value;
        continue;
      }
      head += piece.value;
      if (undecided.test(head)) continue;
      yield withoutWarningMark(head).trimStart();
      head = undefined;
    }
  } finally {
    await pieces.return({ reason: 'length' });
  }
}
