/**
 * How long a test may wait (milliseconds) before it counts as hanging. Nothing is proved by these bounds; they are wide
 * so that a slow or busy machine never fails a test that would have passed.
 */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};
