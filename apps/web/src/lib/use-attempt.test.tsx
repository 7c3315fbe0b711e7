// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAttempt } from './use-attempt.ts';

afterEach(cleanup);

const said = (thrown: unknown) => `Failed: ${String(thrown)}`;

it('runs one at a time', async () => {
  const { result } = renderHook(() => useAttempt(said));
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const second = vi.fn(async () => null);
  act(() => void result.current.attempt(() => promise));
  expect(result.current.busy).toBe(true);
  await act(async () => expect(await result.current.attempt(second)).toBe(false));
  expect(second).not.toHaveBeenCalled();
  await act(async () => resolve(undefined));
  expect(result.current).toMatchObject({ busy: false, failure: null });
});

it('keeps why it failed until the next one begins, whether it was thrown or is a failure of its own', async () => {
  const { result } = renderHook(() => useAttempt(said, 'Wrong from the start'));
  expect(result.current.failure).toBe('Wrong from the start');
  await act(() => result.current.attempt(() => Promise.reject('no network')));
  expect(result.current).toMatchObject({ busy: false, failure: 'Failed: no network' });
  await act(() => result.current.attempt(async () => 'Somebody was first'));
  expect(result.current.failure).toBe('Somebody was first');
  await act(async () => expect(await result.current.attempt(async () => null)).toBe(true));
  expect(result.current.failure).toBeNull();
});
