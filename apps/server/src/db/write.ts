import { type ActivityType, activityWindowMinutes } from '@elan/domain/activity';
import type { PersonalChange, ProjectChange, ProjectTopic, UserTopic } from '@elan/domain/live';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from './client.ts';
import { projectActivity } from './schema/activity.ts';
import { projectEvents } from './schema/live.ts';
import { outboxMails } from './schema/mail.ts';
import { projects } from './schema/projects.ts';

/** Who makes a change. Jobs and webhooks use the same verbs as people. */
export type Actor =
  | { type: 'user'; userId: string; tabId?: string | null; program?: { name: string } | null }
  | { type: 'system' }
  | { type: 'webhook'; provider: string };

/** An entry of the project's timeline. */
export type ActivityEntry = { type: ActivityType; description: string; metadata?: Record<string, string> };

export type Mail = {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where this kind of mail can be switched off. */
  unsubscribe?: string;
  /** When the link in it expires, if it does; the text is erased then. */
  expiresAt?: Date;
};

/** Where changes are published after their commit. */
type ChangeBus = { publish(change: ProjectChange | PersonalChange): void };

export type LiveChange = {
  projectId: string;
  topic: ProjectTopic;
  module?: ModuleKey;
  actor: Actor;
  /** Added to the timeline; repeated saves of a module, of the figures, of the tasks, of the papers, of the plan or of answers to a lender, by the same person are merged into one entry. */
  activity?: ActivityEntry;
  /** Further assignments to the project's row. */
  project?: SQL;
};

export type Write = {
  tx: Transaction;
  /** Puts a mail into the outbox; it is sent only if the transaction commits. */
  mail(mail: Mail): Promise<void>;
  /**
   * Records a change in a project, in one statement, and notifies everyone who has it open after the commit. It locks
   * the project's row to number the change, so call it last in a long transaction. A transaction that writes anything
   * else in the project locks the project first (lock-project.ts).
   */
  live(change: LiveChange): Promise<void>;
  /** Notifies all tabs of one person after the commit. */
  liveUser(userId: string, topic: UserTopic): void;
  /** Runs after the commit, in order; never when the transaction fails. */
  afterCommit(effect: () => void): void;
};

/**
 * Makes one change: its rows, activity and mails in one transaction, its live effects after the commit. No network call
 * may be made inside.
 */
export async function write<T>(
  { db, live, wakeMails }: { db: Database; live: ChangeBus; wakeMails?: () => void },
  change: (write: Write) => Promise<T>,
): Promise<T> {
  const effects: (() => void)[] = [];
  const result = await db.transaction((tx) =>
    change({
      tx,
      mail: async (mail) => {
        await tx.insert(outboxMails).values(mail);
        if (wakeMails !== undefined) effects.push(wakeMails);
      },
      live: async (what) => {
        const message = await recordChange(tx, what);
        effects.push(() => live.publish(message));
      },
      liveUser: (userId, topic) => effects.push(() => live.publish({ kind: 'user', userId, topic })),
      afterCommit: (effect) => effects.push(effect),
    }),
  );
  for (const effect of effects) effect();
  return result;
}

async function recordChange(tx: Transaction, change: LiveChange): Promise<ProjectChange> {
  const { projectId, topic, actor, activity } = change;
  const module = change.module ?? null;
  const causedBy = actor.type === 'user' ? (actor.tabId ?? null) : null;
  const { rows } = await tx.execute<{ sequence: string }>(sql`
    with numbered as (
      update ${projects} set event_sequence = event_sequence + 1${change.project === undefined ? sql`` : sql`, ${change.project}`}
      where id = ${projectId} returning event_sequence
    )${activity === undefined ? sql`` : recordedActivity(change, activity)}
    insert into ${projectEvents} (project_id, sequence, topic, module, caused_by)
    select ${projectId}::uuid, event_sequence, ${topic}, ${module}, ${causedBy} from numbered
    returning sequence`);
  const [row] = rows;
  if (row === undefined) throw new Error('a change of a project that does not exist');
  return { kind: 'project', projectId, sequence: Number(row.sequence), topic, module, causedBy };
}

/** What people do in bursts. */
const mergedTypes: ReadonlySet<ActivityType> = new Set([
  'module_updated',
  'figures_updated',
  'tasks_updated',
  'figures_checked',
  'papers_updated',
  'plan_updated',
  'rehearsal_updated',
]);

/** The part of the statement that writes the timeline. */
function recordedActivity(
  { projectId, module, actor }: LiveChange,
  { type, description, metadata }: ActivityEntry,
): SQL {
  const userId = actor.type === 'user' ? actor.userId : null;
  // What a program did for a person is not merged with what the person did.
  const program = actor.type === 'user' ? (actor.program?.name ?? null) : null;
  const added = sql`
      insert into ${projectActivity} (project_id, user_id, action_type, module_key, description, metadata)
      select ${projectId}::uuid, ${userId}::uuid, ${type}, ${module ?? null}, ${description},
        ${JSON.stringify(program === null ? (metadata ?? {}) : { ...metadata, program })}::jsonb`;
  if (!mergedTypes.has(type)) return sql`, added as (${added})`;
  return sql`, repeated as (
      update ${projectActivity} set created_at = now(), metadata = case when metadata ? 'count'
        then metadata || jsonb_build_object('count', ((metadata->>'count')::int + ${Number(metadata?.count ?? 0)})::text)
        else metadata end
      where project_id = ${projectId} and user_id = ${userId} and action_type = ${type}
        and module_key is not distinct from ${module ?? null} and metadata->>'program' is not distinct from ${program}
        and created_at > now() - make_interval(mins => ${activityWindowMinutes})
      returning id
    ), added as (${added} where not exists (select from repeated))`;
}
