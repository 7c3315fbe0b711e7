import { invalidInput } from '@elan/domain/errors';
import { limits } from '@elan/domain/limits';
import { type Mention, mentionsIn } from '@elan/domain/mentions';
import { eq, sql } from 'drizzle-orm';
import { projectMembers } from '../../db/project-people.ts';
import { commentMentions } from '../../db/schema/comments.ts';
import type { Write } from '../../db/write.ts';

type MentioningComment = { projectId: string; commentId: string; content: string; mentions: readonly Mention[] };

/**
 * Stores the people mentioned in a comment's current text. Somebody who was mentioned before stays mentioned while
 * their label is in the text; others must work on the project, or their label is ordinary text.
 * @returns the ids of the people who were not mentioned before
 * @throws Refusal INVALID_INPUT when the text mentions too many
 */
export async function storeMentions({ tx }: Write, comment: MentioningComment): Promise<string[]> {
  const { projectId, commentId, content } = comment;
  const earlier = await tx
    .select({ user_id: commentMentions.userId, label: commentMentions.label })
    .from(commentMentions)
    .where(eq(commentMentions.commentId, commentId));
  const mentions = mentionsIn(content, [...earlier, ...comment.mentions]);
  if (earlier.length === 0 && mentions.length === 0) return [];
  if (mentions.length > limits.mentions) throw invalidInput('mentions', 'too_many');
  const named = JSON.stringify(mentions);
  await tx.execute(sql`
    delete from comment_mentions where comment_id = ${commentId} and (user_id, label) not in (
      select user_id, label from json_to_recordset(${named}::json) as named(user_id uuid, label text))`);
  const { rows } = await tx.execute<{ userId: string }>(sql`
    insert into comment_mentions (comment_id, user_id, label, project_id)
    select ${commentId}::uuid, user_id, label, ${projectId}::uuid
    from json_to_recordset(${named}::json) as named(user_id uuid, label text)
    where user_id in (select person.user_id from ${projectMembers(projectId)} person)
    on conflict do nothing
    returning user_id as "userId"`);
  const known = new Set(earlier.map(({ user_id: user }) => user));
  return [...new Set(rows.map(({ userId }) => userId))].filter((userId) => !known.has(userId));
}
