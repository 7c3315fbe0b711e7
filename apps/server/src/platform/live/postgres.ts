import type { Logger } from 'pino';
import { createFanOut } from './fan-out.ts';
import type { LiveBus } from './port.ts';

/** A dedicated connection that listens on one channel. */
export type Listener = {
  /** @throws if the connection does not answer */
  check(): Promise<void>;
  close(): Promise<void>;
};

/** LISTEN and NOTIFY of a PostgreSQL database. */
export type Notifications = {
  /**
   * Opens a connection and listens.
   * @param onLost called once when the connection breaks
   * @throws when the database cannot be reached
   */
  open(channel: string, onPayload: (payload: string) => void, onLost: () => void): Promise<Listener>;
  /** Sends payloads in order, each below 8,000 bytes. */
  send(channel: string, payloads: readonly string[]): Promise<void>;
};

const channel = 'elan_live';

/** Milliseconds. */
const firstRetry = 100;
const longestRetry = 10_000;
/** Milliseconds between two checks that a silent connection is still alive. */
const checkInterval = 30_000;

/** How many messages may wait for a database that does not answer; streams catch up from the tables afterwards. */
const longestQueue = 10_000;

/**
 * A bus over LISTEN and NOTIFY, which needs only the database.
 * @throws when the database cannot be reached at the start; it reconnects by itself after later breaks
 */
export async function createPostgresBus(notifications: Notifications, log: Logger): Promise<LiveBus> {
  const fanOut = createFanOut((error) => log.error({ err: error }, 'a live message failed'));
  const stopListening = await keepListening(notifications, fanOut.receive, log);
  const queue = createQueue(notifications, log);
  return {
    publish(message) {
      fanOut.deliver(message);
      try {
        queue.add(fanOut.payloadOf(message));
      } catch (error) {
        log.error({ err: error }, 'a live message cannot travel');
      }
    },
    listen: fanOut.listen,
    async end() {
      await Promise.all([queue.sent(), stopListening()]);
      fanOut.clear();
    },
  };
}

/**
 * Listens, and opens the connection again whenever it breaks.
 * @returns a function that stops listening
 * @throws when the database cannot be reached at the start
 */
async function keepListening(
  notifications: Notifications,
  onPayload: (payload: string) => void,
  log: Logger,
): Promise<() => Promise<void>> {
  let listening: Listener | null = null;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let failures = 0;
  let ended = false;

  const open = async () => {
    listening = await notifications.open(channel, onPayload, lost);
    failures = 0;
  };

  const lost = () => {
    listening = null;
    if (ended || retry !== null) return;
    const delay = Math.min(firstRetry * 2 ** failures, longestRetry);
    failures += 1;
    retry = setTimeout(
      () => {
        retry = null;
        open().then(() => (ended ? listening?.close() : undefined), lost);
      },
      delay * (0.5 + Math.random() / 2),
    );
    retry.unref();
  };

  await open();
  const checks = setInterval(() => {
    const checked = listening;
    checked?.check().catch(() => {
      log.warn('the connection for live messages does not answer; it is opened again');
      void checked.close();
      if (listening === checked) lost();
    });
  }, checkInterval);
  checks.unref();
  return async () => {
    ended = true;
    clearInterval(checks);
    if (retry !== null) clearTimeout(retry);
    await listening?.close();
  };
}

/** Sends one statement at a time, with everything queued meanwhile: keeps the order and uses one connection of the pool. */
function createQueue(notifications: Notifications, log: Logger) {
  let waiting: string[] = [];
  let sending: Promise<void> | null = null;

  const send = async () => {
    while (waiting.length > 0) {
      const payloads = waiting;
      waiting = [];
      try {
        await notifications.send(channel, payloads);
      } catch (error) {
        log.warn({ err: error, messages: payloads.length }, 'live messages could not be sent');
      }
    }
    sending = null;
  };

  return {
    add(payload: string): void {
      if (waiting.length < longestQueue) waiting.push(payload);
      sending ??= send();
    },
    /** Resolves when nothing waits any more. */
    sent: async () => sending,
  };
}
