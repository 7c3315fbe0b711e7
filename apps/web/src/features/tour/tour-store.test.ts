import { expect, test } from 'vitest';
import { createDeviceStorage } from '../../lib/device-storage.ts';
import { createTourStore } from './tour-store.ts';

const memory = () =>
  createDeviceStorage(() => {
    throw new Error('blocked');
  });

test('offers itself to each newcomer once, however it ended', () => {
  const storage = memory();
  const store = createTourStore(storage);
  store.offer('zoe');
  expect(store.get()).toBe('offered');
  store.close();
  store.offer('zoe');
  expect(store.get()).toBe('closed');
  const later = createTourStore(storage);
  later.offer('zoe');
  expect(later.get()).toBe('closed');
  later.offer('ali');
  expect(later.get()).toBe('offered');
});

test('starts again for whoever asks, and counts as seen from then on', () => {
  const store = createTourStore(memory());
  store.start('zoe');
  expect(store.get()).toBe('requested');
  store.close();
  store.offer('zoe');
  expect(store.get()).toBe('closed');
});
