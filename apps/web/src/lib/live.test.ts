import type { LiveEvent } from '@elan/contract/live';
import { describe, expect, it, vi } from 'vitest';
import { createLive, type LivePorts } from './live.ts';

const tabId = 'this-tab-00000001';
const ready = (sequence: number | null, resync = false): LiveEvent => ({
  type: 'ready',
  sequence,
  role: 'editor',
  resync,
});
const changed = (sequence: number, causedBy: string | null = null): LiveEvent => ({
  type: 'project',
  sequence,
  topic: 'module',
  module: 'idea',
  causedBy,
});

/** A stream that a test feeds, and what was asked when it was opened. */
function stage() {
  const opened: { input: Parameters<LivePorts['open']>[0]; push: (event: LiveEvent) => void; close: () => void }[] = [];
  const ports = {
    tabId,
    open: vi.fn(async (input: Parameters<LivePorts['open']>[0]) => {
      const queue: (LiveEvent | null)[] = [];
      let wake = () => {};
      const put = (event: LiveEvent | null) => {
        queue.push(event);
        wake();
      };
      opened.push({ input, push: put, close: () => put(null) });
      return (async function* () {
        for (;;) {
          const event = queue.shift();
          if (event === null) return;
          if (event !== undefined) yield event;
          else await new Promise<void>((resolve) => (wake = resolve));
        }
      })();
    }),
    onChange: vi.fn(),
    onResync: vi.fn(),
    onLost: vi.fn(),
    onSignedOut: vi.fn(),
    sleep: vi.fn(async (_milliseconds: number) => {}),
    random: () => 0.5,
  };
  const live = createLive(ports);
  const stream = async (index: number) => {
    await vi.waitFor(() => expect(opened.length).toBeGreaterThan(index));
    return opened[index] as (typeof opened)[number];
  };
  return { live, ports, stream };
}

describe('the live stream of a tab', () => {
  it('is connected when it says so, and tells what others changed but not what this tab did', async () => {
    const { live, ports, stream } = stage();
    live.follow('p1');
    expect(live.get().status).toBe('connecting');
    const first = await stream(0);
    expect(first.input).toEqual({ tabId, projectId: 'p1' });
    first.push(ready(4));
    first.push(changed(5, tabId));
    first.push(changed(6, 'another-tab'));
    await vi.waitFor(() => expect(ports.onChange).toHaveBeenCalledOnce());
    expect(live.get().status).toBe('connected');
    expect(ports.onChange).toHaveBeenCalledWith(changed(6, 'another-tab'), 'p1');
    expect(ports.onResync).not.toHaveBeenCalled();
  });

  it('comes back after a break from where it was, later and later', async () => {
    const { live, ports, stream } = stage();
    live.follow('p1');
    const first = await stream(0);
    first.push(ready(4));
    first.push(changed(9));
    first.close();
    const second = await stream(1);
    expect(second.input.after).toBe(9);
    expect(live.get().status).toBe('offline');
    second.close();
    const third = await stream(2);
    expect(ports.sleep.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([500, 1000]);
    third.push(ready(9));
    await vi.waitFor(() => expect(live.get().status).toBe('connected'));
    // What concerns the person has no number.
    expect(ports.onResync).toHaveBeenCalledOnce();
  });

  it('reads everything again when the server no longer knows what happened', async () => {
    const { live, ports, stream } = stage();
    live.follow('p1');
    (await stream(0)).push(ready(900, true));
    await vi.waitFor(() => expect(ports.onResync).toHaveBeenCalledWith('p1'));
  });

  it('shows who is there, and nobody once the project is lost', async () => {
    const { live, ports, stream } = stage();
    live.follow('p1');
    const first = await stream(0);
    const people = [{ tabId: 'other-tab', userId: 'u', email: 'a@b.ca', place: { module: null, question: null } }];
    first.push(ready(1));
    first.push({ type: 'presence', people });
    await vi.waitFor(() => expect(live.get().people).toEqual(people));
    first.push({ type: 'lost' });
    await vi.waitFor(() => expect(ports.onLost).toHaveBeenCalledWith('p1'));
    expect(live.get().people).toEqual([]);
    first.close();
    expect((await stream(1)).input).toEqual({ tabId });
  });

  it('another project is another stream, and a stopped one stays quiet', async () => {
    const { live, ports, stream } = stage();
    live.follow('p1');
    const first = await stream(0);
    live.follow('p2');
    const second = await stream(1);
    expect(second.input).toEqual({ tabId, projectId: 'p2' });
    first.push(ready(1));
    first.push(changed(2));
    live.stop();
    second.push(ready(1));
    second.push(changed(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(ports.onChange).not.toHaveBeenCalled();
    expect(ports.open).toHaveBeenCalledTimes(2);
  });

  it('a session that ended ends it', async () => {
    const { live, ports } = stage();
    ports.open.mockRejectedValue(Object.assign(new Error('no'), { code: 'NOT_AUTHENTICATED', status: 401 }));
    live.follow(null);
    await vi.waitFor(() => expect(ports.onSignedOut).toHaveBeenCalledOnce());
    expect(ports.open).toHaveBeenCalledOnce();
  });
});
