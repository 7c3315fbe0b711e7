import { tabStorage } from '../../lib/device-storage.ts';

export const returnToKey = 'elan.return-to';

/** Remembers where the person wanted to go before signing in (decision C-03). */
export function rememberReturnTo(path: string): void {
  tabStorage.set(returnToKey, path);
}
