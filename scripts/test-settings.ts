import { availableParallelism } from 'node:os';

/**
 * How long a test may wait (milliseconds) before it counts as hanging. Nothing is proved by these bounds; they are wide
 * so that a slow or busy machine never fails a test that would have passed.
 */
export const testTimeouts = {
  testTimeout: 300_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** What every Vitest project sets. */
export const testSettings = {
  ...testTimeouts,
  /**
   * Left alone, Vitest leaves one processor idle, and a project does not take this number from the configuration above
   * it. Beyond four the tests wait for the one PostgreSQL.
   */
  maxWorkers: Math.min(4, availableParallelism()),
};
