// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRest } from './use-rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('holds a press back until the window has been in front for a moment, each time anew', () => {
  const { result } = renderHook(useRest);
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(799));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(800));
  expect(result.current).toBe(true);
});
