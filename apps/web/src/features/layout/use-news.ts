import { release } from '@elan/domain/release';
import { useState } from 'react';
import { deviceStorage } from '../../lib/device-storage.ts';

const key = 'elan.release';

/**
 * Whether this device last saw another version of the product, until somebody opens what is new. A device that never
 * saw one is not told: everything is new there.
 */
export function useNews(): { isUnread: boolean; markRead: () => void } {
  const [isUnread, setIsUnread] = useState(() => {
    const seen = deviceStorage.get(key);
    if (seen === null) deviceStorage.set(key, release);
    return seen !== null && seen !== release;
  });
  return {
    isUnread,
    markRead: () => {
      deviceStorage.set(key, release);
      setIsUnread(false);
    },
  };
}
