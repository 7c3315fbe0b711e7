import type { Reply } from '@elan/contract/comments';
import type { Text } from '@elan/domain/locale';
import type { Mention } from '@elan/domain/mentions';
import { displayName } from '@elan/domain/people';
import { Check, Pencil, Reply as ReplyIcon, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../components/person.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatDateTime, formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CommentText } from './comment-text.tsx';
import type { CommentDrafts } from './drafts.ts';
import { EditBox } from './edit-box.tsx';
import { Failure } from './failure.tsx';
import { commentMessages } from './messages.ts';
import { RemoveConfirmation } from './remove-confirmation.tsx';

type Props = {
  comment: Reply;
  /** How many replies would be deleted with it. */
  replies: number;
  userId: string;
  now: Date;
  drafts: CommentDrafts;
  /** Still being sent. */
  pending: boolean;
  canChange: boolean;
  /** Absent where replying is not possible. */
  reply?: { open: boolean; toggle: () => void };
  /** Absent where the reader may not resolve or reopen the thread. */
  onResolve?: (resolved: boolean) => Promise<void>;
  onUpdate: (content: string, mentions: Mention[]) => Promise<void>;
  onRemove: () => Promise<void>;
};

/** The element id of the button that opens the reply form. */
export const replyButtonId = (commentId: string) => `comment-reply-${commentId}`;

/** A comment or reply: author, time, text, and the actions available to the reader. */
export function CommentItem(props: Props) {
  const { comment, replies, userId, now, drafts, pending, canChange, reply, onResolve, onUpdate, onRemove } = props;
  const words = useMessages(commentMessages);
  const [editing, setEditing] = useState<'no' | 'restored' | 'pressed'>(() =>
    drafts.get(`edit:${comment.id}`) === null ? 'no' : 'restored',
  );
  const [removing, setRemoving] = useState<'no' | 'asking' | 'underWay'>('no');
  const [resolving, setResolving] = useState(false);
  const [failure, setFailure] = useState<{ title: Text; error: unknown } | null>(null);
  const author = comment.user_profile === null ? words.unknownUser : displayName(comment.user_profile);
  const isMine = comment.user_id === userId;
  const isEditing = editing !== 'no' && canChange;

  const leaveTo = (button: 'edit' | 'remove') =>
    requestAnimationFrame(() => document.getElementById(`comment-${button}-${comment.id}`)?.focus());

  const remove = async () => {
    setRemoving('underWay');
    try {
      await onRemove();
    } catch (error) {
      setFailure({ title: commentMessages.removeFailed, error });
      setRemoving('no');
    }
  };

  const isResolved = comment.resolvedAt !== null;
  const resolve = async () => {
    setFailure(null);
    setResolving(true);
    try {
      await onResolve?.(!isResolved);
    } catch (error) {
      setFailure({ title: isResolved ? commentMessages.reopenFailed : commentMessages.resolveFailed, error });
    }
    setResolving(false);
  };

  return (
    <article aria-label={author} className="min-w-0">
      <header className="flex items-start gap-3">
        <Avatar person={comment.user_profile} />
        <div className="min-w-0 flex-1">
          <p className="leading-snug wrap-anywhere">
            <span className="font-semibold" title={comment.user_profile?.email}>
              {author}
            </span>
            {isMine && <span className="text-sm text-muted"> {words.you}</span>}
          </p>
          <p className="text-sm text-muted">{pending ? words.sending : <When comment={comment} now={now} />}</p>
        </div>
      </header>
      <div className="mt-1.5 sm:pl-12">
        {isEditing ? (
          <EditBox
            comment={comment}
            drafts={drafts}
            focus={editing === 'pressed'}
            onClose={() => {
              setEditing('no');
              leaveTo('edit');
            }}
            onSave={onUpdate}
          />
        ) : (
          <CommentText comment={comment} userId={userId} />
        )}
        {comment.resolvedAt !== null && <Resolution at={comment.resolvedAt} by={comment.resolvedBy} now={now} />}
        {!isEditing && !pending && removing === 'no' && (reply !== undefined || canChange) && (
          <div className="-ml-3 flex flex-wrap">
            {reply !== undefined && (
              <Action
                aria-expanded={reply.open}
                icon={<ReplyIcon aria-hidden className="size-4" />}
                id={replyButtonId(comment.id)}
                label={words.replyTo(author)}
                onClick={reply.toggle}
              >
                {words.reply}
              </Action>
            )}
            {onResolve !== undefined && (
              <Action
                icon={
                  isResolved ? <RotateCcw aria-hidden className="size-4" /> : <Check aria-hidden className="size-4" />
                }
                label={isResolved ? words.reopenOf(author) : words.resolveOf(author)}
                loading={resolving}
                onClick={() => void resolve()}
              >
                {isResolved ? words.reopen : words.resolve}
              </Action>
            )}
            {canChange && (
              <>
                <Action
                  icon={<Pencil aria-hidden className="size-4" />}
                  id={`comment-edit-${comment.id}`}
                  label={words.editOf(author)}
                  onClick={() => setEditing('pressed')}
                >
                  {words.edit}
                </Action>
                <Action
                  icon={<Trash2 aria-hidden className="size-4" />}
                  id={`comment-remove-${comment.id}`}
                  label={words.removeOf(author)}
                  onClick={() => {
                    setFailure(null);
                    setRemoving('asking');
                  }}
                >
                  {words.remove}
                </Action>
              </>
            )}
          </div>
        )}
        {removing !== 'no' && (
          <RemoveConfirmation
            busy={removing === 'underWay'}
            onCancel={() => {
              setRemoving('no');
              leaveTo('remove');
            }}
            onConfirm={remove}
            replies={replies}
          />
        )}
        {failure !== null && <Failure error={failure.error} onDismiss={() => setFailure(null)} title={failure.title} />}
      </div>
    </article>
  );
}

function When({ comment, now }: { comment: Reply; now: Date }) {
  const words = useMessages(commentMessages);
  const { language } = useLanguage();
  const isEdited = comment.updated_at > comment.created_at;
  return (
    <>
      <time dateTime={comment.created_at} title={formatDateTime(comment.created_at, language)}>
        {formatRelative(comment.created_at, language, now)}
      </time>
      {isEdited && (
        <>
          {' · '}
          <span title={words.editedOn(formatDateTime(comment.updated_at, language))}>{words.edited}</span>
        </>
      )}
    </>
  );
}

type ResolutionProps = { at: string; by: Reply['resolvedBy']; now: Date };

function Resolution({ at, by, now }: ResolutionProps) {
  const words = useMessages(commentMessages);
  const { language } = useLanguage();
  const who = by?.user_profile ? displayName(by.user_profile) : words.unknownUser;
  return (
    <p className="mt-1 text-sm text-muted wrap-anywhere" title={formatDateTime(at, language)}>
      {words.resolvedBy(who, formatRelative(at, language, now))}
    </p>
  );
}

type ActionProps = {
  id?: string;
  'aria-expanded'?: boolean;
  /** Includes the comment's author, for people who cannot see which comment the button belongs to. */
  label: string;
  icon: ReactNode;
  loading?: boolean;
  onClick: () => void;
  children: string;
};

function Action({ label, ...rest }: ActionProps) {
  return <Button aria-label={label} size="small" variant="quiet" {...rest} />;
}
