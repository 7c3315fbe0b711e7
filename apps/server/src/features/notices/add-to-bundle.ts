import { type BundleKind, mostBundled } from '@elan/domain/notices';
import { can, roles } from '@elan/domain/permissions';
import { sql } from 'drizzle-orm';
import { projectMembers } from '../../db/project-people.ts';
import type { Write } from '../../db/write.ts';

export type BundledEvent = {
  projectId: string;
  kind: BundleKind;
  /** Who did it; they get no notice. */
  actorId: string;
  /** The suggestion, task or section that it is about. */
  subject: string;
  /** One person, if they still work on the project, or everybody who may edit it. */
  readers: { userId: string } | 'editors';
};

const editing = roles.filter((role) => role !== 'owner' && can(role, 'project:edit'));

/**
 * Adds an event to the notices of those it concerns. Several unread events of one kind by one person are one notice with
 * a count. The project must be locked.
 */
export async function addToBundle(work: Write, { projectId, kind, actorId, subject, readers }: BundledEvent) {
  const isReader =
    readers === 'editors'
      ? sql`role = 'owner' or role = any(${sql.param(editing)}::text[])`
      : sql`user_id = ${readers.userId}::uuid`;
  const { rows } = await work.tx.execute<{ userId: string }>(sql`
    insert into notice_bundles as bundle (user_id, project_id, actor_id, kind, subjects)
    select user_id, ${projectId}::uuid, ${actorId}::uuid, ${kind}, array[${subject}::text]
    from ${projectMembers(projectId)} person
    where user_id <> ${actorId}::uuid and (${isReader})
    on conflict (user_id, project_id, kind, actor_id) where read_at is null do update set
      subjects = (array_remove(bundle.subjects, ${subject}::text) || ${subject}::text)
        [greatest(1, cardinality(array_remove(bundle.subjects, ${subject}::text)) + 2 - ${mostBundled}::int):],
      created_at = now()
    returning user_id as "userId"`);
  for (const { userId } of rows) work.liveUser(userId, 'notices');
}
