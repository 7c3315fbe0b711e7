import { isDeepStrictEqual } from 'node:util';
import type { Reply } from '@elan/contract/comments';
import { type Anchor, canAnchor } from '@elan/domain/comment-anchor';
import { invalidInput, Refusal } from '@elan/domain/errors';
import { capacities } from '@elan/domain/limits';
import type { Mention } from '@elan/domain/mentions';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { isoUtc } from '../../db/json-row.ts';
import { lockProject, unchangedProject } from '../../db/lock-project.ts';
import { recordedChange } from '../../db/recorded-change.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { activityValues, causeOf, type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { notifyOfComment } from '../notices/public.ts';
import { type CommentWithPeople, presentReply } from './present.ts';
import { countComments, findComment, presentComment } from './queries.ts';
import { requireSharedRow } from './shared-row.ts';
import { storeMentions } from './store-mentions.ts';

export type NewComment = {
  /** Generated on the device, so that a request whose response was lost can be retried. */
  commentId: string;
  module: ModuleKey;
  content: string;
  /** The comment it replies to; null for a top-level comment. */
  parentId: string | null;
  /** Its subject; null for the whole module. */
  anchor: Anchor | null;
  /** Whom the text may mention; see storeMentions. */
  mentions: readonly Mention[];
};

/**
 * Adds a comment or a reply. Repeating a request with the same id and text changes nothing and gets the same answer.
 * @throws Refusal INVALID_INPUT when a reply has another subject than its thread, the module has no such question, the
 *   figures no such row that everybody may see, or it mentions too many people
 * @throws Refusal NOT_FOUND when the module has no such comment to reply to, or it is itself a reply
 * @throws Refusal LIMIT_REACHED when the module is at its maximum number of comments, or the person mentioned too
 *   many people within the hour
 * @throws Refusal CONFLICT when the id belongs to any other comment, in any project
 */
export async function addComment(deps: Deps, access: Access<'project:comment'>, comment: NewComment): Promise<Reply> {
  const { projectId, user } = access;
  const { commentId, module, parentId, anchor, mentions } = comment;
  const content = comment.content.trim();
  if (anchor !== null && (parentId !== null || !canAnchor(module, anchor))) {
    throw invalidInput('anchor', 'no_such_place');
  }
  const store = (at: Storing) => storeComment(at, access, { ...comment, content });
  const concernsOthers = parentId !== null || mentions.length > 0;
  if (!concernsOthers && anchor?.row === undefined) {
    const added = await store({ tx: deps.db, publish: deps.live.publish });
    if (added !== undefined) return presentReply(added);
  }
  return write(deps, async (work) => {
    if (anchor?.row !== undefined) await requireSharedRow(work.tx, projectId, anchor.row, commentId);
    let added = await store(work);
    if (added === undefined) {
      await lockProject(work.tx, projectId);
      added = await store(work);
    }
    if (added === undefined) return standingRepeat(work, access, { ...comment, content });
    const mentioned =
      mentions.length === 0 ? [] : await storeMentions(work, { projectId, commentId, content, mentions });
    const isNewReply = parentId !== null;
    if (isNewReply || mentioned.length > 0) {
      await notifyOfComment(deps, work, {
        projectId,
        project: added.project,
        module,
        commentId,
        thread: parentId ?? commentId,
        content,
        author: user,
        causedBy: user.userId,
        mentioned,
        isNewReply,
      });
    }
    return mentions.length === 0 ? presentReply(added) : presentComment(work.tx, projectId, commentId);
  });
}

type Storing = { tx: Queryable } & Pick<Write, 'publish'>;

/**
 * Inserts a comment with its numbered change and its entry on the timeline, in one statement that also checks the parent
 * and the maximum number of comments.
 * @param work where it runs: a transaction, or the database itself
 * @returns undefined when nothing was done: the project or the parent is gone, the module is full, the id is taken, or
 *   somebody else changed the project in the same moment
 */
async function storeComment(
  { tx, publish }: Storing,
  { projectId, user }: Access<'project:comment'>,
  { commentId, module, content, parentId, anchor }: NewComment,
): Promise<(CommentWithPeople & { project: string }) | undefined> {
  const kind = parentId === null ? 'comment' : 'reply';
  const causedBy = causeOf(user);
  const activity = {
    type: 'comment_added',
    description: parentId === null ? `Comment added: ${module}` : `Reply added: ${module}`,
    metadata: { kind, comment_id: commentId },
  } as const;
  const { rows } = await tx.execute<{ project: string; at: string; sequence: string }>(sql`
    with ${unchangedProject(projectId)}, parent as materialized (
      select c.id from project join ${projectComments} c on c.project_id = project.id
      where c.id = ${parentId} and c.module_key = ${module} and c.parent_id is null
      for key share of c
    ), comment as (
      insert into ${projectComments} (id, project_id, module_key, user_id, content, parent_id, anchor)
      select ${commentId}::uuid, project.id, ${module}, ${user.userId}::uuid, ${content}, ${parentId}::uuid,
        ${anchor === null ? null : JSON.stringify(anchor)}::jsonb
      from project
      where (${parentId}::uuid is null or exists (select from parent)) and ${capacities.comments} > (
        select count(*) from ${projectComments} c where c.project_id = ${projectId} and c.module_key = ${module})
      on conflict do nothing returning created_at
    ), ${recordedChange({
      projectId,
      topic: 'comments',
      module,
      causedBy,
      activity: { ...activity, ...activityValues(user, activity) },
      condition: sql`exists (select from comment)`,
    })}
    select project.name as project, ${sql.raw(isoUtc('comment.created_at'))} as at, event.sequence
    from project, comment, event`);
  const [row] = rows;
  if (row === undefined) return undefined;
  publish({ kind: 'project', projectId, sequence: Number(row.sequence), topic: 'comments', module, causedBy });
  const createdAt = new Date(row.at);
  return {
    ...{ id: commentId, projectId, moduleKey: module, userId: user.userId, content, parentId, anchor },
    ...{ createdAt, updatedAt: createdAt, resolvedAt: null, resolvedBy: null },
    ...{ mentions: [], author: user.profile, resolver: null, project: row.project },
  };
}

/** What a comment that was not stored repeats. @throws Refusal with the reason when it repeats nothing */
async function standingRepeat(
  work: Write,
  { projectId, user }: Access<'project:comment'>,
  { commentId, module, content, parentId, anchor }: NewComment,
): Promise<Reply> {
  if (parentId !== null) await requireParent(work, projectId, module, parentId);
  const standing = await findComment(work.tx, projectId, commentId);
  const isRepeat =
    standing?.userId === user.userId &&
    standing.moduleKey === module &&
    standing.parentId === parentId &&
    standing.content === content &&
    isDeepStrictEqual(standing.anchor, anchor);
  if (isRepeat) return presentReply(standing);
  const isFull = (await countComments(work.tx, projectId, module)) >= capacities.comments;
  if (standing !== undefined || !isFull) throw new Refusal('CONFLICT');
  throw new Refusal('LIMIT_REACHED', { of: 'comments', limit: capacities.comments });
}

/** Only a top-level comment of the same module can be replied to (COMM-011). */
async function requireParent(work: Write, projectId: string, module: ModuleKey, parentId: string): Promise<void> {
  const parent = await findComment(work.tx, projectId, parentId);
  if (parent?.moduleKey !== module || parent.parentId !== null) throw new Refusal('NOT_FOUND');
}
