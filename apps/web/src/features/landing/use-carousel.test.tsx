// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCarousel } from './use-carousel.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (playing = true) =>
  renderHook((props: { playing: boolean }) => useCarousel(11, props.playing), { initialProps: { playing } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('goes on after 5 seconds, not before', () => {
  const { result } = open();
  pass(4_900);
  expect(result.current.index).toBe(0);
  pass(100);
  expect(result.current.index).toBe(1);
  pass(5_000);
  expect(result.current.index).toBe(2);
});

test('stands still while paused and starts a full interval when it goes on', () => {
  const { result, rerender } = open(false);
  pass(60_000);
  expect(result.current.index).toBe(0);
  rerender({ playing: true });
  pass(4_999);
  expect(result.current.index).toBe(0);
  pass(1);
  expect(result.current.index).toBe(1);
});

test('wraps both ways', () => {
  const { result } = open(false);
  act(() => result.current.previous());
  expect(result.current.index).toBe(10);
  pass(500);
  act(() => result.current.next());
  expect(result.current.index).toBe(0);
});

test('wraps when it goes on by itself', () => {
  const { result } = open();
  act(() => result.current.select(10));
  pass(5_000);
  expect(result.current.index).toBe(0);
});

test('a move by hand locks the next one for 500 ms', () => {
  const { result } = open(false);
  act(() => result.current.next());
  pass(200);
  act(() => result.current.next());
  act(() => result.current.select(7));
  expect(result.current.index).toBe(1);
  pass(300);
  act(() => result.current.next());
  expect(result.current.index).toBe(2);
});

test('a slide chosen by hand stays its full time', () => {
  const { result } = open();
  pass(4_000);
  act(() => result.current.select(3));
  pass(4_999);
  expect(result.current.index).toBe(3);
  pass(1);
  expect(result.current.index).toBe(4);
});
