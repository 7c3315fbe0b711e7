import type { Account } from '@elan/contract/account';
import { createContext, use, useSyncExternalStore } from 'react';
import { signOut as endServerSession } from './auth-api.ts';
import { type DeviceStorage, deviceStorage } from './device-storage.ts';
import { type Fault, toFault } from './errors.ts';
import { clientHeader, send } from './http.ts';
import { accountRetry, type RetryRule, retry } from './retry.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';

/** Why nobody is signed in: never was, signed out here or in another tab, the session ended, the account is gone. */
export type SignedOutReason = 'none' | 'signed-out' | 'expired' | 'deleted';

export type SessionState =
  /** `problem` is set when the account could not be loaded; `load` tries again. */
  | { status: 'loading'; problem: Fault | null }
  | { status: 'signed-in'; account: Account }
  | { status: 'signed-out'; reason: SignedOutReason };

export type Session = {
  get: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server who is signed in. Called at the start and to try again. */
  load: () => Promise<void>;
  /** After a successful sign-in: loads the account and tells the other tabs. */
  signedIn: () => Promise<void>;
  /** After a 401 of a data call: one look at the account, then the session is over (decision C-04). */
  recheck: () => Promise<void>;
  /** Signs out. Whatever the server says, nothing of the session is left here (AUTH-028). */
  signOut: (reason?: 'signed-out' | 'deleted') => Promise<void>;
  /** Takes over what a later answer says about the account, such as the usage. */
  update: (change: Partial<Pick<Account, 'usage' | 'language'>>) => void;
};

type Ports = {
  /** Whether there is a session at all, asked for a visitor who was never signed in here. */
  hasSession: () => Promise<boolean>;
  /** @throws an error with status 401 when nobody is signed in */
  loadAccount: () => Promise<Account>;
  endServerSession: () => Promise<unknown>;
  channel: TabChannel;
  storage: DeviceStorage;
  sleep?: RetryRule['sleep'];
};

/** That somebody was signed in here: tells a session that ended from a visitor who never had one (decision C-21). */
const traceKey = 'elan.signed-in';

export function createSession(ports: Ports): Session {
  let state: SessionState = { status: 'loading', problem: null };
  let loading: Promise<void> | null = null;
  // An answer that was asked for before the session ended must not bring it back.
  let generation = 0;
  let justSignedIn = false;
  const listeners = new Set<() => void>();

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const end = (reason: SignedOutReason) => {
    generation += 1;
    loading = null;
    ports.storage.remove(traceKey);
    set({ status: 'signed-out', reason });
  };

  const loadAccount = async (): Promise<Account | null> => {
    const visitor = state.status !== 'signed-in' && !justSignedIn && ports.storage.get(traceKey) === null;
    return visitor && !(await ports.hasSession()) ? null : ports.loadAccount();
  };

  const ask = async () => {
    const asked = generation;
    try {
      const account = await retry(loadAccount, {
        ...accountRetry,
        retryable: (error) => !isSignedOut(toFault(error)),
        ...(ports.sleep === undefined ? {} : { sleep: ports.sleep }),
      });
      if (asked !== generation) return;
      justSignedIn = false;
      if (account === null) return end('none');
      ports.storage.set(traceKey, account.user.id);
      set({ status: 'signed-in', account });
    } catch (error) {
      if (asked !== generation) return;
      const fault = toFault(error);
      if (isSignedOut(fault)) end(ports.storage.get(traceKey) === null ? 'none' : 'expired');
      // Somebody who is already at work stays at work; only a first look has nothing else to show.
      else if (state.status !== 'signed-in') set({ status: 'loading', problem: fault });
    }
  };

  const once = () => {
    const current =
      loading ??
      ask().finally(() => {
        if (loading === current) loading = null;
      });
    loading = current;
    return current;
  };

  ports.channel.listen((message) => {
    if (message === 'signed-out' && state.status !== 'signed-out') end('signed-out');
    if (message === 'signed-in') void once();
  });

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      if (state.status === 'loading' && state.problem !== null) set({ status: 'loading', problem: null });
      return once();
    },
    signedIn: async () => {
      generation += 1;
      loading = null;
      justSignedIn = true;
      set({ status: 'loading', problem: null });
      await once();
      if (state.status === 'signed-in') ports.channel.tell('signed-in');
    },
    recheck: () => (state.status === 'signed-in' ? once() : Promise.resolve()),
    signOut: async (reason = 'signed-out') => {
      await ports.endServerSession().catch(() => undefined);
      end(reason);
      ports.channel.tell('signed-out');
    },
    update: (change) => {
      if (state.status === 'signed-in') set({ ...state, account: { ...state.account, ...change } });
    },
  };
}

const isSignedOut = (fault: Fault) =>
  fault.kind === 'refused' && (fault.code === 'NOT_AUTHENTICATED' || fault.code === 'FORBIDDEN');

/**
 * The account by plain fetch, in the wire format of the API's own protocol: the pages that a visitor sees first need
 * to know who is there, and no client library.
 */
async function fetchAccount(): Promise<Account> {
  const response = await send('/rpc/account/get', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...clientHeader },
    body: '{"json":{}}',
  });
  if (!response.ok) throw Object.assign(new Error('account refused'), { status: response.status });
  const answer = (await response.json()) as { json: Account };
  return answer.json;
}

/** Answers a visitor without an error, which the account itself would be. */
async function askForSession(): Promise<boolean> {
  const response = await send('/api/auth/get-session', { headers: clientHeader });
  return !response.ok || (await response.json()) !== null;
}

/** The session of this page. Public pages are rendered on the server too, where nobody is signed in. */
export const session = createSession({
  hasSession: askForSession,
  loadAccount: fetchAccount,
  endServerSession,
  storage: deviceStorage,
  channel: openTabChannel('elan.session'),
});

const firstRender: SessionState = { status: 'loading', problem: null };
let asked = false;

/** The first screen that asks who is signed in makes the page ask the server. */
function subscribe(listener: () => void): () => void {
  if (!asked) {
    asked = true;
    void session.load();
  }
  return session.subscribe(listener);
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, session.get, () => firstRender);
}

/** Milliseconds after which an open session is worth extending. */
const renewalInterval = 24 * 60 * 60 * 1000;
const renewedKey = 'elan.session-renewed';

/** Extends the session once a day while it is in use, so that nobody who keeps coming back has to sign in (AUTH-022). */
export async function renewSession(now = Date.now()): Promise<void> {
  if (now - Number(deviceStorage.get(renewedKey) ?? 0) < renewalInterval) return;
  deviceStorage.set(renewedKey, String(now));
  await send('/api/auth/get-session', { headers: clientHeader }).catch(() => undefined);
}

const AccountContext = createContext<Account | null>(null);
/** Stands around every screen that only exists signed in. */
export const AccountProvider = AccountContext.Provider;

/** The signed-in account. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (account === null) throw new Error('this screen needs a signed-in account');
  return account;
}
