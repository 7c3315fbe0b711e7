import { isDeepStrictEqual } from 'node:util';
import type { Reply } from '@elan/contract/comments';
import { type Anchor, canAnchor } from '@elan/domain/comment-anchor';
import { Refusal } from '@elan/domain/errors';
import { capacities } from '@elan/domain/limits';
import type { Mention } from '@elan/domain/mentions';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { projectComments } from '../../db/schema/comments.ts';
import { projects } from '../../db/schema/projects.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { notifyOfComment } from '../notices/public.ts';
import { type CommentRow, presentReply } from './present.ts';
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
export function addComment(deps: Deps, access: Access<'project:comment'>, comment: NewComment): Promise<Reply> {
  const { projectId, user } = access;
  const { commentId, module, parentId, anchor, mentions } = comment;
  const content = comment.content.trim();
  if (anchor !== null && (parentId !== null || !canAnchor(module, anchor))) {
    throw new Refusal('INVALID_INPUT', { fields: [{ path: 'anchor', problem: 'no_such_place' }] });
  }
  return write(deps, async (work) => {
    if (anchor?.row !== undefined) await requireSharedRow(work.tx, projectId, anchor.row, commentId);
    const added = await insertComment(work, access, { ...comment, content });
    if (added === undefined) {
      await lockProject(work.tx, projectId);
      if (parentId !== null) await requireParent(work, projectId, module, parentId);
      const existing = await findComment(work.tx, projectId, commentId);
      const isRepeat =
        existing?.userId === user.userId &&
        existing.moduleKey === module &&
        existing.parentId === parentId &&
        existing.content === content &&
        isDeepStrictEqual(existing.anchor, anchor);
      if (!isRepeat) throw new Refusal('CONFLICT');
      return presentReply(existing);
    }
    const total = await countComments(work.tx, projectId, module);
    if (total > capacities.comments) throw new Refusal('LIMIT_REACHED', { of: 'comments', limit: capacities.comments });
    await work.live({
      projectId,
      topic: 'comments',
      module,
      actor: user,
      activity: {
        type: 'comment_added',
        description: parentId === null ? `Comment added: ${module}` : `Reply added: ${module}`,
        metadata: { kind: parentId === null ? 'comment' : 'reply', comment_id: commentId },
      },
    });
    const mentioned =
      mentions.length === 0 ? [] : await storeMentions(work, { projectId, commentId, content, mentions });
    const isNewReply = parentId !== null;
    if (!isNewReply && mentioned.length === 0) {
      return presentReply({ ...added, mentions: [], author: user.profile, resolver: null });
    }
    const project = await lockProject(work.tx, projectId);
    await notifyOfComment(deps, work, {
      projectId,
      project: project.name,
      module,
      commentId,
      thread: parentId ?? commentId,
      content,
      author: user,
      causedBy: user.userId,
      mentioned,
      isNewReply,
    });
    return presentComment(work.tx, projectId, commentId);
  });
}

/**
 * Locks the project, as lockProject does, locks the parent comment and inserts, all in one statement.
 * @returns undefined when the project or the parent comment does not exist, or the id is taken
 */
async function insertComment(
  { tx }: Write,
  { projectId, user }: Access<'project:comment'>,
  { commentId, module, content, parentId, anchor }: NewComment,
): Promise<CommentRow | undefined> {
  const [row] = await tx
    .insert(projectComments)
    .select(sql`
      with project as materialized (select id from ${projects} where id = ${projectId} and deleted_at is null
        for no key update),
      parent as materialized (
        select c.id from project join ${projectComments} c on c.project_id = project.id
        where c.id = ${parentId} and c.module_key = ${module} and c.parent_id is null
        for key share of c)
      select ${commentId}::uuid, project.id, ${module}, ${user.userId}::uuid, ${content}, ${parentId}::uuid,
        ${anchor === null ? null : JSON.stringify(anchor)}::jsonb, null::timestamptz, null::uuid, now(), now()
      from project where ${parentId}::uuid is null or exists (select from parent)`)
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Only a top-level comment of the same module can be replied to (COMM-011). */
async function requireParent(work: Write, projectId: string, module: ModuleKey, parentId: string): Promise<void> {
  const parent = await findComment(work.tx, projectId, parentId);
  if (parent?.moduleKey !== module || parent.parentId !== null) throw new Refusal('NOT_FOUND');
}
