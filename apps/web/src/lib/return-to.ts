import { safeReturnTo } from '@elan/domain/routes';
import { deviceStorage, tabStorage } from './device-storage.ts';

const key = 'elan.return-to';

/** Milliseconds that other tabs know of it: as long as a link to sign in works. */
const knownFor = 30 * 60_000;

/** Remembers where the person wanted to go before signing in (decision C-03). */
export function rememberReturnTo(path: string): void {
  tabStorage.set(key, path);
}

/** The same, also for the tab that a mailed link opens. */
export function rememberReturnToInTabs(path: string): void {
  rememberReturnTo(path);
  deviceStorage.set(key, `${Date.now() + knownFor} ${path}`);
}

/** Where to go after signing in; can be read once (decision S-18). */
export function takeReturnTo(): string {
  const [until, path = ''] = deviceStorage.get(key)?.split(' ') ?? [];
  const stored = tabStorage.get(key) ?? (Number(until) > Date.now() ? path : null);
  tabStorage.remove(key);
  deviceStorage.remove(key);
  return safeReturnTo(stored);
}
