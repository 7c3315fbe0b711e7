import type { GenerationEvent } from '@elan/contract/generation';
import type { ModuleEntry } from '@elan/contract/modules';
import { describe, expect, it } from 'vitest';
import type { RunOutline } from './run-state.ts';
import { type RunPorts, Runs, type RunTarget } from './runs.ts';

const target: RunTarget = { projectId: 'p', module: 'idea' };
const request = { language: 'fr' } as const;
const usage = { used: 1, limit: 3, resetsAt: '2025-02-01T00:00:00.000Z' };
const entry: ModuleEntry = {
  answers: {},
  versions: {},
  aiResponse: 'Hello world',
  lastUpdated: null,
  origin: null,
  running: null,
};

const started: GenerationEvent = {
  type: 'started',
  generationId: 'g',
  module: 'idea',
  usage,
  dropped: [],
  shortened: [],
};
const text = (piece: string, offset: number): GenerationEvent => ({ type: 'text', text: piece, offset });
const succeeded: GenerationEvent = {
  type: 'succeeded',
  module: 'idea',
  entry: { ...entry, aiResponse: null },
  text: { field: 'aiResponse', length: 'Hello world'.length },
  usage,
};
const failed: GenerationEvent = { type: 'failed', failure: 'technical', usage };
const cancelled: GenerationEvent = { type: 'cancelled', usage };
const dropped = new Error('the stream broke');
const refusal = (code: string) => Object.assign(new Error(code), { code });

type Script = (GenerationEvent | Error)[];

async function* play(script: Script) {
  for (const step of script) {
    if (step instanceof Error) throw step;
    yield step;
  }
}

/** Ports that play a script: the start, then each follow. */
function setUp(start: Script | Error, ...follows: (Script | Error)[]) {
  const offsets: number[] = [];
  const seen: string[] = [];
  const saved: ModuleEntry[] = [];
  const usages: number[] = [];
  const ports: RunPorts = {
    start: async () => {
      if (start instanceof Error) throw start;
      return play(start);
    },
    follow: async ({ offset }) => {
      offsets.push(offset);
      const script = follows[Math.min(offsets.length, follows.length) - 1];
      if (script === undefined || script instanceof Error) throw script ?? new Error('unexpected');
      return play(script);
    },
    cancel: async () => ({ usage: { ...usage, used: 0 } }),
    onUsage: (value) => usages.push(value.used),
    onStarted: () => seen.push('started'),
    onJoined: (_target, id, startedBy) => seen.push(`joined ${id} of ${startedBy}`),
    onSaved: (_target, entry) => {
      seen.push('saved');
      saved.push(entry);
    },
    onStale: () => seen.push('stale'),
    sleep: async () => undefined,
  };
  const runs = new Runs(ports);
  const texts: string[] = [];
  runs.subscribe(() => texts.push(runs.get(target).text));
  return { runs, offsets, seen, saved, usages, texts };
}

describe('a generation', () => {
  it('arrives piece by piece and ends saved, with the usage of the events', async () => {
    const { runs, seen, saved, usages, texts } = setUp([started, text('Hello', 0), text(' world\n', 5), succeeded]);
    await runs.start(target, request);
    expect(saved).toEqual([entry]);
    expect(texts).toContain('Hello world\n');
    expect(runs.get(target).phase).toBe('succeeded');
    expect(seen).toEqual(['started', 'saved']);
    expect(usages).toEqual([1, 1]);
  });

  it('does not draw the screen again for single words, and reports the progress', async () => {
    const { runs } = setUp([started, text('Hello', 0), text(' world', 5), text('!', 11), succeeded]);
    const outlines = new Set<RunOutline>();
    runs.subscribe(() => outlines.add(runs.outline(target)));
    await runs.start(target, request);
    expect([...outlines].map(({ phase, hasWords }) => [phase, hasWords])).toEqual([
      ['starting', false],
      ['running', false],
      ['running', true],
      ['succeeded', false],
    ]);
  });

  it('goes on where it was after the connection dropped, without doubling or losing a word', async () => {
    const { runs, offsets, texts } = setUp(
      [started, text('Hello', 0), dropped],
      [text('lo wor', 3), dropped],
      [text('ld', 9), succeeded],
    );
    await runs.start(target, request);
    expect(offsets).toEqual([5, 9]);
    expect(texts.filter((shown, index) => shown !== texts[index - 1])).toEqual([
      '',
      'Hello',
      'Hello wor',
      'Hello world',
      '',
    ]);
  });

  it('goes on after a stream that ended without an end', async () => {
    const { runs, offsets } = setUp([started, text('Hello', 0)], [text(' world', 5), succeeded]);
    await runs.start(target, request);
    expect(offsets).toEqual([5]);
    expect(runs.get(target).phase).toBe('succeeded');
  });

  it('asks for the rest of the text when the end comes without it', async () => {
    const { runs, offsets, saved } = setUp([started, text('Hello', 0), succeeded], [text(' world', 5), succeeded]);
    await runs.start(target, request);
    expect(offsets).toEqual([5]);
    expect(saved).toEqual([entry]);
  });

  it('takes an entry that comes complete as it is', async () => {
    const whole: GenerationEvent = { type: 'succeeded', module: 'idea', entry, text: null, usage };
    const { runs, saved } = setUp([started, whole]);
    await runs.start(target, request);
    expect(saved).toEqual([entry]);
  });

  it('asks again for what is missing when a piece leaves a gap', async () => {
    const { runs, offsets } = setUp([started, text('Hello', 0), text('world', 6)], [text(' world', 5), succeeded]);
    await runs.start(target, request);
    expect(offsets).toEqual([5]);
  });

  it('is followed from the beginning after a reload', async () => {
    const { runs, offsets, seen } = setUp([], [text('Hello world', 0), succeeded]);
    await runs.follow(target, 'g');
    expect(offsets).toEqual([0]);
    expect(seen).toEqual(['saved']);
  });

  it('is not followed twice', async () => {
    const { runs, offsets } = setUp([], [text('Hello world', 0), succeeded]);
    await Promise.all([runs.follow(target, 'g'), runs.follow(target, 'g')]);
    expect(offsets).toEqual([0]);
  });

  it('ends as failed, with the unit given back, and nothing saved', async () => {
    const { runs, seen } = setUp([started, text('Hello', 0), failed]);
    await runs.start(target, request);
    expect(runs.get(target)).toMatchObject({ phase: 'failed', failure: 'technical' });
    expect(seen).toEqual(['started', 'stale']);
  });

  it('says why it was not started', async () => {
    const { runs, seen } = setUp(refusal('QUOTA_REACHED'));
    await runs.start(target, request);
    expect(runs.get(target)).toMatchObject({ phase: 'refused', fault: { code: 'QUOTA_REACHED' } });
    expect(seen).toEqual(['stale']);
  });

  it('joins the run of somebody who was faster, and knows that it is theirs', async () => {
    const taken = (module: string, startedBy: string | null) =>
      Object.assign(refusal('GENERATION_RUNNING'), { data: { generationId: 'theirs', module, startedBy } });
    const { runs, offsets, seen } = setUp(taken('idea', 'anna@x.test'), [text('Hello world', 0), succeeded]);
    await runs.start(target, request);
    expect(seen).toEqual(['joined theirs of anna@x.test', 'saved']);
    expect(offsets).toEqual([0]);
    expect(runs.get(target)).toMatchObject({ phase: 'succeeded', isJoined: true });

    for (const other of [taken('analysis', 'anna@x.test'), taken('idea', null)]) {
      const refused = setUp(other);
      await refused.runs.start(target, request);
      expect(refused.runs.get(target).phase).toBe('refused');
    }
  });

  it('gives up following what no longer exists', async () => {
    const { runs, seen } = setUp([], refusal('NOT_FOUND'));
    await runs.follow(target, 'g');
    expect(runs.get(target).phase).toBe('refused');
    expect(seen).toEqual(['stale']);
  });
});

describe('stopping', () => {
  it('asks the server, takes over the usage and waits for the last event', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    async function* slow() {
      yield started;
      await gate;
      yield cancelled;
    }
    const usages: number[] = [];
    const runs = new Runs({
      start: async () => slow(),
      follow: async () => play([]),
      cancel: async () => ({ usage: { ...usage, used: 0 } }),
      onUsage: (value) => usages.push(value.used),
      onStarted: () => undefined,
      onJoined: () => undefined,
      onSaved: () => undefined,
      onStale: () => undefined,
    });
    const run = runs.start(target, request);
    await new Promise((resolve) => setTimeout(resolve, 0));
    await runs.stop(target);
    expect(runs.get(target).phase).toBe('stopping');
    release();
    await run;
    expect(runs.get(target).phase).toBe('cancelled');
    expect(usages).toEqual([1, 0, 1]);
  });
});
