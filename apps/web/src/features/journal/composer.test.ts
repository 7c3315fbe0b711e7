import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStorage } from '../../lib/device-storage.ts';
import { NetworkFailure } from '../../lib/http.ts';
import { createComposer } from './composer.ts';
import { createEntryDrafts, type EntryDraft } from './entry-drafts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const begun = 1_736_000_000_000;
const refusal = (code: string) => Object.assign(new Error(code), { code });

/** A device that stores what it is given, and a server that answers as the test says. */
function scene(answers: readonly (Error | null)[] = [], { blocked = false } = {}) {
  const stored = new Map<string, string>();
  const storage = createDeviceStorage(() => {
    if (blocked) throw new Error('storage is blocked');
    return {
      get length() {
        return stored.size;
      },
      key: (index: number) => [...stored.keys()][index] ?? null,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
      clear: () => stored.clear(),
    };
  });
  const drafts = createEntryDrafts(storage, 'user', 'project');
  const sent: EntryDraft[] = [];
  const faults: string[] = [];
  const open = () =>
    createComposer({
      drafts,
      add: async (draft) => {
        const answer = answers[sent.length] ?? null;
        sent.push(draft);
        if (answer !== null) throw answer;
      },
      log: (fault) => faults.push(fault.kind),
      now: () => begun,
    });
  return { drafts, sent, faults, stored, open };
}

function written(place: ReturnType<typeof scene>) {
  const composer = place.open();
  composer.open();
  composer.type({ title: 'Seven subscriptions', content: 'Seven signed.' });
  return composer;
}

describe('the composer of an entry', () => {
  it('begins empty and neutral', () => {
    const composer = scene().open();
    expect(composer.get().draft).toBeNull();
    composer.open();
    expect(composer.get().draft).toMatchObject({ id: String(begun), title: '', content: '', mood: 'neutral' });
  });

  it('keeps every word on the device while it is typed, and finds it again after a reload', () => {
    const place = scene();
    const composer = written(place);
    composer.type({ mood: 'positive' });
    const after = place.open().get();
    expect(after).toMatchObject({ phase: 'writing', draft: { title: 'Seven subscriptions', mood: 'positive' } });
    expect(place.sent).toEqual([]);
  });

  it('keeps nothing of a form that was opened and left empty', () => {
    const place = scene();
    const composer = place.open();
    composer.open();
    composer.type({ title: ' ' });
    expect(place.stored.size).toBe(0);
    expect(place.open().get().draft).toBeNull();
  });

  it('adds once, clears the form and the device, and is ready for the next one', async () => {
    const place = scene();
    const composer = written(place);
    await Promise.all([composer.add(), composer.add()]);
    expect(place.sent).toMatchObject([{ id: String(begun), title: 'Seven subscriptions', content: 'Seven signed.' }]);
    expect(composer.get()).toMatchObject({ draft: null, phase: 'writing', added: 1 });
    expect(place.stored.size).toBe(0);
    composer.open();
    expect(composer.get().draft).toMatchObject({ title: '', content: '', mood: 'neutral' });
  });

  it('sends nothing without a title or without words', async () => {
    const place = scene();
    const composer = place.open();
    composer.open();
    composer.type({ title: 'Only a title', content: ' \n ' });
    await composer.add();
    expect(place.sent).toEqual([]);
    expect(composer.get().phase).toBe('writing');
  });

  it('forgets what is discarded', () => {
    const place = scene();
    const composer = written(place);
    composer.discard();
    expect(composer.get().draft).toBeNull();
    expect(place.stored.size).toBe(0);
  });
});

describe('without a connection', () => {
  it('keeps the text, says so, and tries again by itself with the same id', async () => {
    const place = scene([new NetworkFailure('gone'), new NetworkFailure('gone')]);
    const composer = written(place);
    await composer.add();
    expect(composer.get()).toMatchObject({ phase: 'waiting', kept: true, draft: { content: 'Seven signed.' } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(composer.get().phase).toBe('waiting');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(composer.get()).toMatchObject({ draft: null, added: 1 });
    expect(new Set(place.sent.map(({ id }) => id)).size).toBe(1);
    expect(place.faults).toEqual(['network', 'network']);
  });

  it('tries at once when the connection is back, and never after that', async () => {
    const place = scene([new NetworkFailure('gone')]);
    const composer = written(place);
    await composer.add();
    composer.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(composer.get().added).toBe(1);
    composer.retry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(place.sent).toHaveLength(2);
  });

  it('goes on after a reload with what was asked for', async () => {
    const place = scene([new NetworkFailure('gone')]);
    await written(place).add();
    const after = place.open();
    expect(after.get()).toMatchObject({ phase: 'waiting', draft: { title: 'Seven subscriptions' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(after.get()).toMatchObject({ draft: null, added: 1 });
    expect(place.stored.size).toBe(0);
  });

  it('waits for Add again when its author goes on writing', async () => {
    const place = scene([new NetworkFailure('gone')]);
    const composer = written(place);
    await composer.add();
    composer.type({ content: 'Seven signed, and one more' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(place.sent).toHaveLength(1);
    await composer.add();
    expect(place.sent.at(-1)).toMatchObject({ content: 'Seven signed, and one more' });
  });

  it('says when the device cannot keep the text', () => {
    const composer = written(scene([], { blocked: true }));
    expect(composer.get().kept).toBe(false);
  });

  it('sends what waits before its author signs out', async () => {
    const place = scene([new NetworkFailure('gone')]);
    const composer = written(place);
    await composer.add();
    await composer.flush();
    expect(composer.get().added).toBe(1);
  });
});

describe('a refusal', () => {
  it('for an id that is taken takes the next millisecond', async () => {
    const place = scene([refusal('CONFLICT'), refusal('CONFLICT')]);
    const composer = written(place);
    await composer.add();
    expect(place.sent.map(({ id }) => Number(id) - begun)).toEqual([0, 1, 2]);
    expect(composer.get().added).toBe(1);
    expect(place.stored.size).toBe(0);
  });

  it('for ever ends, with the text in the form', async () => {
    const place = scene(Array.from({ length: 100 }, () => refusal('CONFLICT')));
    const composer = written(place);
    await composer.add();
    expect(place.sent.length).toBeLessThan(30);
    expect(composer.get()).toMatchObject({ phase: 'refused', draft: { content: 'Seven signed.' } });
  });

  it.each(['NOT_AUTHENTICATED', 'FORBIDDEN', 'PLAN_REQUIRED', 'INVALID_INPUT'])(
    'with %s keeps the text and is not repeated by itself',
    async (code) => {
      const place = scene([refusal(code)]);
      const composer = written(place);
      await composer.add();
      expect(composer.get()).toMatchObject({ phase: 'refused', draft: { content: 'Seven signed.', asked: false } });
      await vi.advanceTimersByTimeAsync(120_000);
      expect(place.sent).toHaveLength(1);
      expect(place.open().get()).toMatchObject({ phase: 'writing', draft: { content: 'Seven signed.' } });
      await composer.add();
      expect(composer.get().added).toBe(1);
    },
  );
});

describe('drafts on the device', () => {
  it('of another person, another project or a broken hand are not found', () => {
    const place = scene();
    place.stored.set('elan.entry:user:project:not-a-moment', '{"title":"a","content":"b","mood":"neutral"}');
    place.stored.set(`elan.entry:user:project:${begun}`, '{"title":1}');
    place.stored.set(`elan.entry:user:project:${begun + 1}`, 'no json');
    place.stored.set(`elan.entry:other:project:${begun}`, '{"title":"a","content":"b","mood":"neutral"}');
    place.stored.set(`elan.entry:user:other:${begun}`, '{"title":"a","content":"b","mood":"neutral"}');
    expect(place.drafts.read()).toEqual([]);
  });

  it('of two tabs stand beside each other, the newer one first', () => {
    const { drafts } = scene();
    const words = { title: 'a', content: 'b', mood: 'neutral' as const, asked: false };
    drafts.write({ ...words, id: String(begun) });
    drafts.write({ ...words, id: String(begun + 5) });
    drafts.remove(String(begun + 1));
    expect(drafts.read().map(({ id }) => Number(id) - begun)).toEqual([5, 0]);
  });
});
