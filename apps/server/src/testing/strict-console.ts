import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Anything on console.error is an overlooked fault, so it fails the test. */
const errors: unknown[][] = [];

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    errors.push(words);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(errors, 'console.error was called').toEqual([]);
});
