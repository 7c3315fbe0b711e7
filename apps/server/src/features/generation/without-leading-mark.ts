import { withoutWarningMark } from '@elan/domain/generation';
import type { GenerationEnd } from '../../platform/ai/port.ts';

/** What may still turn out to be a warning mark: blanks, heading marks, the mark itself. */
const undecided = /^\s*#*\s*(?:\u26a0\ufe0f?\s*)*$/u;

/**
 * Passes pieces on as they come, without blanks and a warning mark at their very start (decision S-03): what a reader
 * sees arrive is the beginning of what is stored. Only pieces that may still belong to the mark are held back.
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
