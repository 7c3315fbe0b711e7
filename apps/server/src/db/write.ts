import { type ActivityType, moduleActivityWindowMinutes } from '@elan/domain/activity';
import type { PersonalChange, ProjectChange, ProjectTopic, UserTopic } from '@elan/domain/live';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from './client.ts';
import { projectActivity } from './schema/activity.ts';
import { projectEvents } from './schema/live.ts';
import { outboxMails } from './schema/mail.ts';
import { projects } from './schema/projects.ts';

/** Who changes something. Jobs and webhooks use the same verbs as people. */
export type Actor =
  | { type: 'user'; userId: string; tabId?: string | null }
  | { type: 'system' }
  | { type: 'webhook'; provider: string };

export type ActivityEntry = {
  projectId: string;
  actor: Actor;
  type: ActivityType;
  module?: ModuleKey;
  description: string;
  metadata?: Record<string, string>;
};

export type Mail = { recipient: string; subject: string; text: string; html: string };

/** Where changes are told after their commit. */
type ChangeBus = { publish(change: ProjectChange | PersonalChange): void };

export type LiveChange = { projectId: string; topic: ProjectTopic; module?: ModuleKey; actor: Actor };

export type Write = {
  tx: Transaction;
  /** Adds a row to the project's timeline; repeated saves of one module by one person become one row. */
  activity(entry: ActivityEntry): Promise<void>;
  /** Puts a mail into the outbox: it leaves only if the transaction commits. */
  mail(mail: Mail): Promise<void>;
  /**
   * Tells everybody who looks at the project that something changed. Numbered under the lock of the project's row, so
   * call it last in a long transaction; sent after the commit.
   */
  live(change: LiveChange): Promise<void>;
  /** Tells one person, in all their tabs, after the commit. */
  liveUser(userId: string, topic: UserTopic): void;
  /** Runs after the commit, in order; never when the transaction fails. */
  afterCommit(effect: () => void): void;
};

/**
 * One change: its rows, its activity and its mails in one transaction, its live effects after the commit.
 * No network call may be made inside.
 */
export async function write<T>(
  { db, live, wakeMails }: { db: Database; live: ChangeBus; wakeMails?: () => void },
  change: (write: Write) => Promise<T>,
): Promise<T> {
  const effects: (() => void)[] = [];
  const result = await db.transaction((tx) =>
    change({
      tx,
      activity: (entry) => recordActivity(tx, entry),
      mail: async (mail) => {
        await tx.insert(outboxMails).values(mail);
        if (wakeMails !== undefined) effects.push(wakeMails);
      },
      live: async (what) => {
        const message = await numberChange(tx, what);
        effects.push(() => live.publish(message));
      },
      liveUser: (userId, topic) => effects.push(() => live.publish({ kind: 'user', userId, topic })),
      afterCommit: (effect) => effects.push(effect),
    }),
  );
  for (const effect of effects) effect();
  return result;
}

async function numberChange(tx: Transaction, { projectId, topic, module, actor }: LiveChange): Promise<ProjectChange> {
  const [row] = await tx
    .update(projects)
    .set({ eventSequence: sql`${projects.eventSequence} + 1` })
    .where(eq(projects.id, projectId))
    .returning({ sequence: projects.eventSequence });
  if (row === undefined) throw new Error('a change of a project that does not exist');
  const causedBy = actor.type === 'user' ? (actor.tabId ?? null) : null;
  const event = { projectId, sequence: row.sequence, topic, module: module ?? null, causedBy };
  await tx.insert(projectEvents).values(event);
  return { kind: 'project', ...event };
}

async function recordActivity(tx: Transaction, entry: ActivityEntry): Promise<void> {
  const userId = entry.actor.type === 'user' ? entry.actor.userId : null;
  if (entry.type === 'module_updated' && userId !== null && entry.module !== undefined) {
    const repeated = await tx
      .update(projectActivity)
      .set({ createdAt: sql`now()` })
      .where(
        and(
          eq(projectActivity.projectId, entry.projectId),
          eq(projectActivity.userId, userId),
          eq(projectActivity.actionType, entry.type),
          eq(projectActivity.moduleKey, entry.module),
          gt(projectActivity.createdAt, sql`now() - make_interval(mins => ${moduleActivityWindowMinutes})`),
        ),
      )
      .returning({ id: projectActivity.id });
    if (repeated.length > 0) return;
  }
  await tx.insert(projectActivity).values({
    projectId: entry.projectId,
    userId,
    actionType: entry.type,
    moduleKey: entry.module ?? null,
    description: entry.description,
    metadata: entry.metadata ?? {},
  });
}
