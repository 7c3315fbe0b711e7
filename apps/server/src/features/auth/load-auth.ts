import type { Deps } from '../../rpc/deps.ts';
import type { Auth } from './auth.ts';

/** Returns the accounts, loaded by the first call. */
export type LoadAuth = () => Promise<Auth>;

/** A server at rest, or one that only has readers without a session, does not hold the library of the accounts. */
export function loadingAuth(deps: Deps): LoadAuth {
  let loading: Promise<Auth> | undefined;
  return () => {
    loading ??= import('./auth.ts').then(({ createAuth }) => createAuth(deps));
    return loading;
  };
}
