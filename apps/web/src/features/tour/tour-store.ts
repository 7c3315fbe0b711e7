import { useSyncExternalStore } from 'react';
import { type DeviceStorage, deviceStorage } from '../../lib/device-storage.ts';
import { createListeners } from '../../lib/listeners.ts';

/** Whether the tour is open, and how it was started. */
export type TourState = 'closed' | 'offered' | 'requested';

const keyOf = (userId: string) => `elan.tour:${userId}`;

export function createTourStore(storage: DeviceStorage) {
  let state: TourState = 'closed';
  const { subscribe, notify } = createListeners();
  const set = (next: TourState) => {
    state = next;
    notify();
  };
  const begin = (userId: string, next: TourState) => {
    storage.set(keyOf(userId), 'seen');
    set(next);
  };
  return {
    get: () => state,
    subscribe,
    /** Starts it for a newcomer who has never seen it: once, however it ends. */
    offer: (userId: string) => {
      if (state === 'closed' && storage.get(keyOf(userId)) === null) begin(userId, 'offered');
    },
    /** Somebody who has projects needs none offered, even if they lose these. */
    skip: (userId: string) => {
      if (storage.get(keyOf(userId)) === null) storage.set(keyOf(userId), 'seen');
    },
    /** Starts it because the person requested it. */
    start: (userId: string) => begin(userId, 'requested'),
    close: () => set('closed'),
  };
}

export const tour = createTourStore(deviceStorage);

export function useTour(): TourState {
  return useSyncExternalStore(tour.subscribe, tour.get, () => 'closed');
}
