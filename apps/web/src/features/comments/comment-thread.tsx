import type { Comment, Reply } from '@elan/contract/comments';
import type { ProjectPermissions } from '@elan/domain/permissions';
import { useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentItem, replyButtonId } from './comment-item.tsx';
import type { CommentDrafts } from './drafts.ts';
import { commentMessages } from './messages.ts';
import type { CommentsHandle } from './use-comments.ts';

type Props = {
  comment: Comment;
  comments: CommentsHandle;
  drafts: CommentDrafts;
  permissions: ProjectPermissions;
  userId: string;
  now: Date;
  onSaid: (words: string) => void;
  onRemoved: () => void;
};

/** A comment with its replies and the reply form. */
export function CommentThread({ comment, comments, drafts, permissions, userId, now, onSaid, onRemoved }: Props) {
  const words = useMessages(commentMessages);
  const box = `reply:${comment.id}` as const;
  // Text typed before the page was left is restored, with its form open.
  const [replying, setReplying] = useState<'no' | 'restored' | 'pressed'>(() =>
    drafts.get(box) === null ? 'no' : 'restored',
  );
  const replyList = useRef<HTMLUListElement>(null);
  const { canComment, isOwner } = permissions;
  const close = () => {
    setReplying('no');
    document.getElementById(replyButtonId(comment.id))?.focus();
  };

  const item = (shown: Reply, replies: number) => ({
    comment: shown,
    replies,
    userId,
    now,
    drafts,
    pending: comments.pending.has(shown.id),
    canChange: canComment && (isOwner || shown.user_id === userId),
    onUpdate: (content: string) => comments.update(shown.id, content),
    onRemove: async () => {
      await comments.remove(shown.id);
      onRemoved();
    },
  });

  return (
    <li className="border-t border-line pt-5 first:border-t-0 first:pt-0">
      <CommentItem
        {...item(comment, comment.reply_count)}
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
            shown={comment.replies_next !== null}
          >
            {words.earlierReplies(comment.reply_count - comment.replies.length)}
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
            onSend={(reply) => comments.add({ ...reply, parentId: comment.id })}
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
