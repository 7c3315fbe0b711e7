import { safeReturnTo } from '@elan/domain/routes';
import { tabStorage } from './device-storage.ts';

const key = 'elan.return-to';

/** Remembers where the person wanted to go before signing in (decision C-03). */
export function rememberReturnTo(path: string): void {
  tabStorage.set(key, path);
}

/** Where to go after signing in; can be read once (decision S-18). */
export function takeReturnTo(): string {
  const stored = tabStorage.get(key);
  tabStorage.remove(key);
  return safeReturnTo(stored);
}
