import { Refusal } from '@elan/domain/errors';
import { capacities } from '@elan/domain/limits';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { Profile } from '@elan/domain/people';
import { sql } from 'drizzle-orm';
import { projectMembers } from '../../db/project-people.ts';
import type { Write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { sendNotice } from '../mail/public.ts';
import { mentionNotice, replyNotice } from './mails.ts';

export type CommentNotice = {
  projectId: string;
  project: string;
  module: ModuleKey;
  commentId: string;
  /** The comment that begins its thread; itself, unless it is a reply. */
  thread: string;
  content: string;
  author: { userId: string | null; profile: Pick<Profile, 'name' | 'email'> };
  /** Who wrote or edited it. */
  causedBy: string;
  /** Those it newly mentions. */
  mentioned: readonly string[];
  /** Whether it is a new reply, so that those who wrote in its thread get a notice too. */
  isNewReply: boolean;
};

/**
 * Notifies those whom a comment mentions, and those who wrote in the thread of a new reply, if they still work on the
 * project. Each person gets at most one notice of a comment; its author gets none.
 * @throws Refusal LIMIT_REACHED when its author mentioned too many people within the hour
 */
export async function notifyOfComment(deps: Deps, work: Write, comment: CommentNotice): Promise<void> {
  const { projectId, commentId, thread, author, causedBy, mentioned, isNewReply } = comment;
  const { rows } = await work.tx.execute<{ userId: string; mentioned: boolean; wrote: boolean }>(sql`
    with person as materialized (select distinct user_id from ${projectMembers(projectId)} member),
    concerned as materialized (
      select user_id, user_id = any(${sql.param(mentioned)}::uuid[]) as mentioned, ${isNewReply} and user_id in (
        select user_id from project_comments where id = ${thread}
        union
        select user_id from project_comments where parent_id = ${thread}) as wrote
      from person where user_id <> ${causedBy} and user_id is distinct from ${author.userId}::uuid),
    told as (
      insert into notices (user_id, comment_id, project_id, kind)
      select user_id, ${commentId}::uuid, ${projectId}::uuid, case when mentioned then 'mention' else 'reply' end
      from concerned where mentioned or wrote
      on conflict do nothing
      returning user_id)
    select user_id as "userId", mentioned, wrote from told join concerned using (user_id)`);
  if (rows.length === 0) return;
  const mentions = rows.filter((row) => row.mentioned).length;
  if (mentions > 0 && !(await deps.limiter.hasRoom('mention', causedBy, mentions))) {
    throw new Refusal('LIMIT_REACHED', { of: 'mentionsPerHour', limit: capacities.mentionsPerHour });
  }
  const replies = rows.length - mentions;
  const mailsReplies = replies > 0 && (await deps.limiter.hasRoom('replyMail', causedBy, replies));
  for (const row of rows) {
    work.liveUser(row.userId, 'notices');
    const mentionIsMailed = row.mentioned && (await mail(deps, work, comment, row.userId, 'mention'));
    // Somebody who wants no mails about mentions may want those about replies.
    if (row.wrote && !mentionIsMailed && (row.mentioned || mailsReplies)) {
      await mail(deps, work, comment, row.userId, 'reply');
    }
  }
}

function mail(deps: Deps, work: Write, comment: CommentNotice, userId: string, kind: 'mention' | 'reply') {
  const { projectId, project, module, thread, content, author } = comment;
  const notice = kind === 'mention' ? mentionNotice : replyNotice;
  const words = notice(deps.settings, {
    who: author.profile,
    project,
    at: { projectId, module, thread },
    content,
  });
  return sendNotice(deps, work, { userId, kind, words });
}
