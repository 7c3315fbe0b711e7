import type { LiveEvent, PresentPerson } from '@elan/contract/live';
import { liveTimes } from '@elan/domain/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personOf } from '../../testing/person.ts';
import { createLive, hiddenLimit, type LiveChange, type LivePorts } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const projectId = 'project-1';
const bruno: PresentPerson = {
  tabId: 'tab-2',
  userId: 'u2',
  ...personOf('bruno@x.test'),
  place: { module: 'idea', question: null },
};

type Stream = {
  input: Parameters<LivePorts['open']>[0];
  signal: AbortSignal;
  say: (...events: LiveEvent[]) => Promise<void>;
  end: () => Promise<void>;
};

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A server, a page and other tabs under the test's control. */
function scene() {
  const streams: Stream[] = [];
  const present: unknown[] = [];
  const told: string[] = [];
  let refuse = false;
  let visible = true;
  let pageChanged = () => {};
  let serverAnswered = () => {};
  let hearOtherTab = (_message: string) => {};
  const live = createLive({
    tabId: 'tab-1',
    age: () => 1_200,
    random: () => 1,
    open: async (input, signal) => {
      if (refuse) throw new Error('no way to the server');
      const waiting: (LiveEvent | null)[] = [];
      let wake = () => {};
      const push = async (event: LiveEvent | null) => {
        waiting.push(event);
        wake();
        await settle();
      };
      streams.push({
        input,
        signal,
        say: async (...events) => {
          for (const event of events) await push(event);
        },
        end: () => push(null),
      });
      signal.addEventListener('abort', () => wake());
      return (async function* () {
        while (!signal.aborted) {
          const event = waiting.shift();
          if (event === null) return;
          if (event !== undefined) yield event;
          else
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
        }
      })();
    },
    present: async (input) => void present.push(input),
    page: {
      isVisible: () => visible,
      onChange: (listener) => {
        pageChanged = listener;
        return () => {
          pageChanged = () => {};
        };
      },
    },
    onAnswered: (listener) => {
      serverAnswered = listener;
      return () => {
        serverAnswered = () => {};
      };
    },
    channel: {
      send: (message) => told.push(message),
      listen: (listener) => {
        hearOtherTab = listener;
      },
    },
  });
  const changes: LiveChange[] = [];
  const lost: string[] = [];
  const roles: string[] = [];
  const start = async (project: string | null = projectId) => {
    live.setProject(project);
    const stop = live.start({
      changed: (change) => changes.push(change),
      lost: (id) => lost.push(id),
      roleChanged: (_id, role) => roles.push(role),
    });
    await settle();
    return stop;
  };
  return {
    live,
    streams,
    present,
    told,
    changes,
    lost,
    roles,
    start,
    newest: () => {
      const stream = streams.at(-1);
      if (stream === undefined) throw new Error('no stream was opened');
      return stream;
    },
    show: async (value: boolean) => {
      visible = value;
      pageChanged();
      await settle();
    },
    refuse: (value: boolean) => {
      refuse = value;
    },
    answer: async () => {
      serverAnswered();
      await settle();
    },
    otherTab: async (message: string) => {
      hearOtherTab(message);
      await settle();
    },
  };
}

const ready = (sequence: number, more: { role?: 'owner' | 'viewer'; resync?: boolean } = {}): LiveEvent => ({
  type: 'ready',
  sequence,
  role: more.role ?? 'owner',
  resync: more.resync ?? false,
});
const change = (sequence: number, causedBy: string | null = null): LiveEvent => ({
  type: 'project',
  sequence,
  topic: 'module',
  module: 'idea',
  causedBy,
});

describe('a stream', () => {
  it('is opened once for the open project, and says so', async () => {
    const { live, streams, newest, start, told } = scene();
    await start();
    expect(live.get().status).toBe('connecting');
    await newest().say(ready(4));
    expect(live.get().status).toBe('connected');
    expect(streams.map(({ input }) => input)).toEqual([{ tabId: 'tab-1', projectId, readFor: 1_200 }]);
    expect(told).toEqual(['opening']);
  });

  it('tells what has to be read again: what changed and by whom, and nothing at first', async () => {
    const { changes, newest, start } = scene();
    await start();
    await newest().say(ready(4), change(5), change(6, 'tab-1'), { type: 'user', topic: 'invitations' });
    expect(changes).toEqual([
      { type: 'project', projectId, topic: 'module', module: 'idea', own: false },
      { type: 'project', projectId, topic: 'module', module: 'idea', own: true },
      { type: 'user', topic: 'invitations' },
    ]);
  });

  it('goes on where it was after a break, without reading everything again', async () => {
    const { changes, live, newest, start, streams } = scene();
    await start();
    await newest().say(ready(4), change(5));
    await newest().end();
    expect(live.get().status).toBe('connecting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(streams).toHaveLength(2);
    expect(newest().input).toEqual({ tabId: 'tab-1', projectId, after: 5 });
    await newest().say(ready(6), change(6));
    expect(changes.filter(({ type }) => type === 'whole-project')).toHaveLength(0);
  });

  it('reads everything again when the server does not know any more what was missed', async () => {
    const { changes, newest, start } = scene();
    await start();
    await newest().say(ready(4));
    await newest().end();
    await vi.advanceTimersByTimeAsync(1_000);
    await newest().say(ready(9_000, { resync: true }));
    expect(changes).toEqual([{ type: 'whole-project', projectId }]);
  });

  it('is tried less and less often while the server cannot be reached, and says that it is offline', async () => {
    const { live, newest, refuse, start, streams } = scene();
    refuse(true);
    await start();
    expect(live.get().status).toBe('offline');
    const opened = vi.fn();
    live.subscribe(opened);
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
    refuse(false);
    expect(streams).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(7_999);
    expect(streams).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams).toHaveLength(1);
    expect(live.get().status).toBe('offline');
    await newest().say(ready(1));
    expect(live.get().status).toBe('connected');
  });

  it('does not wait for its next attempt once the server has answered another call', async () => {
    const { answer, live, newest, refuse, start, streams } = scene();
    refuse(true);
    await start();
    await vi.advanceTimersByTimeAsync(120_000);
    refuse(false);
    await answer();
    expect(streams).toHaveLength(1);
    await newest().say(ready(1));
    expect(live.get().status).toBe('connected');
    await answer();
    expect(streams).toHaveLength(1);
  });

  it('moves to another project and forgets the place in the first', async () => {
    const { live, newest, start, streams } = scene();
    await start();
    await newest().say(ready(4), { type: 'presence', people: [bruno] });
    live.setProject('project-2');
    await settle();
    expect(streams[0]?.signal.aborted).toBe(true);
    expect(live.get()).toEqual({ status: 'connecting', people: [] });
    expect(newest().input).toEqual({ tabId: 'tab-1', projectId: 'project-2', readFor: 1_200 });
  });

  it('ends with the session, and nothing is heard after it', async () => {
    const { changes, newest, start, streams } = scene();
    const stop = await start();
    await newest().say(ready(4));
    stop();
    await newest().say(change(5));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(changes).toHaveLength(0);
    expect(streams).toHaveLength(1);
    expect(streams[0]?.signal.aborted).toBe(true);
  });

  it('tells that the right to the project ended, and that a role changed', async () => {
    const { live, lost, newest, roles, start } = scene();
    await start();
    await newest().say(ready(4), ready(4, { role: 'viewer' }), { type: 'presence', people: [bruno] }, { type: 'lost' });
    expect(roles).toEqual(['viewer']);
    expect(lost).toEqual([projectId]);
    expect(live.get().people).toEqual([]);
  });
});

describe('a page in the background', () => {
  it('gives its stream back after five minutes and goes on where it was when it is seen', async () => {
    const { newest, show, start, streams } = scene();
    await start();
    await newest().say(ready(4));
    await show(false);
    await vi.advanceTimersByTimeAsync(hiddenLimit - 1);
    expect(streams[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams).toHaveLength(1);
    await show(true);
    expect(newest().input).toEqual({ tabId: 'tab-1', projectId, after: 4 });
  });

  it('does not come back while nobody looks, and at once when somebody does', async () => {
    const { newest, show, start, streams } = scene();
    await start();
    await newest().say(ready(4));
    await show(false);
    await newest().end();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(streams).toHaveLength(1);
    await show(true);
    expect(streams).toHaveLength(2);
  });

  it('leaves its connection to a tab that is being opened; one that is seen keeps it', async () => {
    const { newest, otherTab, show, start, streams } = scene();
    await start();
    await newest().say(ready(4));
    await otherTab('opening');
    expect(streams[0]?.signal.aborted).toBe(false);
    await show(false);
    await otherTab('opening');
    expect(streams[0]?.signal.aborted).toBe(true);
  });
});

describe('presence', () => {
  it('is said when the stream stands, when the place changes for longer than a moment, and renewed', async () => {
    const { live, newest, present, start } = scene();
    await start();
    await newest().say(ready(4));
    const at = (module: string | null, question: string | null) => ({
      tabId: 'tab-1',
      projectId,
      place: { module, question },
    });
    expect(present).toEqual([at(null, null)]);
    live.setPlace({ module: 'idea', question: null });
    live.setPlace({ module: 'idea', question: 'location' });
    await vi.advanceTimersByTimeAsync(250);
    expect(present.slice(1)).toEqual([at('idea', 'location')]);
    await vi.advanceTimersByTimeAsync(liveTimes.presenceRenewal);
    expect(present.slice(2)).toEqual([at('idea', 'location')]);
  });

  it('is renewed by the open stream alone after a break', async () => {
    const { newest, present, start } = scene();
    await start();
    await newest().say(ready(4));
    await newest().end();
    await vi.advanceTimersByTimeAsync(1_000);
    await newest().say(ready(4));
    const before = present.length;
    await vi.advanceTimersByTimeAsync(liveTimes.presenceRenewal);
    expect(present).toHaveLength(before + 1);
  });

  it('is not said without a project, nor after the right to it ended', async () => {
    const { live, newest, present, start } = scene();
    await start(null);
    await newest().say({ type: 'ready', sequence: null, role: null, resync: false });
    live.setPlace({ module: 'idea', question: null });
    await vi.advanceTimersByTimeAsync(60_000);
    live.setProject(projectId);
    await settle();
    await newest().say({ type: 'lost' });
    live.setPlace({ module: 'analysis', question: null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(present).toEqual([]);
  });

  it('shows who is there, and nobody once the stream broke', async () => {
    const { live, newest, start } = scene();
    await start();
    await newest().say(ready(4), { type: 'presence', people: [bruno] });
    expect(live.get().people).toEqual([bruno]);
    await newest().end();
    expect(live.get().people).toEqual([]);
  });
});
