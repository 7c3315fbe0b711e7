import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStorage, type DeviceStorage } from '../device-storage.ts';
import { NetworkFailure } from '../http.ts';
import { createAutosave, type FieldsSaved, saveDelay } from './autosave.ts';
import { createDrafts } from './drafts.ts';
import { type FieldChange, officialValuesOf, valuesOf } from './fields-state.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function workingStorage(): DeviceStorage {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => {
      entries.set(key, value);
      return true;
    },
    remove: (key) => void entries.delete(key),
    keys: (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
  };
}

const blockedStorage = () =>
  createDeviceStorage(() => {
    throw new Error('blocked');
  });

const nothingStored = { values: {}, versions: {}, lastUpdated: null };

/** A server that stores versions and can be disconnected or delayed. */
function setUp(storage = workingStorage()) {
  const stored = new Map<string, { value: string; version: number }>();
  const requests: FieldChange[][] = [];
  let failure: Error | null = null;
  let gate: Promise<void> = Promise.resolve();
  const save = async (changes: FieldChange[]): Promise<FieldsSaved> => {
    requests.push(changes);
    const fails = failure;
    await gate;
    if (fails !== null) throw fails;
    const saved: Record<string, number> = {};
    const conflicts: FieldsSaved['conflicts'][number][] = [];
    for (const change of changes) {
      const standing = stored.get(change.key) ?? { value: '', version: 0 };
      if (standing.version === change.baseVersion) {
        stored.set(change.key, { value: change.value, version: standing.version + 1 });
        saved[change.key] = standing.version + 1;
      } else {
        conflicts.push({ key: change.key, ...standing });
      }
    }
    return { saved, conflicts };
  };
  const open = (tab = 'tab') => createAutosave({ save, drafts: createDrafts(storage, 'user', 'project', 'idea', tab) });
  return {
    storage,
    stored,
    requests,
    open,
    fail: (error: Error | null) => {
      failure = error;
    },
    hold: () => {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => {
        release = () => {
          gate = Promise.resolve();
          resolve();
        };
      });
      return () => release();
    },
  };
}

describe('autosave', () => {
  it('saves once, 1.2 s after the last key, and says when', async () => {
    const server = setUp();
    const autosave = server.open();
    autosave.type('q', 'a');
    await vi.advanceTimersByTimeAsync(saveDelay - 1);
    autosave.type('q', 'ab');
    expect(autosave.get().status).toEqual({ kind: 'saving' });
    await vi.advanceTimersByTimeAsync(saveDelay - 1);
    expect(server.requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.requests).toEqual([[{ key: 'q', value: 'ab', baseVersion: 0 }]]);
    expect(autosave.get().status).toEqual({ kind: 'saved', at: Date.now() });
  });

  it('knows when the answers were saved before', () => {
    const autosave = setUp().open();
    autosave.read({ values: { q: 'a' }, versions: { q: 1 }, lastUpdated: '2025-01-01T00:00:00.000Z' });
    expect(autosave.get().status).toEqual({ kind: 'saved', at: Date.parse('2025-01-01T00:00:00.000Z') });
  });

  it('keeps what is typed on this device at once and forgets it when it is saved', async () => {
    const server = setUp();
    const autosave = server.open();
    autosave.type('q', 'typed');
    expect(server.storage.keys('elan.draft:user:project:idea:')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(saveDelay);
    expect(server.storage.keys('')).toEqual([]);
  });

  it('has one request under way at a time and then sends the rest', async () => {
    const server = setUp();
    const autosave = server.open();
    const release = server.hold();
    autosave.type('q', 'first');
    await vi.advanceTimersByTimeAsync(saveDelay);
    autosave.type('q', 'second');
    await vi.advanceTimersByTimeAsync(saveDelay * 3);
    expect(server.requests).toHaveLength(1);
    release();
    await vi.advanceTimersByTimeAsync(saveDelay);
    expect(server.stored.get('q')).toEqual({ value: 'second', version: 2 });
    expect(autosave.get().status.kind).toBe('saved');
  });

  it('says offline, keeps the text and tries again, later and later', async () => {
    const server = setUp();
    const autosave = server.open();
    server.fail(new NetworkFailure());
    autosave.type('q', 'typed');
    await vi.advanceTimersByTimeAsync(saveDelay);
    expect(autosave.get().status).toEqual({ kind: 'offline', kept: true });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(server.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.requests).toHaveLength(3);
    server.fail(null);
    autosave.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.get().status.kind).toBe('saved');
    expect(server.stored.get('q')?.value).toBe('typed');
  });

  it('does not claim that anything is kept where storage is blocked', async () => {
    const server = setUp(blockedStorage());
    const autosave = server.open();
    server.fail(new NetworkFailure());
    autosave.type('q', 'typed');
    await vi.advanceTimersByTimeAsync(saveDelay);
    expect(autosave.get().status).toEqual({ kind: 'offline', kept: false });
  });

  it('does not repeat what was refused until something is typed', async () => {
    const server = setUp();
    const autosave = server.open();
    server.fail(Object.assign(new Error(), { code: 'FORBIDDEN', status: 403 }));
    autosave.type('q', 'typed');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.requests).toHaveLength(1);
    expect(autosave.get().status).toMatchObject({ kind: 'failed', fault: { code: 'FORBIDDEN' }, kept: true });
    server.fail(null);
    autosave.type('q', 'typed again');
    await vi.advanceTimersByTimeAsync(saveDelay);
    expect(autosave.get().status.kind).toBe('saved');
  });

  it('brings back and saves what was typed before a crash', async () => {
    const server = setUp();
    server.fail(new NetworkFailure());
    const crashed = server.open();
    crashed.read(nothingStored);
    crashed.type('q', 'typed before the crash');
    server.fail(null);
    const reopened = server.open();
    reopened.read(nothingStored);
    expect(valuesOf(reopened.get().state)).toEqual({ q: 'typed before the crash' });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.stored.get('q')?.value).toBe('typed before the crash');
    expect(server.storage.keys('')).toEqual([]);
  });

  it('shows both texts when a draft meets a newer answer, and overwrites neither', async () => {
    const server = setUp();
    createDrafts(server.storage, 'user', 'project', 'idea').write('q', { value: 'mine', base: 1, unconfirmed: [] });
    const autosave = server.open();
    autosave.read({ values: { q: 'theirs' }, versions: { q: 2 }, lastUpdated: null });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.requests).toEqual([]);
    expect(autosave.get().status).toEqual({ kind: 'conflict', kept: true });
    expect(server.storage.keys('')).toHaveLength(1);
    autosave.takeOther('q');
    expect(valuesOf(autosave.get().state)).toEqual({ q: 'theirs' });
    expect(server.storage.keys('')).toEqual([]);
  });

  it('saves both texts over the other one when the person says so', async () => {
    const server = setUp();
    createDrafts(server.storage, 'user', 'project', 'idea').write('q', { value: 'mine', base: 1, unconfirmed: [] });
    server.stored.set('q', { value: 'theirs', version: 2 });
    const autosave = server.open();
    autosave.read({ values: { q: 'theirs' }, versions: { q: 2 }, lastUpdated: null });
    await autosave.keepBoth('q');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.requests).toEqual([[{ key: 'q', value: 'theirs\n\nmine', baseVersion: 2 }]]);
    expect(valuesOf(autosave.get().state)).toEqual({ q: 'theirs\n\nmine' });
  });

  it('sends nothing while its author may not save, keeps it apart, and sends it once they may again', async () => {
    const server = setUp();
    createDrafts(server.storage, 'user', 'project', 'idea').write('q', { value: 'mine', base: 1, unconfirmed: [] });
    const stored = { values: { q: 'official' }, versions: { q: 1 }, lastUpdated: null };
    server.stored.set('q', { value: 'official', version: 1 });
    const autosave = server.open();
    autosave.allow(false);
    autosave.read(stored);
    expect(await autosave.flush()).toBe(false);
    autosave.read(stored);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requests).toEqual([]);
    expect(autosave.get().status).toEqual({ kind: 'held', kept: true });
    expect(officialValuesOf(autosave.get().state)).toEqual({ q: 'official' });
    autosave.allow(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.stored.get('q')?.value).toBe('mine');
  });

  it('drops what may not be saved when its author says so, and the answer of the others stays', async () => {
    const server = setUp();
    createDrafts(server.storage, 'user', 'project', 'idea').write('q', { value: 'mine', base: 1, unconfirmed: [] });
    const autosave = server.open();
    autosave.allow(false);
    autosave.read({ values: { q: 'theirs' }, versions: { q: 2 }, lastUpdated: null });
    expect(officialValuesOf(autosave.get().state)).toEqual({ q: 'theirs' });
    autosave.discard('q');
    expect(valuesOf(autosave.get().state)).toEqual({ q: 'theirs' });
    expect(autosave.get().status.kind).toBe('saved');
    expect(server.storage.keys('')).toEqual([]);
    autosave.allow(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.requests).toEqual([]);
  });

  it('saves everything before a generation, also what was typed while a save was under way', async () => {
    const server = setUp();
    const autosave = server.open();
    const release = server.hold();
    autosave.type('q', 'first');
    await vi.advanceTimersByTimeAsync(saveDelay);
    autosave.type('r', 'second');
    const flushed = autosave.flush();
    release();
    await expect(flushed).resolves.toBe(true);
    expect([...server.stored.keys()]).toEqual(['q', 'r']);
  });

  it('reports that it could not save everything', async () => {
    const server = setUp();
    const autosave = server.open();
    server.fail(new NetworkFailure());
    autosave.type('q', 'typed');
    await expect(autosave.flush()).resolves.toBe(false);
  });

  it('does not erase the draft of another tab', () => {
    const server = setUp();
    const first = server.open();
    const second = server.open();
    first.read(nothingStored);
    second.read(nothingStored);
    first.type('q', 'typed in the first tab');
    second.type('r', 'x');
    second.type('r', '');
    expect(server.storage.keys('')).toEqual(['elan.draft:user:project:idea:q']);
  });

  it('keeps both texts of two tabs that have the same answer unsaved, and offers the second once the first is saved', async () => {
    const server = setUp();
    const [first, second] = [server.open('first'), server.open('second')];
    first.read(nothingStored);
    second.read(nothingStored);
    server.fail(new NetworkFailure());
    first.type('q', 'from the first tab');
    second.type('q', 'from the second tab');
    first.type('q', 'from the first tab, longer');
    first.close();
    second.close();

    server.fail(null);
    const reopened = server.open('third');
    reopened.read(nothingStored);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.stored.get('q')).toEqual({ value: 'from the first tab, longer', version: 1 });
    const again = server.open('fourth');
    again.read({ values: { q: 'from the first tab, longer' }, versions: { q: 1 }, lastUpdated: null });
    expect(valuesOf(again.get().state)).toEqual({ q: 'from the second tab' });
    expect(again.get().state.fields['q']?.conflict?.value).toBe('from the first tab, longer');
    again.takeOther('q');
    expect(server.storage.keys('')).toEqual([]);
  });

  it('keeps on the device what is typed after the session has ended, sends none of it, and restores no erased draft', async () => {
    const server = setUp();
    const autosave = server.open();
    autosave.read(nothingStored);
    server.fail(new NetworkFailure());
    autosave.type('q', 'typed before');
    await vi.advanceTimersByTimeAsync(saveDelay);
    autosave.close();
    server.storage.remove('elan.draft:user:project:idea:q');
    autosave.type('r', 'typed before the screen was gone');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.requests).toHaveLength(1);
    expect(server.storage.keys('')).toEqual(['elan.draft:user:project:idea:r']);
  });

  it('leaves the unsaved text of another tab on the device when its own is saved', async () => {
    const server = setUp();
    const [first, second] = [server.open('first'), server.open('second')];
    first.read(nothingStored);
    second.read(nothingStored);
    first.type('q', 'from the first tab');
    await vi.advanceTimersByTimeAsync(saveDelay - 1);
    second.type('q', 'from the second tab');
    await vi.advanceTimersByTimeAsync(1);
    expect(server.stored.get('q')?.value).toBe('from the first tab');
    expect(server.storage.keys('').map((key) => server.storage.get(key))).toEqual([
      expect.stringContaining('from the second tab'),
    ]);
  });
});
