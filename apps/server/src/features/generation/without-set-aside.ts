import type { ModuleKey } from '@elan/domain/modules/keys';
import { createSectionFilter } from '@elan/domain/modules/sections';
import type { GenerationEnd } from '../../platform/ai/port.ts';

/**
 * Passes a report on without the sections that were set aside, which a model may write anyway, so that the stored text
 * equals the streamed text. Holds back the current line; passes everything on at once if nothing is set aside.
 */
export async function* withoutSetAside(
  pieces: AsyncGenerator<string, GenerationEnd>,
  module: ModuleKey,
  sections: readonly string[],
): AsyncGenerator<string, GenerationEnd> {
  if (sections.length === 0) return yield* pieces;
  const isKept = createSectionFilter(module, sections);
  let line = '';
  try {
    for (;;) {
      const piece = await pieces.next();
      if (piece.done) {
        if (line !== '' && isKept(line)) yield line;
        return piece.value;
      }
      const lines = (line + piece.value).split(/(?<=\n)/u);
      line = lines.at(-1)?.endsWith('\n') === false ? (lines.pop() ?? '') : '';
      const kept = lines.filter(isKept).join('');
      if (kept !== '') yield kept;
    }
  } finally {
    await pieces.return({ reason: 'length' });
  }
}
