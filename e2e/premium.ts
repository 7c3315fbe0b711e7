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

/**
 * Gives somebody a subscription for a month that began yesterday, as the sandbox has it, which is asked every night, and
 * as its mirror holds it.
 */
export async function subscribe(email: string, server = builtin): Promise<void> {
  const day = 24 * 60 * 60;
  const now = Math.floor(Date.now() / 1000);
  await query(
    server,
    `with person as (select id from users where email = $1), paid as (
       insert into sandbox_records (id, customer_id, created_second, record)
       select 'sub_' || id, 'cus_' || id, $2::int, jsonb_build_object('kind', 'subscription', 'id', 'sub_' || id,
         'customerId', 'cus_' || id, 'created', $2::int, 'userId', id, 'priceId', 'price_sandbox_premium', 'endsAt', null)
       from person)
     insert into stripe_user_subscriptions
       (user_id, customer_id, subscription_id, subscription_status, current_period_start, current_period_end)
     select id, 'cus_' || id, 'sub_' || id, 'active', $2::int, $3::int from person`,
    [email, now - day, now + 29 * day],
  );
}

/** Ends a subscription at once. */
export async function unsubscribe(email: string): Promise<void> {
  await query(
    builtin,
    `with person as (select id from users where email = $1), ended as (
       delete from sandbox_records where id = (select 'sub_' || id from person))
     update stripe_user_subscriptions set subscription_status = 'canceled'
     where user_id = (select id from person)`,
    [email],
  );
}
