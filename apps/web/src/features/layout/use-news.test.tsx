// @vitest-environment happy-dom
import { release } from '@elan/domain/release';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deviceStorage } from '../../lib/device-storage.ts';
import { useNews } from './use-news.ts';

const key = 'elan.release';
beforeEach(() => deviceStorage.remove(key));

test('a new device has nothing to catch up with', () => {
  expect(renderHook(useNews).result.current.isUnread).toBe(false);
  expect(deviceStorage.get(key)).toBe(release);
});

test('after an update what is new stays marked until it was opened', () => {
  deviceStorage.set(key, '0.0.1');
  const { result } = renderHook(useNews);
  expect(result.current.isUnread).toBe(true);
  expect(renderHook(useNews).result.current.isUnread).toBe(true);
  act(() => result.current.markRead());
  expect(result.current.isUnread).toBe(false);
  expect(renderHook(useNews).result.current.isUnread).toBe(false);
});
