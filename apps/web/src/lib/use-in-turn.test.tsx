// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInTurn } from './use-in-turn.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const turn = () => act(() => vi.advanceTimersToNextTimerAsync());

it('computes behind what is shown, in short tasks, and shows everything together', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const step = (until: number) => () => {
    now.mockReturnValue(until);
    return timers.mock.calls.length;
  };
  const steps = [step(1), step(50), step(51)];
  const { result } = renderHook(() => useInTurn(steps));
  expect(result.current).toBeNull();
  await turn();
  const [before = 0] = result.current ?? [];
  expect(result.current).toEqual([before, before, before + 1]);
});

it('begins again when there is something else to compute, and keeps what it showed meanwhile', async () => {
  const first = [() => 1];
  const old = vi.fn(() => 2);
  const { result, rerender } = renderHook(({ steps }) => useInTurn(steps), { initialProps: { steps: first } });
  await turn();
  rerender({ steps: [old] });
  rerender({ steps: [() => 4] });
  expect(result.current).toEqual([1]);
  await turn();
  await turn();
  expect(result.current).toEqual([4]);
  expect(old).not.toHaveBeenCalled();
});
