import type { Account } from '@elan/contract/account';
import { type RpcValue, rpcText } from '@elan/contract/rpc-wire';
import { demoIds } from '@elan/domain/demo';
import { toLanguage } from '@elan/domain/locale';
import { profileOf } from '@elan/domain/people';
import { entitlementsOf } from '@elan/domain/plans';
import { createContext, use, useSyncExternalStore } from 'react';
import { setDemoAccount } from '../../lib/demo-mode.ts';
import { type DeviceStorage, deviceStorage } from '../../lib/device-storage.ts';
import { type Fault, isWithoutServer, toFault } from '../../lib/errors.ts';
import { send, tabHeader } from '../../lib/http.ts';
import { readStoredLanguage } from '../../lib/i18n/stored-language.ts';
import { createListeners } from '../../lib/listeners.ts';
import { accountRetry, type RetryRule, retry } from '../../lib/retry.ts';
import { openTabChannel, type TabChannel } from '../../lib/tab-channel.ts';
import { dropFirstReads, hasFirstRead, pendingSignOutKey, signedInKey, takeFirstRead } from '../api/first-reads.ts';
import { signOut as endServerSession } from '../sign-in/auth-api.ts';

/**
 * Why nobody is signed in: never signed in, signed out here or in another tab, the session ended, or the account was
 * deleted.
 */
export type SignedOutReason = 'none' | 'signed-out' | 'expired' | 'deleted';

export type SessionState =
  /** `problem` is set when the account could not be loaded; `load` tries again. */
  | { status: 'loading'; problem: Fault | null }
  /** `problem` is set while the account's plan and usage could not be loaded and defaults are shown (ERR-022). */
  | { status: 'signed-in'; account: Account; problem?: Fault }
  | { status: 'signed-out'; reason: SignedOutReason };

export type Session = {
  get: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Asks the server who is signed in. Called on start and to retry. */
  load: () => Promise<void>;
  /** After a successful sign-in: loads the account and notifies the other tabs. */
  signedIn: () => Promise<void>;
  /**
   * After a data call returned 401: reloads the account once, and ends the session if that fails too (decision C-04).
   */
  recheck: () => Promise<void>;
  /** Signs out. Nothing of the session remains on this device, whatever the server answers (AUTH-028). */
  signOut: (reason?: 'signed-out' | 'deleted') => Promise<void>;
  /** Shows the demonstration when no account can be reached, until one can (decision S-10). */
  enterDemo: (account: Account) => void;
  /** Applies what a later response says about the account, such as the usage. */
  update: (change: Partial<Pick<Account, 'user' | 'usage' | 'language'>>) => void;
};

type Ports = {
  /** Whether there is a session at all; asked for a visitor who never signed in here. */
  hasSession: () => Promise<boolean>;
  /** @throws an error with status 401 when nobody is signed in */
  loadAccount: () => Promise<Account>;
  /** The person's identity when the rest of the account cannot be loaded; null when that is unavailable too. */
  loadIdentity: () => Promise<Account | null>;
  endServerSession: () => Promise<unknown>;
  channel: TabChannel;
  storage: DeviceStorage;
  sleep?: RetryRule['sleep'];
};

/**
 * Whether somebody was signed in on this device, as far as it knows: tells a session that ended from a visitor who never
 * had one (decision C-21).
 */
export const hasSignedInHere = () => deviceStorage.get(signedInKey) !== null;

/** Whether the account on screen is the demonstration's. */
export const isDemoAccount = (account: Account) => account.user.id === demoIds.user;

export function createSession(ports: Ports): Session {
  let state: SessionState = { status: 'loading', problem: null };
  let loading: Promise<void> | null = null;
  // A response to a request made before the session ended must not restore it.
  let generation = 0;
  let justSignedIn = false;
  const { subscribe, notify } = createListeners();

  const set = (next: SessionState) => {
    state = next;
    notify();
  };

  const end = (reason: SignedOutReason) => {
    generation += 1;
    loading = null;
    ports.storage.remove(signedInKey);
    set({ status: 'signed-out', reason });
  };

  const loadAccount = async (): Promise<Account | null> => {
    if (!justSignedIn && ports.storage.get(pendingSignOutKey) !== null) {
      await ports.endServerSession();
      ports.storage.remove(pendingSignOutKey);
    }
    const isSignedIn = state.status === 'signed-in' && !isDemoAccount(state.account);
    const isVisitor = !isSignedIn && !justSignedIn && ports.storage.get(signedInKey) === null;
    return isVisitor && !(await ports.hasSession()) ? null : ports.loadAccount();
  };

  const ask = async () => {
    const asked = generation;
    try {
      const account = await retry(loadAccount, {
        ...accountRetry,
        retryable: (error) => !isFinal(toFault(error)),
        ...(ports.sleep === undefined ? {} : { sleep: ports.sleep }),
      });
      if (asked !== generation) return;
      justSignedIn = false;
      if (account === null) return end('none');
      ports.storage.set(signedInKey, account.user.id);
      set({ status: 'signed-in', account });
    } catch (error) {
      if (asked !== generation) return;
      const fault = toFault(error);
      if (isSignedOut(fault)) end(ports.storage.get(signedInKey) === null ? 'none' : 'expired');
      // Somebody already signed in stays so; only a first load has nothing else to show.
      else if (state.status !== 'signed-in') await fallBack(fault, asked);
    }
  };

  /** What to show without the account: its owner with defaults, or the problem. Stored values are not touched. */
  const fallBack = async (problem: Fault, since: number) => {
    const isFault = problem.kind !== 'network' && !isWithoutServer(problem);
    const account = isFault ? await ports.loadIdentity().catch(() => null) : null;
    if (since !== generation) return;
    set(account === null ? { status: 'loading', problem } : { status: 'signed-in', account, problem });
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
    subscribe,
    load: once,
    signedIn: async () => {
      generation += 1;
      loading = null;
      justSignedIn = true;
      ports.storage.remove(pendingSignOutKey);
      set({ status: 'loading', problem: null });
      await once();
      if (state.status === 'signed-in') ports.channel.send('signed-in');
    },
    recheck: () => (state.status === 'signed-in' ? once() : Promise.resolve()),
    signOut: async (reason = 'signed-out') => {
      await ports.endServerSession().catch(() => ports.storage.set(pendingSignOutKey, reason));
      end(reason);
      ports.channel.send('signed-out');
    },
    enterDemo: (account) => {
      if (state.status === 'loading' && state.problem !== null) set({ status: 'signed-in', account });
    },
    update: (change) => {
      if (state.status === 'signed-in') set({ ...state, account: { ...state.account, ...change } });
    },
  };
}

const isSignedOut = (fault: Fault) =>
  fault.kind === 'refused' && (fault.code === 'NOT_AUTHENTICATED' || fault.code === 'FORBIDDEN');

const isFinal = (fault: Fault) => isSignedOut(fault) || isWithoutServer(fault);

const ownAccount = { procedure: 'account/get', input: {} };

/**
 * Loads the account with plain fetch, in oRPC's wire format: the pages a visitor sees first need to know who is signed
 * in, but not the client library.
 */
async function fetchAccount(): Promise<Account> {
  const response =
    (await takeFirstRead(ownAccount)) ??
    (await send('/rpc/account/get', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...tabHeader },
      body: rpcText({}),
    }));
  if (!response.ok) throw Object.assign(new Error('account refused'), { status: response.status });
  const answer = (await response.json()) as RpcValue<Account>;
  return answer.json;
}

/** Answers a visitor without an error, which loading the account would return. */
async function askForSession(): Promise<boolean> {
  // Only a page for somebody who is signed in asks for the account by itself.
  if (hasFirstRead(ownAccount)) return true;
  const response = await send('/api/auth/get-session', { headers: tabHeader });
  return !response.ok || (await response.json()) !== null;
}

/** Defaults for the account while only its owner is known; the server still decides what is allowed. */
async function fetchIdentity(): Promise<Account | null> {
  const response = await send('/api/auth/get-session', { headers: tabHeader });
  const answer = response.ok ? ((await response.json()) as AuthSession | null) : null;
  if (typeof answer?.user?.id !== 'string' || typeof answer.user.email !== 'string') return null;
  const { hasPremiumAccess, isFounder, generationLimit } = entitlementsOf('free');
  return {
    user: {
      id: answer.user.id,
      ...profileOf(answer.user.id, { email: answer.user.email, name: '', color: null }),
      lastSignInAt: answer.session?.createdAt ?? '',
    },
    language: readStoredLanguage() ?? toLanguage(document.documentElement.lang),
    tier: 'free',
    isFounder,
    hasAccess: true,
    hasPremiumAccess,
    usage: { used: 0, limit: generationLimit, resetsAt: new Date().toISOString() },
    services: { ai: 'model', payments: 'none', mail: 'smtp' },
  };
}

type AuthSession = { user?: { id?: unknown; email?: unknown }; session?: { createdAt?: string } };

/** The session of this page. Public pages are also rendered on the server, where nobody is signed in. */
export const session = createSession({
  hasSession: askForSession,
  loadAccount: fetchAccount,
  loadIdentity: fetchIdentity,
  endServerSession,
  storage: deviceStorage,
  channel: openTabChannel('elan.session'),
});

session.subscribe(() => {
  const state = session.get();
  if (state.status !== 'signed-in') dropFirstReads();
  setDemoAccount(state.status === 'signed-in' && isDemoAccount(state.account));
});

const accountIdOf = (state: SessionState) => (state.status === 'signed-in' ? state.account.user.id : null);

/** Runs `end` once the account signed in now no longer is, so that nothing is sent in the name of the next person. */
export function whenAccountLeaves(end: () => void): void {
  const mine = accountIdOf(session.get());
  const stop = session.subscribe(() => {
    const state = session.get();
    if (state.status === 'loading' || accountIdOf(state) === mine) return;
    stop();
    end();
  });
}

const firstRender: SessionState = { status: 'loading', problem: null };
let started: Promise<void> | undefined;

/** Asks who is signed in, once per page. The first screen that needs to know it triggers the request. */
export function startSession(): Promise<void> {
  started ??= session.load();
  return started;
}

function subscribe(listener: () => void): () => void {
  void startSession();
  return session.subscribe(listener);
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, session.get, () => firstRender);
}

/** Milliseconds before an open session is extended again. */
const renewalInterval = 24 * 60 * 60 * 1000;
let renewedAt = Date.now();

/** Extends the session of a page that stays open, once a day (AUTH-022). Loading a page has extended it already. */
export async function renewSession(): Promise<void> {
  const now = Date.now();
  // A clock that was set back must not put the renewal off.
  if (Math.abs(now - renewedAt) < renewalInterval) return;
  renewedAt = now;
  await send('/api/auth/get-session', { headers: tabHeader }).catch(() => undefined);
}

const AccountContext = createContext<Account | null>(null);
/** Wraps every signed-in screen. */
export const AccountProvider = AccountContext.Provider;

/** The signed-in account. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (account === null) throw new Error('this screen needs a signed-in account');
  return account;
}
