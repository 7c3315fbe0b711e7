import type { LiveEvent } from '@elan/contract/live';
import type { Role } from '@elan/domain/permissions';

/** An event shared by many readers, encoded once for all of them. */
export type Frame = { readonly event: LiveEvent; bytes?: Uint8Array };

/** Maximum number of unread events. A slower reader reloads everything instead. */
export const longestQueue = 1_000;

export type Reader = { userId: string; sessionId: string; tabId: string; projectId: string | null };

export type Subscriber = Reader & {
  /** The role last sent for its project; null without one. */
  role: Role | null;
  /** The newest project event sent. */
  sent: number;
  /** The presence version last sent (presence.ts). */
  seenPresence: number;
  readonly ended: boolean;
  push(frame: Frame): void;
  /** Sends the event `lost`, and drops any queued project events. */
  lose(): void;
  /** Ends the stream; queued events can still be read. */
  end(): void;
  /** Runs once when the stream ends, for any reason. */
  onEnd(listener: () => void): void;
  /** Takes all queued events, in order. */
  take(): Frame[];
  /** Called when an event is queued or the stream has ended; holds one callback. */
  notify: () => void;
};

/** Creates one open stream: what it has sent, and what is queued until its reader takes it. */
export function createSubscriber(reader: Reader): Subscriber {
  let queue: Frame[] = [];
  let ended = false;
  const endings: (() => void)[] = [];

  const subscriber: Subscriber = {
    ...reader,
    role: null,
    sent: 0,
    seenPresence: 0,
    get ended() {
      return ended;
    },
    push(frame) {
      if (ended) return;
      queue.push(frame);
      if (queue.length > longestQueue) {
        const { role, sent } = subscriber;
        queue = [{ event: { type: 'ready', sequence: role === null ? null : sent, role, resync: true } }];
      }
      subscriber.notify();
    },
    lose() {
      queue = queue.filter(({ event }) => event.type === 'user');
      subscriber.role = null;
      subscriber.push({ event: { type: 'lost' } });
    },
    end() {
      if (ended) return;
      ended = true;
      subscriber.notify();
      for (const ending of endings) ending();
    },
    onEnd: (listener) => endings.push(listener),
    take() {
      const taken = queue;
      queue = [];
      return taken;
    },
    notify: () => {},
  };
  return subscriber;
}

/** The sessions of streams, each once. */
export const sessionsOf = (streams: readonly Subscriber[]) => [...new Set(streams.map(({ sessionId }) => sessionId))];

/** Yields a stream's events one by one, for readers that encode them themselves. */
export async function* eventsOf(subscriber: Subscriber): AsyncGenerator<LiveEvent, void> {
  try {
    for (;;) {
      const frames = subscriber.take();
      for (const { event } of frames) yield event;
      if (frames.length > 0) continue;
      if (subscriber.ended) return;
      await new Promise<void>((resolve) => {
        subscriber.notify = resolve;
      });
    }
  } finally {
    subscriber.end();
  }
}
