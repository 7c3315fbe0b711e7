import { sql } from 'drizzle-orm';
import type { Deps } from '../rpc/deps.ts';
import { ActRefused, type Command, wordsOf } from './act.ts';
import { inColumns } from './columns.ts';

const defaultMonths = 12;

export const usage: Command = {
  words: '[--months N]',
  about: `accounts, projects and generations of each month, the last ${defaultMonths} unless N is given`,
  changes: false,
  options: { months: { type: 'string', default: String(defaultMonths) } },
  async prepare(deps, typed) {
    wordsOf(typed, []);
    const months = Number(typed.options.months);
    if (!Number.isInteger(months) || months < 1 || months > 120) {
      throw new ActRefused('--months takes a whole number from 1 to 120.');
    }
    return { subjectId: null, details: { months: String(months) }, run: () => reportUsage(deps, months) };
  },
};

type Month = {
  month: string;
  accounts: number;
  projects: number;
  started: number;
  succeeded: number;
  failed: number;
  cancelled: number;
  people: number;
};

async function reportUsage({ db, now }: Deps, months: number): Promise<string> {
  const since = sql`date_trunc('month', ${now().toISOString()}::timestamptz, 'UTC') - make_interval(months => ${months - 1})`;
  const byMonth = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM')`);
  const { rows } = await db.execute<Month>(sql`
    with span as (select ${since} as start),
    months as (
      select to_char(start at time zone 'utc' + make_interval(months => n), 'YYYY-MM') as month
      from span, generate_series(0, ${months - 1}::int) n),
    new_accounts as (
      select ${byMonth('created_at')} as month, count(*)::int as accounts from users, span
      where created_at >= start group by 1),
    new_projects as (
      select ${byMonth('created_at')} as month, count(*)::int as projects from projects, span
      where created_at >= start group by 1),
    runs as (
      select ${byMonth('started_at')} as month, count(*)::int as started,
        (count(*) filter (where status = 'succeeded'))::int as succeeded,
        (count(*) filter (where status = 'failed'))::int as failed,
        (count(*) filter (where status = 'cancelled'))::int as cancelled,
        count(distinct user_id)::int as people
      from generations, span where started_at >= start group by 1)
    select months.month, coalesce(accounts, 0) as accounts, coalesce(projects, 0) as projects,
      coalesce(started, 0) as started, coalesce(succeeded, 0) as succeeded, coalesce(failed, 0) as failed,
      coalesce(cancelled, 0) as cancelled, coalesce(people, 0) as people
    from months left join new_accounts using (month) left join new_projects using (month) left join runs using (month)
    order by months.month desc`);
  const { rows: totals } = await db.execute<{ accounts: number; subscriptions: number }>(sql`
    select (select count(*)::int from users) as accounts,
      (select count(*)::int from stripe_user_subscriptions
        where subscription_status in ('active', 'trialing')) as subscriptions`);
  const heads = ['month', 'accounts', 'projects', 'generations', 'succeeded', 'failed', 'cancelled', 'people'];
  const lines = rows.map((row) =>
    [row.month, row.accounts, row.projects, row.started, row.succeeded, row.failed, row.cancelled, row.people].map(
      String,
    ),
  );
  return [
    inColumns([heads, ...lines]),
    '',
    `Accounts now: ${totals[0]?.accounts}. Running subscriptions: ${totals[0]?.subscriptions}. Months in UTC; deleted accounts and projects are no longer counted.`,
  ].join('\n');
}
