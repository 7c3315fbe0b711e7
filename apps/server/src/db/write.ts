import { type ActivityType, moduleActivityWindowMinutes } from '@elan/domain/activity';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from './client.ts';
import { projectActivity } from './schema/activity.ts';
import { outboxMails } from './schema/mail.ts';

/** Who changes something. Jobs and webhooks use the same verbs as people. */
export type Actor = { type: 'user'; userId: string } | { type: 'system' } | { type: 'webhook'; provider: string };

export type ActivityEntry = {
  projectId: string;
  actor: Actor;
  type: ActivityType;
  module?: ModuleKey;
  description: string;
  metadata?: Record<string, string>;
};

export type Mail = { recipient: string; subject: string; text: string; html: string };

export type Write = {
  tx: Transaction;
  /** Adds a row to the project's timeline; repeated saves of one module by one person become one row. */
  activity(entry: ActivityEntry): Promise<void>;
  /** Puts a mail into the outbox: it leaves only if the transaction commits. */
  mail(mail: Mail): Promise<void>;
  /** Runs after the commit, in order; never when the transaction fails. */
  afterCommit(effect: () => void): void;
};

/**
 * One change: its rows, its activity and its mails in one transaction, its live effects after the commit.
 * No network call may be made inside.
 */
export async function write<T>(db: Database, change: (write: Write) => Promise<T>): Promise<T> {
  const effects: (() => void)[] = [];
  const result = await db.transaction((tx) =>
    change({
      tx,
      activity: (entry) => recordActivity(tx, entry),
      mail: async (mail) => {
        await tx.insert(outboxMails).values(mail);
      },
      afterCommit: (effect) => effects.push(effect),
    }),
  );
  for (const effect of effects) effect();
  return result;
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
