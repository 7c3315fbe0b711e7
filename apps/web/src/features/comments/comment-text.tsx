import type { Reply } from '@elan/contract/comments';
import { splitMentions } from '@elan/domain/mentions';
import { classNames } from '../../lib/class-names.ts';

type Props = { comment: Pick<Reply, 'content' | 'mentions'>; userId: string };

/** What a comment says, with the people it mentions set off; the reader's own name most of all. */
export function CommentText({ comment, userId }: Props) {
  let at = 0;
  return (
    <p className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere">
      {splitMentions(comment.content, comment.mentions).map(({ text, mention }) => {
        const key = at;
        at += text.length;
        if (mention === null) return text;
        const isReader = mention.user_id === userId;
        return (
          <span
            className={classNames('font-semibold text-primary', isReader && 'rounded-md bg-primary-soft px-1')}
            key={key}
          >
            {text}
          </span>
        );
      })}
    </p>
  );
}
