// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInTurn } from './use-in-turn.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const turn = () => act(() => vi.advanceTimersToNextTimer());

it('computes one thing in each task, and shows all of them together', () => {
  const made: string[] = [];
  const steps = ['one', 'two'].map((name) => () => {
    made.push(name);
    return name;
  });
  const { result } = renderHook(() => useInTurn(steps));
  expect(made).toEqual([]);
  turn();
  expect(made).toEqual(['one']);
  turn();
  expect([made, result.current]).toEqual([['one', 'two'], null]);
  turn();
  expect(result.current).toEqual(['one', 'two']);
});

it('begins again when there is something else to compute, and keeps what it showed meanwhile', () => {
  const first = [() => 1];
  const old = vi.fn(() => 2);
  const { result, rerender } = renderHook(({ steps }) => useInTurn(steps), { initialProps: { steps: first } });
  turn();
  turn();
  rerender({ steps: [() => 3, old] });
  turn();
  rerender({ steps: [() => 4] });
  expect(result.current).toEqual([1]);
  turn();
  turn();
  expect(result.current).toEqual([4]);
  expect(old).not.toHaveBeenCalled();
});
