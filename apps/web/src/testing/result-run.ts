import type { ResultRun } from '../components/run-progress.tsx';

/** A generation at rest, with what a test needs to be different. */
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
    stop: async () => undefined,
    dismiss: () => undefined,
    ...change,
  };
}
