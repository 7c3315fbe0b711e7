import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dataDirectoryOf } from './servers.ts';

/** Runs a statement on the database of one of the servers. */
async function query(server: number, text: string, values: unknown[]): Promise<void> {
  // PostgreSQL writes the directory of its socket on the fifth line.
  const pidFile = readFileSync(join(dataDirectoryOf(server), 'postgres', 'postmaster.pid'), 'utf8');
  const client = new pg.Client({ host: pidFile.split('\n')[4] ?? '', user: 'elan', database: 'elan' });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** The servers by index: the one without any configuration, and the one connected to the stand-in model. */
const builtin = 0;
export const connected = 1;

/** Gives somebody a subscription for a month that began yesterday, as the payment provider's mirror holds it. */
export async function subscribe(email: string, server = builtin): Promise<void> {
  const day = 24 * 60 * 60;
  const now = Math.floor(Date.now() / 1000);
  await query(
    server,
    `insert into stripe_user_subscriptions
       (user_id, customer_id, subscription_id, subscription_status, current_period_start, current_period_end)
     select id, 'cus_' || id, 'sub_' || id, 'active', $2, $3 from users where email = $1`,
    [email, now - day, now + 29 * day],
  );
}

/** Ends a subscription at once. */
export async function unsubscribe(email: string): Promise<void> {
  await query(
    builtin,
    `update stripe_user_subscriptions set subscription_status = 'canceled'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
}
