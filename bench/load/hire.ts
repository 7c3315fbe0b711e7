import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { sessionCookie } from '../api.ts';
import type { Worker } from './day.ts';

/**
 * Creates people on the paid plan with a project that has answers.
 * @param origins where they reach the product, in turn
 * @param secret AUTH_SECRET of the product, which signs their sessions
 */
export async function hire(
  admin: pg.Client,
  { people, origins, secret }: { people: number; origins: readonly string[]; secret: string },
): Promise<Worker[]> {
  const workers: Worker[] = [];
  for (let each = 0; each < people; each += 1) {
    const { userId, projectId, cookie } = await insertPerson(admin, secret);
    await admin.query('update user_preferences set ai_usage_limit = 1000 where user_id = $1', [userId]);
    await admin.query(
      `insert into stripe_user_subscriptions (user_id, customer_id, subscription_id, subscription_status,
         current_period_start, current_period_end)
       values ($1::uuid, 'cus_' || $1, 'sub_' || $1, 'active', extract(epoch from now())::bigint - 86400,
         extract(epoch from now())::bigint + 2500000)`,
      [userId],
    );
    await admin.query(`insert into project_modules (project_id, module) values ($1, 'idea')`, [projectId]);
    await admin.query(
      `insert into answers (project_id, module, question, value, version)
       select $1, 'idea', question, case question when 'businessModel' then 'services' else repeat('words ', 200) end, 1
       from unnest(array['businessIdea', 'targetMarket', 'problemSolved', 'experience', 'businessModel', 'location']) question`,
      [projectId],
    );
    workers.push({ origin: origins[each % origins.length] ?? '', cookie, projectId, version: 1 });
  }
  return workers;
}

export type Person = { userId: string; projectId: string; cookie: string };

/** Writes somebody with a session and a project into the database. */
export async function insertPerson(admin: pg.Client, secret: string): Promise<Person> {
  const [userId, projectId, token] = [randomUUID(), randomUUID(), randomUUID().replaceAll('-', '')];
  await admin.query(`insert into users (id, name, email) values ($1::uuid, '', $1 || '@example.test')`, [userId]);
  await admin.query('insert into user_preferences (user_id) values ($1)', [userId]);
  await admin.query(
    `insert into sessions (id, user_id, token, expires_at) values (gen_random_uuid(), $1, $2, now() + interval '1 day')`,
    [userId, token],
  );
  await admin.query(`insert into projects (id, user_id, name) values ($1, $2, 'Bakery')`, [projectId, userId]);
  return { userId, projectId, cookie: sessionCookie(token, secret) };
}
