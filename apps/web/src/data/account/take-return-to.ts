import { safeReturnTo } from '@elan/domain/routes';
import { deviceStorage, tabStorage } from '../../lib/device-storage.ts';
import { rememberReturnTo, returnToKey } from './return-to.ts';

/** Milliseconds that other tabs know of it: as long as a link to sign in works. */
const knownFor = 30 * 60_000;

/** Remembers where to go after signing in, also for the tab that a mailed link opens. */
export function rememberReturnToInTabs(path: string): void {
  rememberReturnTo(path);
  deviceStorage.set(returnToKey, `${Date.now() + knownFor} ${path}`);
}

/** Where to go after signing in; can be read once (decision S-18). */
export function takeReturnTo(): string {
  const [until, path = ''] = deviceStorage.get(returnToKey)?.split(' ') ?? [];
  const stored = tabStorage.get(returnToKey) ?? (Number(until) > Date.now() ? path : null);
  tabStorage.remove(returnToKey);
  deviceStorage.remove(returnToKey);
  return safeReturnTo(stored);
}
