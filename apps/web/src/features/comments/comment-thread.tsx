import type { Comment } from '@elan/contract/comments';
import { canResolve } from '@elan/domain/permissions';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { About } from './about.tsx';
import { CommentBox } from './comment-box.tsx';
import { CommentItem, type PanelProps, replyButtonId } from './comment-item.tsx';
import { arriveAt, useArrival, useCommentedModule } from './commented-module.tsx';
import { commentMessages } from './messages.ts';
import type { AskedThread } from './use-asked-thread.ts';

type Props = PanelProps & { comment: Comment; link: AskedThread; onSaid: (words: string) => void };

/** A comment with its replies and the reply form. */
export function CommentThread({ comment, link, onSaid, ...panel }: Props) {
  const { comments, drafts, permissions, userId, onGone } = panel;
  const words = useMessages(commentMessages);
  // Text typed before the page was left is restored, with its form open.
  const [replying, setReplying] = useState<'no' | 'restored' | 'pressed'>(() =>
    drafts.get(`reply:${comment.id}`) === null ? 'no' : 'restored',
  );
  const place = useThreadArrival(comment.id, link);
  const { canComment, role } = permissions;
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
  const reply = { open: replying !== 'no', toggle: () => setReplying(replying === 'no' ? 'pressed' : 'no') };

  return (
    <li
      className="scroll-mt-32 rounded-lg border-t border-line pt-5 first:border-t-0 first:pt-0"
      id={`comment-${comment.id}`}
      ref={place}
      tabIndex={-1}
    >
      {comment.anchor !== null && <About anchor={comment.anchor} projectId={comment.project_id} thread={comment.id} />}
      <CommentItem
        {...panel}
        comment={comment}
        onResolve={mayResolve ? resolve : undefined}
        replies={comment.replyCount}
        reply={canComment ? reply : undefined}
      />
      {comment.replies.length > 0 && <Replies {...panel} comment={comment} />}
      {canComment && replying !== 'no' && (
        <div className="mt-3 border-l-2 border-line pl-4 sm:ml-12">
          <ReplyBox {...panel} comment={comment} focus={replying === 'pressed'} onClose={close} onSaid={onSaid} />
        </div>
      )}
    </li>
  );
}

type ReplyProps = PanelProps & Pick<Props, 'comment' | 'onSaid'> & { focus: boolean; onClose: () => void };

function ReplyBox({ comment, comments, drafts, focus, onSaid, onClose }: ReplyProps) {
  const words = useMessages(commentMessages);
  return (
    <CommentBox
      box={`reply:${comment.id}`}
      confirmed={comments.confirmed}
      drafts={drafts}
      failed={commentMessages.replyFailed}
      focus={focus}
      label={words.yourReply}
      onSend={(sent) => comments.add({ ...sent, parentId: comment.id, anchor: null })}
      onSent={() => {
        onSaid(words.added);
        onClose();
      }}
      projectId={comment.project_id}
      submit={words.submitReply}
    >
      <Button onClick={onClose} size="small" variant="quiet">
        {words.cancel}
      </Button>
    </CommentBox>
  );
}

/** @returns the thread's element, which a way to the thread ends at */
function useThreadArrival(id: string, { asked, arrived }: AskedThread): RefObject<HTMLLIElement | null> {
  const room = useCommentedModule();
  const place = useRef<HTMLLIElement>(null);
  const isWanted = room?.destination?.to === 'thread' && room.destination.thread === id;
  useArrival(isWanted, () => place.current);
  // Retry after each render: the panel may not be visible yet.
  useEffect(() => {
    if (asked === id && place.current !== null && arriveAt(place.current)) arrived();
  });
  return place;
}

function Replies({ comment, ...panel }: PanelProps & { comment: Comment }) {
  const words = useMessages(commentMessages);
  const list = useRef<HTMLUListElement>(null);
  return (
    <div className="mt-3 flex flex-col gap-4 border-l-2 border-line pl-4 sm:ml-12">
      <ShowMore
        at="start"
        list={list}
        onMore={() => panel.comments.showEarlierReplies(comment)}
        shown={comment.repliesNext !== null}
      >
        {words.earlierReplies(comment.replyCount - comment.replies.length)}
      </ShowMore>
      <ul aria-label={words.replies} className="flex flex-col gap-4" ref={list}>
        {comment.replies.map((reply) => (
          <li key={reply.id}>
            <CommentItem {...panel} comment={reply} replies={0} />
          </li>
        ))}
      </ul>
    </div>
  );
}
