import type { Account } from '@elan/contract/account';
import { demoIds } from '@elan/domain/demo';
import { describe, expect, it } from 'vitest';
import { createDeviceStorage } from '../../lib/device-storage.ts';
import { NetworkFailure } from '../../lib/http.ts';
import type { TabChannel } from '../../lib/tab-channel.ts';
import { accountOf } from '../../testing/account.ts';
import { personOf } from '../../testing/person.ts';
import { createSession } from './session.ts';

const account = accountOf();

const status = (value: number) => Object.assign(new Error(), { status: value });

/** A channel between two tabs of one browser. */
function tabs() {
  const listeners: { tab: number; listener: (message: string) => void }[] = [];
  return (tab: number): TabChannel => ({
    send: (message) => {
      for (const other of listeners) if (other.tab !== tab) other.listener(message);
    },
    listen: (listener) => void listeners.push({ tab, listener }),
  });
}

type Answers = (Account | Error | (() => Promise<Account>))[];
type Others = { hasSession?: boolean; identity?: Account | null; canEnd?: () => boolean };

function setUp(answers: Answers, channel = tabs()(1), others: Others = {}) {
  const { hasSession = true, identity = null, canEnd = () => false } = others;
  const ended: string[] = [];
  const waits: number[] = [];
  const storage = createDeviceStorage(() => {
    throw new Error('memory only');
  });
  let calls = 0;
  let visits = 0;
  const session = createSession({
    hasSession: async () => {
      visits += 1;
      return hasSession;
    },
    loadAccount: async () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      if (answer instanceof Error) throw answer;
      if (typeof answer === 'function') return answer();
      return answer ?? account;
    },
    loadIdentity: async () => identity,
    endServerSession: async () => {
      if (!canEnd()) throw new NetworkFailure();
      ended.push('ended');
    },
    channel,
    storage,
    sleep: async (milliseconds) => void waits.push(milliseconds),
  });
  return { session, storage, waits, ended, calls: () => calls, visits: () => visits };
}

describe('session', () => {
  it('goes from loading to signed in', async () => {
    const { session } = setUp([account]);
    expect(session.get().status).toBe('loading');
    await session.load();
    expect(session.get()).toEqual({ status: 'signed-in', account });
  });

  it('tries three times, then says what is wrong without signing anybody out', async () => {
    const { session, waits, calls } = setUp([status(500)]);
    await session.load();
    expect(calls()).toBe(3);
    expect(waits).toEqual([500, 1000]);
    expect(session.get()).toEqual({ status: 'loading', problem: { kind: 'unknown' } });
  });

  it.each([401, 403])('takes a %i of the account as signed out, at once', async (code) => {
    const { session, calls } = setUp([status(code)]);
    await session.load();
    expect(calls()).toBe(1);
    expect(session.get()).toEqual({ status: 'signed-out', reason: 'none' });
  });

  it('lets a visitor be one without asking for an account', async () => {
    const { session, calls } = setUp([account], tabs()(1), { hasSession: false });
    await session.load();
    expect(calls()).toBe(0);
    expect(session.get()).toEqual({ status: 'signed-out', reason: 'none' });
  });

  it('goes straight to the account of somebody who was signed in here', async () => {
    const { session, storage, visits } = setUp([account]);
    storage.set('elan.signed-in', 'user-1');
    await session.load();
    expect(visits()).toBe(0);
    expect(session.get().status).toBe('signed-in');
  });

  it('tells an ended session from a visitor who never had one, and forgets it', async () => {
    const { session, storage } = setUp([status(401)]);
    storage.set('elan.signed-in', 'user-1');
    await session.load();
    expect(session.get()).toEqual({ status: 'signed-out', reason: 'expired' });
    expect(storage.keys('')).toEqual([]);
  });

  it('survives a 401 of a data call while the account still answers', async () => {
    const { session, calls } = setUp([account]);
    await session.load();
    await session.recheck();
    expect(calls()).toBe(2);
    expect(session.get().status).toBe('signed-in');
  });

  it('ends when the account answers 401 as well, with one look for many calls', async () => {
    const { session, calls } = setUp([account, status(401)]);
    await session.load();
    await Promise.all([session.recheck(), session.recheck(), session.recheck()]);
    expect(calls()).toBe(2);
    expect(session.get()).toEqual({ status: 'signed-out', reason: 'expired' });
  });

  it('leaves nothing of the session here when signing out fails on the server', async () => {
    const { session, storage } = setUp([account]);
    await session.load();
    await session.signOut();
    expect(session.get()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    expect(storage.get('elan.signed-in')).toBeNull();
  });

  it('tells the server of a sign-out it could not hear, before it asks who is there', async () => {
    let online = false;
    const { session, storage, ended, calls } = setUp([account], tabs()(1), { hasSession: false, canEnd: () => online });
    storage.set('elan.signed-in', account.user.id);
    await session.load();
    await session.signOut();
    const asked = calls();
    await session.load();
    expect(calls()).toBe(asked);
    expect(session.get().status).not.toBe('signed-in');
    online = true;
    await session.load();
    expect(ended).toEqual(['ended']);
    expect(calls()).toBe(asked);
    expect(session.get()).toEqual({ status: 'signed-out', reason: 'none' });
    expect(storage.keys('')).toEqual([]);
  });

  it('works with defaults when the account cannot be loaded and its owner is known', async () => {
    const { session, calls } = setUp([status(500)], tabs()(1), { identity: account });
    await session.load();
    expect(calls()).toBe(3);
    expect(session.get()).toEqual({ status: 'signed-in', account, problem: { kind: 'unknown' } });
  });

  it('shows the demonstration until an account can be reached', async () => {
    const demo = accountOf({ user: { id: demoIds.user, ...personOf('demo@example.com'), lastSignInAt: '' } });
    const answers: Answers = [new NetworkFailure(), new NetworkFailure(), new NetworkFailure()];
    const { session, storage } = setUp(answers);
    storage.set('elan.signed-in', account.user.id);
    await session.load();
    session.enterDemo(demo);
    expect(session.get()).toEqual({ status: 'signed-in', account: demo });
    await session.load();
    expect(session.get()).toEqual({ status: 'signed-in', account: demo });
    answers.push(account);
    await session.load();
    expect(session.get()).toEqual({ status: 'signed-in', account });
  });

  it('never puts the demonstration in the place of an account, or of a visitor', async () => {
    const demo = accountOf({ user: { id: demoIds.user, ...personOf('demo@example.com'), lastSignInAt: '' } });
    const atWork = setUp([account]).session;
    await atWork.load();
    atWork.enterDemo(demo);
    expect(atWork.get()).toEqual({ status: 'signed-in', account });
    const visitor = setUp([account], tabs()(1), { hasSession: false }).session;
    await visitor.load();
    visitor.enterDemo(demo);
    expect(visitor.get().status).toBe('signed-out');
  });

  it('asks once, not three times, where there is no server at all', async () => {
    const { session, calls } = setUp([status(404)]);
    await session.load();
    expect(calls()).toBe(1);
    expect(session.get()).toMatchObject({ status: 'loading', problem: { kind: 'refused', code: 'NOT_FOUND' } });
  });

  it('is not brought back by an answer that was asked for before signing out', async () => {
    let answer: (value: Account) => void = () => undefined;
    const late = new Promise<Account>((resolve) => {
      answer = resolve;
    });
    const { session } = setUp([account, () => late]);
    await session.load();
    const recheck = session.recheck();
    await session.signOut();
    answer(account);
    await recheck;
    expect(session.get().status).toBe('signed-out');
  });

  it('is signed out in every tab at once, and signed in again', async () => {
    const channel = tabs();
    const first = setUp([account], channel(1));
    const second = setUp([account], channel(2));
    await first.session.load();
    await second.session.load();
    await first.session.signOut();
    expect(second.session.get()).toEqual({ status: 'signed-out', reason: 'signed-out' });
    await first.session.signedIn();
    await second.session.load();
    expect(second.session.get().status).toBe('signed-in');
  });

  it('takes over a new usage', async () => {
    const { session } = setUp([account]);
    await session.load();
    session.update({ usage: { ...account.usage, used: 1 } });
    expect(session.get()).toMatchObject({ account: { usage: { used: 1 } } });
  });
});
