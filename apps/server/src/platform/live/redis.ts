import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { createFanOut } from './fan-out.ts';
import type { LiveBus } from './port.ts';

const channel = 'elan:live';

/** Milliseconds. */
const connectTimeout = 2_000;
const longestRetry = 10_000;

/**
 * A bus over Redis publish and subscribe, for deployments that do not want every message to go through the database.
 * @param address redis:// or rediss://, or the path of a socket
 * @throws when Redis cannot be reached at the start; it reconnects by itself after later breaks
 */
export async function createRedisBus(address: string, log: Logger): Promise<LiveBus> {
  const fanOut = createFanOut((error) => log.error({ err: error }, 'a live message failed'));
  let isRunning = false;
  const open = () => {
    const redis = new Redis(address, {
      lazyConnect: true,
      connectTimeout,
      // Messages that cannot be sent now are dropped; streams catch up from the tables.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt) =>
        isRunning ? Math.min(100 * 2 ** attempt, longestRetry) * (0.5 + Math.random() / 2) : null,
    });
    redis.on('error', (error: Error) => {
      if (isRunning) log.warn({ err: error }, 'the connection to Redis broke');
    });
    return redis;
  };
  const [publisher, subscriber] = [open(), open()];
  subscriber.on('message', (_channel: string, payload: string) => fanOut.receive(payload));

  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
    await subscriber.subscribe(channel);
    isRunning = true;
  } catch (error) {
    publisher.disconnect();
    subscriber.disconnect();
    throw error;
  }
  return {
    publish(message) {
      fanOut.deliver(message);
      try {
        publisher.publish(channel, fanOut.payloadOf(message)).catch((error: unknown) => {
          log.warn({ err: error }, 'a live message could not be sent');
        });
      } catch (error) {
        log.error({ err: error }, 'a live message cannot travel');
      }
    },
    listen: fanOut.listen,
    async end() {
      isRunning = false;
      // Earlier messages have been sent once QUIT is answered.
      await publisher.quit().catch(() => publisher.disconnect());
      subscriber.disconnect();
      fanOut.clear();
    },
  };
}
