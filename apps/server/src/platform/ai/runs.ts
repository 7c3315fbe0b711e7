/** The generations running in this process: their text so far, their readers and their abort signals. */

export type RunState = {
  /** Report text so far; stays empty for structured output. */
  text: string;
  /** Number of entries of a structured reply so far. */
  entries: number;
};

export type Run = {
  readonly state: RunState;
  /** Stops the writer. */
  readonly signal: AbortSignal;
  /** Aborts once the run has ended and its outcome is in the database. */
  readonly ended: AbortSignal;
  append(text: string): void;
  setEntries(entries: number): void;
  end(): void;
  /** Resolves at the next change, or when `signal` aborts. */
  changed(signal: AbortSignal): Promise<void>;
};

export type Runs = {
  begin(generationId: string): Run;
  get(generationId: string): Run | undefined;
  /** Stops the writer of a run if it is running in this process. */
  abort(generationId: string): void;
  /** Ids of all runs of this process. */
  ids(): string[];
};

export function createRuns(): Runs {
  const runs = new Map<string, { run: Run; controller: AbortController }>();
  return {
    begin(generationId) {
      const controller = new AbortController();
      const ending = new AbortController();
      const waiting = new Set<() => void>();
      const state: RunState = { text: '', entries: 0 };
      const wake = () => {
        for (const resolve of waiting) resolve();
        waiting.clear();
      };
      const run: Run = {
        state,
        signal: controller.signal,
        ended: ending.signal,
        append(text) {
          state.text += text;
          wake();
        },
        setEntries(entries) {
          if (entries === state.entries) return;
          state.entries = entries;
          wake();
        },
        end() {
          runs.delete(generationId);
          ending.abort();
          wake();
        },
        changed(signal) {
          return new Promise((resolve) => {
            if (signal.aborted || ending.signal.aborted) return resolve();
            const done = () => {
              waiting.delete(done);
              signal.removeEventListener('abort', done);
              resolve();
            };
            waiting.add(done);
            signal.addEventListener('abort', done, { once: true });
          });
        },
      };
      runs.set(generationId, { run, controller });
      return run;
    },
    get: (generationId) => runs.get(generationId)?.run,
    abort: (generationId) => runs.get(generationId)?.controller.abort(),
    ids: () => [...runs.keys()],
  };
}
