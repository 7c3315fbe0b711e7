import { tabStorage } from '../../lib/device-storage.ts';

const key = 'elan.auth-email';

/** The address typed at the door, kept as long as the tab: the device may be somebody else's next. Never a password. */
export const typedEmail = {
  get: () => tabStorage.get(key) ?? '',
  set: (email: string) => {
    if (email === '') tabStorage.remove(key);
    else tabStorage.set(key, email);
  },
};
