import { entitlementsOf, quotaPeriodStart, quotaResetsAt } from '@elan/domain/plans';
import { sql } from 'drizzle-orm';
import { listUnsentMails } from '../features/mail/public.ts';
import type { Deps } from '../rpc/deps.ts';
import { type Command, wordsOf } from './act.ts';
import { inColumns, moment } from './columns.ts';
import { type FoundPerson, findPerson } from './find-person.ts';
import { mailLines } from './unsent-mails.ts';

/** Unsent mails that are listed with a person. */
const mailsShown = 10;

export const showPerson: Command = {
  words: 'PERSON',
  about: 'plan, usage, projects, sessions and unsent mails of an account',
  changes: false,
  async prepare(deps, typed) {
    const [who] = wordsOf(typed, ['PERSON']);
    const person = await findPerson(deps, who);
    return { subjectId: person.id, run: () => describePerson(deps, person) };
  },
};

async function describePerson(deps: Deps, person: FoundPerson): Promise<string> {
  const { user, language, tier } = person;
  const counts = await countThings(deps, person.id);
  const mails = await listUnsentMails(deps.db, user.email, mailsShown);
  const lines = inColumns([
    ['id', person.id],
    ['address', `${user.email} (${user.emailVerified ? 'confirmed' : 'not confirmed'})`],
    ['name', user.name || '–'],
    ['language', language],
    ['created', moment(user.createdAt)],
    ['last sign-in', moment(user.lastSignInAt)],
    ['plan', tier],
    ['subscription', subscriptionLine(person)],
    ['usage', usageLine(person, deps.now())],
    [
      'projects',
      `${counts.own} own (${counts.archived} archived, ${counts.trash} in the trash), ${counts.shared} shared`,
    ],
    ['sessions', `${counts.sessions}, last used ${moment(counts.lastUse)}`],
  ]);
  return mails.length === 0 ? lines : `${lines}\n\nunsent mails\n${mailLines(mails)}`;
}

function subscriptionLine({ stored }: FoundPerson): string {
  if (stored === null) return 'none';
  const end = stored.cancelAt ?? stored.currentPeriodEnd;
  const until = end === null ? '' : `, ${endWord(stored)} ${moment(new Date(end * 1_000))}`;
  return `${stored.subscriptionStatus}${until}${stored.paymentsPaused ? ', payments paused' : ''}, ${stored.customerId}`;
}

function endWord(stored: NonNullable<FoundPerson['stored']>): string {
  if (stored.subscriptionStatus === 'canceled') return 'paid until';
  return stored.cancelAtPeriodEnd || stored.cancelAt !== null ? 'ends' : 'renews';
}

function usageLine({ tier, plan, preferences }: FoundPerson, now: Date): string {
  const { isMetered, generationLimit } = entitlementsOf(tier);
  if (!isMetered) return 'not counted';
  const start = quotaPeriodStart(tier, preferences.aiUsagePeriodStart, plan, now);
  const isStored = start.getTime() === preferences.aiUsagePeriodStart.getTime();
  const [used, attempts] = isStored ? [preferences.aiUsageCount, preferences.aiAttemptCount] : [0, 0];
  return `${used} of ${generationLimit} (${attempts} attempts), until ${moment(quotaResetsAt(tier, start, plan, now))}`;
}

type Counts = {
  own: number;
  archived: number;
  trash: number;
  shared: number;
  sessions: number;
  lastUse: Date | null;
};

async function countThings({ db }: Deps, userId: string): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select
      (select count(*)::int from projects where user_id = ${userId} and deleted_at is null) as own,
      (select count(*)::int from projects
        where user_id = ${userId} and deleted_at is null and archived_at is not null) as archived,
      (select count(*)::int from projects where user_id = ${userId} and deleted_at is not null) as trash,
      (select count(*)::int from project_collaborators c join projects p on p.id = c.project_id
        where c.user_id = ${userId} and c.status = 'accepted' and p.deleted_at is null) as shared,
      (select count(*)::int from sessions where user_id = ${userId} and expires_at > now()) as sessions,
      (select max(updated_at) from sessions where user_id = ${userId}) as "lastUse"`);
  return rows[0] as Counts;
}
