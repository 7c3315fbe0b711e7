import { setImmediate as nextTick } from 'node:timers/promises';
import { type AnalysisWriter, type GenerationEnd, type GenerationRequest, nothingOmitted } from '../port.ts';

/**
 * Writes analyses without a model: from the person's own answers and what is known of their trade, by rules, the same
 * answers always the same text.
 * The default wherever no model is connected outside production.
 */
export function createBuiltinWriter(): AnalysisWriter {
  async function* write(request: GenerationRequest, signal: AbortSignal): AsyncGenerator<string, GenerationEnd> {
    signal.throwIfAborted();
    const [{ drafts }, { knowledgeFor }] = await Promise.all([import('./drafts.ts'), import('./knowledge.ts')]);
    const knowledge = await knowledgeFor(request);
    signal.throwIfAborted();
    const text = drafts[request.module](request, knowledge);
    // Lines, and long lines by the sentence: what a reader sees arrive.
    for (const piece of text.match(/.*?(?:\n+|[.!?]\s+(?=\p{Lu})|$)/gsu) ?? []) {
      if (piece === '') continue;
      yield piece;
      // Lets other requests in, and Stop among them: everything else here is synchronous.
      await nextTick();
      signal.throwIfAborted();
    }
    return { reason: 'stop' };
  }

  return {
    source: 'builtin',
    model: null,
    prepare: (request) => ({
      omissions: nothingOmitted,
      write: (signal) => write(request, signal),
    }),
  };
}
