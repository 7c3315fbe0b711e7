import type { ResultRun } from '../components/run-progress.tsx';

/** An idle generation, with the given changes. */
export function resultRunOf(change: Partial<ResultRun> = {}): ResultRun {
  return {
    underWay: false,
    reconnecting: false,
    stopping: false,
    cancelled: false,
    succeeded: false,
    entries: 0,
    refusal: null,
    canStop: false,
    running: null,
    stop: async () => undefined,
    dismiss: () => undefined,
    ...change,
  };
}
