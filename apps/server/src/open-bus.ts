import type pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from './db/client.ts';
import { createNotifications } from './db/notifications.ts';
import type { Settings } from './env.ts';
import type { LiveBus } from './platform/live/port.ts';
import { createPostgresBus } from './platform/live/postgres.ts';

/**
 * The bus that carries live events between processes: Redis if configured, otherwise the database.
 * @throws when it cannot be reached
 */
export async function openBus(
  { redisUrl }: Pick<Settings, 'redisUrl'>,
  database: pg.PoolConfig,
  connection: Connection,
  log: Logger,
): Promise<LiveBus> {
  if (redisUrl === null) return createPostgresBus(createNotifications(database, connection), log);
  // Load the client only when needed: few installations use Redis.
  const { createRedisBus } = await import('./platform/live/redis.ts');
  return createRedisBus(redisUrl, log);
}
