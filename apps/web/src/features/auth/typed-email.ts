import { tabStorage } from '../../lib/device-storage.ts';

const key = 'elan.auth-email';

/** The email typed in the form, kept for the life of the tab because the device may be shared. Never the password. */
export const typedEmail = {
  get: () => tabStorage.get(key) ?? '',
  set: (email: string) => {
    if (email === '') tabStorage.remove(key);
    else tabStorage.set(key, email);
  },
};
