import type { ActivityType } from '@elan/domain/activity';
import type { PersonalChange, ProjectChange, ProjectTopic, UserTopic } from '@elan/domain/live';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from './client.ts';
import { recordedChange } from './recorded-change.ts';
import { outboxMails } from './schema/mail.ts';

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
  /** Added to the timeline; repeated saves of a module, of the figures, of the tasks, of the papers, of the plan, of answers to a lender or of facts for one, by the same person are merged into one entry. */
  activity?: ActivityEntry;
  /** Further assignments to the project's row. */
  project?: SQL;
};

/** A change that the timeline shows together with others of its kind, with their number. */
export const countedChange = (
  { projectId, user }: { projectId: string; user: Actor },
  topic: ProjectTopic,
  type: ActivityType,
  what: string,
): LiveChange => ({
  ...{ projectId, topic, actor: user },
  activity: { type, description: `${what}: 1`, metadata: { count: '1' } },
  project: sql`updated_at = now()`,
});

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
  /** Notifies everyone after the commit of a change that a statement of its own recorded. */
  publish(change: ProjectChange): void;
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
  const publish = (change: ProjectChange) => void effects.push(() => live.publish(change));
  const result = await db.transaction((tx) =>
    change({
      tx,
      mail: async (mail) => {
        await tx.insert(outboxMails).values(mail);
        if (wakeMails !== undefined) effects.push(wakeMails);
      },
      live: async (what) => publish(await recordChange(tx, what)),
      publish,
      liveUser: (userId, topic) => effects.push(() => live.publish({ kind: 'user', userId, topic })),
      afterCommit: (effect) => effects.push(effect),
    }),
  );
  for (const effect of effects) effect();
  return result;
}

async function recordChange(tx: Transaction, change: LiveChange): Promise<ProjectChange> {
  const { projectId, topic, project } = change;
  const module = change.module ?? null;
  const causedBy = causeOf(change.actor);
  const activity = change.activity && { ...change.activity, ...activityValues(change.actor, change.activity) };
  const { rows } = await tx.execute<{ sequence: string }>(sql`
    with ${recordedChange({ projectId, topic, module, causedBy, activity, project })} select sequence from event`);
  const [row] = rows;
  if (row === undefined) throw new Error('a change of a project that does not exist');
  return { kind: 'project', projectId, sequence: Number(row.sequence), topic, module, causedBy };
}

/** The browser tab in which somebody acts. */
export const causeOf = (actor: Actor): string | null => (actor.type === 'user' ? (actor.tabId ?? null) : null);

/**
 * What an entry of the timeline stores about who acted, beside its own metadata. What a program did for a person is not
 * merged with what the person did.
 */
export function activityValues(actor: Actor, { metadata }: Pick<ActivityEntry, 'metadata'>) {
  const program = actor.type === 'user' ? (actor.program?.name ?? null) : null;
  return {
    userId: actor.type === 'user' ? actor.userId : null,
    program,
    metadata: JSON.stringify(program === null ? (metadata ?? {}) : { ...metadata, program }),
    count: metadata?.count === undefined ? undefined : Number(metadata.count),
  };
}
