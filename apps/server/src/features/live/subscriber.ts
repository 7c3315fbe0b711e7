import type { LiveEvent } from '@elan/contract/live';
import type { Role } from '@elan/domain/permissions';

/** An event as many readers get it: put into its wire form once for all of them. */
export type Frame = { readonly event: LiveEvent; bytes?: Uint8Array };

/** What a reader may leave unread. Who is slower than that reads everything again instead. */
export const longestQueue = 1_000;

export type Reader = { userId: string; sessionId: string; tabId: string; projectId: string | null };

export type Subscriber = Reader & {
  /** The role its project was last told with; null without one. */
  role: Role | null;
  /** The newest event of the project that went out. */
  sent: number;
  /** The state of the presence that went out (presence.ts). */
  seenPresence: number;
  readonly ended: boolean;
  push(frame: Frame): void;
  /** Says that the right to the project ended, and nothing of the project before or after that. */
  lose(): void;
  /** Ends the stream; what waits is still read. */
  end(): void;
  /** Runs once, when the stream has ended for whatever reason. */
  onEnd(listener: () => void): void;
  /** Takes everything that waits, in order. */
  take(): Frame[];
  /** Who is called when something waits, or the stream has ended; one at a time. */
  notify: () => void;
};

/** One open stream: what it has been told, and what waits until its reader takes it. */
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

/** The events of a stream one by one, for whoever puts them into a wire form of their own. */
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
