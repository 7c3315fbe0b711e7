import type { GenerationSource } from '@elan/domain/generation';
import {
  type AnalysisWriter,
  type GenerationEnd,
  type GenerationRequest,
  nothingOmitted,
} from '../platform/ai/port.ts';

export type Script = {
  /** Pieces to write, and functions to run between them, which may wait or throw. */
  pieces?: readonly (string | (() => Promise<void> | void))[];
  end?: GenerationEnd;
  source?: GenerationSource;
};

/** An AnalysisWriter that writes what a test tells it to and records its requests. */
export function scriptedWriter(script: Script = {}): AnalysisWriter & { requests: GenerationRequest[] } {
  const requests: GenerationRequest[] = [];
  const source = script.source ?? 'model';
  return {
    source,
    model: source === 'model' ? 'scripted' : null,
    requests,
    async *rewrite() {
      yield 'In other words.';
      return { reason: 'stop' };
    },
    async *weigh() {
      yield '{}';
      return { reason: 'stop' };
    },
    prepare: (request) => ({
      omissions: nothingOmitted,
      async *write(signal) {
        requests.push(request);
        for (const piece of script.pieces ?? ['# Report\n\n', 'All of it.']) {
          if (signal.aborted) break;
          if (typeof piece === 'string') yield piece;
          else await piece();
        }
        return script.end ?? { reason: 'stop' };
      },
    }),
  };
}

/** A gate where a scripted writer can wait until the test opens it. */
export function gate(): { wait: () => Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { wait: () => opened, open };
}
