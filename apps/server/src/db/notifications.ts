import pg from 'pg';
import type { Connection } from './client.ts';

/** Milliseconds. */
const connectTimeout = 2_000;
const queryTimeout = 5_000;

/**
 * LISTEN uses a dedicated connection, NOTIFY the pool.
 * @param config where the database is
 */
export function createNotifications(config: pg.PoolConfig, { db }: Pick<Connection, 'db'>) {
  return {
    async open(channel: string, onPayload: (payload: string) => void, onLost: () => void) {
      const client = new pg.Client({
        connectionTimeoutMillis: connectTimeout,
        query_timeout: queryTimeout,
        keepAlive: true,
        application_name: 'elan-live',
        ...config,
      });
      let closed = false;
      const lose = () => {
        if (closed) return;
        closed = true;
        client.end().catch(() => {});
        onLost();
      };
      client.on('error', lose);
      client.on('end', lose);
      client.on('notification', ({ payload }) => onPayload(payload ?? ''));
      try {
        await client.connect();
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        closed = true;
        client.end().catch(() => {});
        throw error;
      }
      return {
        async check() {
          await client.query('select 1');
        },
        async close() {
          closed = true;
          await client.end().catch(() => {});
        },
      };
    },
    async send(channel: string, payloads: readonly string[]) {
      await db.$client.query({
        name: 'notify',
        text: 'select pg_notify($1, payload) from unnest($2::text[]) payload',
        values: [channel, payloads],
      });
    },
  };
}
