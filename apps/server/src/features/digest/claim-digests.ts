import { type Language, toLanguage } from '@elan/domain/locale';
import { lockout } from '@elan/domain/lockout';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import type { Deps } from '../../rpc/deps.ts';

/** People in one transaction. */
const portion = 50;
const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Less than a week, because the job may run a little earlier than the last time. */
const leastDaysBetween = 6;
/** A first digest covers a week; one after a pause no more than two. */
const days = { first: 7, most: 14 } as const;

/** A person who gets a digest now, if there is news. */
export type Claimed = { userId: string; email: string; language: Language; since: Date };

/** A portion of those whose digest is due; `last` is where the next one begins, null at the end. */
export type Portion = { claimed: Claimed[]; last: string | null };

type Row = { userId: string; email: string | null; language: string | null; coveredUntil: string | null };

/**
 * Claims the digests of a portion of people by advancing the time that each digest covers, so that only one process
 * gets each person, and a transaction that fails claims nobody. Left for a later run of the day: people whose account
 * is locked. Left out: addresses that do not count as confirmed.
 * @param after the last id of the portion before
 */
export async function claimDigests(
  tx: Transaction,
  { settings, now }: Pick<Deps, 'settings' | 'now'>,
  after: string,
): Promise<Portion> {
  const moment = now();
  const daysAgo = (count: number) => new Date(moment.getTime() - count * dayMilliseconds);
  const lockBegan = new Date(moment.getTime() - lockout.lockMinutes * 60_000);
  const { rows } = await tx.execute<Row>(sql`
    with due as (
      select user_id, covered_until from notice_choices
      where kind = 'digest' and wanted and user_id > ${after}
        and (covered_until is null or covered_until < ${daysAgo(leastDaysBetween)})
      order by user_id limit ${portion} for update skip locked
    ), claimed as (
      update notice_choices n set covered_until = ${moment}
      from due d join users u on u.id = d.user_id
      where n.user_id = d.user_id and n.kind = 'digest' and (u.email_verified or ${!settings.confirmsAddresses})
        and not exists (select from login_attempts l
          where l.email = u.email and l.count >= ${lockout.maxFailures} and l.last_attempt_at > ${lockBegan})
      returning n.user_id, u.email
    )
    select d.user_id as "userId", c.email, p.language, d.covered_until as "coveredUntil"
    from due d left join claimed c on c.user_id = d.user_id left join user_preferences p on p.user_id = d.user_id
    order by d.user_id`);
  const claimed = rows.flatMap(({ userId, email, language, coveredUntil }) => {
    if (email === null) return [];
    const before = coveredUntil === null ? daysAgo(days.first) : new Date(coveredUntil);
    const since = new Date(Math.max(before.getTime(), daysAgo(days.most).getTime()));
    return [{ userId, email, language: toLanguage(language), since }];
  });
  return { claimed, last: rows.length < portion ? null : (rows.at(-1)?.userId ?? null) };
}
