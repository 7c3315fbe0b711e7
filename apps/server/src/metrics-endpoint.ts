import { createHash, timingSafeEqual } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { hubOf } from './features/live/public.ts';
import { readMailQueue } from './features/mail/public.ts';
import type { MetricsRegistry, Readings } from './platform/metrics/port.ts';
import type { Deps } from './rpc/deps.ts';
import { isBackupName } from './scheduled-backup.ts';

/**
 * `GET /metrics` for a Prometheus server.
 * @param token what a reader must send as `Authorization: Bearer`; null: anybody who reaches the port may read
 */
export function createMetricsEndpoint(registry: MetricsRegistry, token: string | null): Hono {
  const app = new Hono();
  app.get('/metrics', async (c) => {
    if (token !== null && !isToken(c.req.header('authorization'), token)) {
      return c.text('The token of METRICS_TOKEN is needed.\n', 401, { 'www-authenticate': 'Bearer' });
    }
    const { contentType, text } = await registry.exposition();
    return c.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
  return app;
}

function isToken(authorization: string | undefined, token: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  const [, given = ''] = /^bearer (\S+)$/iu.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

/** What a scrape reads from the running server. */
export function readingsOf(deps: Deps): Readings {
  const { db, settings, passwords } = deps;
  const pool = db.$client;
  return {
    database: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      limit: pool.options.max,
    }),
    async mails() {
      if (settings.mail.provider === 'smtp') return readMailQueue(db);
      // Mails that stay on this machine wait for nothing. This only asks whether the database answers.
      await db.execute(sql`select 1`);
      return { waiting: 0, oldestSeconds: 0 };
    },
    streams: () => hubOf(deps).streams(),
    passwords: () => passwords.load(),
    async newestBackup() {
      if (settings.backup === null) return undefined;
      const { directory } = settings.backup;
      const names = await readdir(directory).catch(() => []);
      const newest = names.filter(isBackupName).sort().at(-1);
      return newest === undefined ? null : (await stat(join(directory, newest))).mtime;
    },
    async archive() {
      const { rows } = await db.execute<{ active: boolean }>(
        sql`select active from pg_replication_slots where slot_name = 'elan_archive'`,
      );
      return rows[0]?.active;
    },
    standby: () => deps.standby?.isUsable(),
  };
}
