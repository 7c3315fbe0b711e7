import type { CellPlace, PresencePlace } from '@elan/domain/live';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useEffect, useSyncExternalStore } from 'react';
import { onAnswered } from '../../lib/connection.ts';
import { openTabChannel } from '../../lib/tab-channel.ts';
import { tabId } from '../../lib/tab-id.ts';
import { client } from '../api/api.ts';
import { createLive, type LiveState } from './live.ts';

/** The stream of this tab. */
export const live = createLive({
  tabId,
  // The monotonic clock may stop during sleep; the wall clock can be changed.
  age: () => Math.ceil(Math.max(performance.now(), Date.now() - performance.timeOrigin)),
  open: (input, signal) => client.live.stream(input, { signal }),
  present: (input) => client.live.present(input),
  page: {
    isVisible: () => document.visibilityState === 'visible',
    onChange: (listener) => {
      document.addEventListener('visibilitychange', listener);
      window.addEventListener('online', listener);
      return () => {
        document.removeEventListener('visibilitychange', listener);
        window.removeEventListener('online', listener);
      };
    },
  },
  onAnswered,
  channel: openTabChannel('elan.live'),
});

const firstRender: LiveState = { status: 'connecting', people: [] };

/** Whether changes arrive live, and who has the project open. */
export function useLive(): LiveState {
  return useSyncExternalStore(live.subscribe, live.get, () => firstRender);
}

let place: PresencePlace = { module: null, question: null };

function move(next: PresencePlace): void {
  place = next;
  live.setPlace(next);
}

/** Reports that this tab is in a module, and at which question, while the screen is mounted. */
export function usePresence(module: ModuleKey, question: string | null): void {
  useEffect(() => move({ ...place, module, question }), [module, question]);
  useEffect(() => () => move({ module: null, question: null }), []);
}

/** Reports at which cell of the figures this tab is; undefined: at none. */
export function presentCell(cell: CellPlace | undefined): void {
  const { cell: _, ...rest } = place;
  move(cell === undefined ? rest : { ...rest, cell });
}
