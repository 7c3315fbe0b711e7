import type { Comment, Reply } from '@elan/contract/comments';
import type { Mention } from '@elan/domain/mentions';
import { canResolve, type ProjectPermissions } from '@elan/domain/permissions';
import { useEffect, useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { About } from './about.tsx';
import { AboutRow } from './about-row.tsx';
import { CommentBox } from './comment-box.tsx';
import { CommentItem, replyButtonId } from './comment-item.tsx';
import { arriveAt, useArrival, useCommentedModule } from './commented-module.tsx';
import type { CommentDrafts } from './drafts.ts';
import { commentMessages } from './messages.ts';
import type { AskedThread } from './use-asked-thread.ts';
import type { CommentsHandle } from './use-comments.ts';
import { WayToPassage } from './way-to-passage.tsx';

type Props = {
  comment: Comment;
  comments: CommentsHandle;
  drafts: CommentDrafts;
  link: AskedThread;
  permissions: ProjectPermissions;
  userId: string;
  now: Date;
  onSaid: (words: string) => void;
  onGone: () => void;
};

/** A comment with its replies and the reply form. */
export function CommentThread(props: Props) {
  const { comment, comments, drafts, link, permissions, userId, now, onSaid, onGone } = props;
  const words = useMessages(commentMessages);
  const box = `reply:${comment.id}` as const;
  // Text typed before the page was left is restored, with its form open.
  const [replying, setReplying] = useState<'no' | 'restored' | 'pressed'>(() =>
    drafts.get(box) === null ? 'no' : 'restored',
  );
  const replyList = useRef<HTMLUListElement>(null);
  const { canComment, isOwner, role } = permissions;
  // Not in an archived project.
  const mayResolve = canComment && canResolve(role, comment.user_id === userId);
  const close = () => {
    setReplying('no');
    document.getElementById(replyButtonId(comment.id))?.focus();
  };

  const resolve = async (resolved: boolean) => {
    await comments.resolve(comment.id, resolved);
    onSaid(resolved ? words.saidResolved : words.saidReopened);
    // It moved to the other list.
    onGone();
  };

  const item = (shown: Reply, replies: number) => ({
    comment: shown,
    replies,
    userId,
    now,
    drafts,
    pending: comments.pending.has(shown.id),
    canChange: canComment && (isOwner || shown.user_id === userId),
    onUpdate: (content: string, mentions: Mention[]) => comments.update(shown.id, content, mentions),
    onRemove: async () => {
      await comments.remove(shown.id);
      onGone();
    },
  });

  const room = useCommentedModule();
  const place = useRef<HTMLLIElement>(null);
  const isWanted = room?.destination?.to === 'thread' && room.destination.thread === comment.id;
  useArrival(isWanted, () => place.current);
  const isAsked = link.asked === comment.id;
  const { arrived } = link;
  // Retry after each render: the panel may not be visible yet.
  useEffect(() => {
    if (isAsked && place.current !== null && arriveAt(place.current)) arrived();
  });

  return (
    <li
      className="scroll-mt-32 rounded-lg border-t border-line pt-5 first:border-t-0 first:pt-0"
      id={`comment-${comment.id}`}
      ref={place}
      tabIndex={-1}
    >
      {comment.anchor?.on === 'row' && <AboutRow anchor={comment.anchor} projectId={comment.project_id} />}
      {comment.anchor !== null && comment.anchor.on !== 'row' && (
        <About anchor={comment.anchor}>
          <WayToPassage anchor={comment.anchor} thread={comment.id} />
        </About>
      )}
      <CommentItem
        {...item(comment, comment.replyCount)}
        {...(mayResolve ? { onResolve: resolve } : {})}
        {...(canComment
          ? { reply: { open: replying !== 'no', toggle: () => setReplying(replying === 'no' ? 'pressed' : 'no') } }
          : {})}
      />
      {comment.replies.length > 0 && (
        <div className="mt-3 flex flex-col gap-4 border-l-2 border-line pl-4 sm:ml-12">
          <ShowMore
            at="start"
            list={replyList}
            onMore={() => comments.showEarlierReplies(comment)}
            shown={comment.repliesNext !== null}
          >
            {words.earlierReplies(comment.replyCount - comment.replies.length)}
          </ShowMore>
          <ul aria-label={words.replies} className="flex flex-col gap-4" ref={replyList}>
            {comment.replies.map((reply) => (
              <li key={reply.id}>
                <CommentItem {...item(reply, 0)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {canComment && replying !== 'no' && (
        <div className="mt-3 border-l-2 border-line pl-4 sm:ml-12">
          <CommentBox
            box={box}
            confirmed={comments.confirmed}
            drafts={drafts}
            failed={commentMessages.replyFailed}
            focus={replying === 'pressed'}
            label={words.yourReply}
            projectId={comment.project_id}
            onSend={(reply) => comments.add({ ...reply, parentId: comment.id, anchor: null })}
            onSent={() => {
              onSaid(words.added);
              close();
            }}
            submit={words.submitReply}
          >
            <Button onClick={close} size="small" variant="quiet">
              {words.cancel}
            </Button>
          </CommentBox>
        </div>
      )}
    </li>
  );
}
