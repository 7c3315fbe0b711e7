import type { Reply } from '@elan/contract/comments';
import type { Text } from '@elan/domain/locale';
import { displayName } from '@elan/domain/people';
import type { ProjectPermissions } from '@elan/domain/permissions';
import { Check, type LucideIcon, Pencil, Reply as ReplyIcon, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../components/person.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CauseBanner, type Failure } from '../../components/ui/cause-banner.tsx';
import { InlineConfirmation } from '../../components/ui/inline-confirmation.tsx';
import { formatDateTime, formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CommentText } from './comment-text.tsx';
import type { CommentDrafts } from './drafts.ts';
import { EditBox } from './edit-box.tsx';
import { commentMessages } from './messages.ts';
import type { CommentsHandle } from './use-comments.ts';

/** What every comment of a panel is shown with. */
export type PanelProps = {
  comments: CommentsHandle;
  drafts: CommentDrafts;
  permissions: ProjectPermissions;
  userId: string;
  now: Date;
  /** What had the focus left its place. */
  onGone: () => void;
};

type Props = PanelProps & {
  comment: Reply;
  /** How many replies would be deleted with it. */
  replies: number;
  /** Absent where replying is not possible. */
  reply?: { open: boolean; toggle: () => void } | undefined;
  /** Absent where the reader may not resolve or reopen the thread. */
  onResolve?: ((resolved: boolean) => Promise<void>) | undefined;
};

/** The element id of the button that opens the reply form. */
export const replyButtonId = (commentId: string) => `comment-reply-${commentId}`;

/** Once the button is there again. */
const focusLater = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** A comment or reply: author, time, text, and the actions available to the reader. */
export function CommentItem(props: Props) {
  const { comment, comments, drafts, permissions, userId, now } = props;
  const words = useMessages(commentMessages);
  const [editing, setEditing] = useState<'no' | 'restored' | 'pressed'>(() =>
    drafts.get(`edit:${comment.id}`) === null ? 'no' : 'restored',
  );
  const author = comment.user_profile === null ? words.unknownUser : displayName(comment.user_profile);
  const isMine = comment.user_id === userId;
  const canChange = permissions.canComment && (permissions.isOwner || isMine);
  const isEditing = editing !== 'no' && canChange;
  const isPending = comments.pending.has(comment.id);

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
          <p className="text-sm text-muted">{isPending ? words.sending : <When comment={comment} now={now} />}</p>
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
              focusLater(`comment-edit-${comment.id}`);
            }}
            onSave={(content, mentions) => comments.update(comment.id, content, mentions)}
          />
        ) : (
          <CommentText comment={comment} userId={userId} />
        )}
        {comment.resolvedAt !== null && <Resolution at={comment.resolvedAt} by={comment.resolvedBy} now={now} />}
        {!isEditing && !isPending && (
          <Actions {...props} author={author} canChange={canChange} onEdit={() => setEditing('pressed')} />
        )}
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

function Resolution({ at, by, now }: { at: string; by: Reply['resolvedBy']; now: Date }) {
  const words = useMessages(commentMessages);
  const { language } = useLanguage();
  const who = by?.user_profile ? displayName(by.user_profile) : words.unknownUser;
  return (
    <p className="mt-1 text-sm text-muted wrap-anywhere" title={formatDateTime(at, language)}>
      {words.resolvedBy(who, formatRelative(at, language, now))}
    </p>
  );
}

type ActionsProps = Props & { author: string; canChange: boolean; onEdit: () => void };

/** What the reader may do with the comment, and why it was not done. */
function Actions(props: ActionsProps) {
  const { comment, replies, comments, reply, onResolve, onGone, author, canChange, onEdit } = props;
  const words = useMessages(commentMessages);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id } = comment;
  const isResolved = comment.resolvedAt !== null;

  const attempt = async (failed: Text, work: () => Promise<void> | undefined) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure({ title: failed, error });
    }
  };
  const remove = async () => {
    await attempt(commentMessages.removeFailed, () => comments.remove(id).then(onGone));
    setAsking(false);
  };
  const resolve = () =>
    attempt(isResolved ? commentMessages.reopenFailed : commentMessages.resolveFailed, () => onResolve?.(!isResolved));

  if (asking) {
    return (
      <InlineConfirmation
        cancelLabel={words.cancel}
        confirmLabel={words.remove}
        onCancel={() => {
          setAsking(false);
          focusLater(`comment-remove-${id}`);
        }}
        onConfirm={remove}
        question={replies === 0 ? words.removeQuestion : words.removeWithReplies(replies)}
      />
    );
  }
  return (
    <>
      <div className="-ml-3 flex flex-wrap">
        {reply !== undefined && (
          <Action
            Icon={ReplyIcon}
            aria-expanded={reply.open}
            id={replyButtonId(id)}
            label={words.replyTo(author)}
            onClick={reply.toggle}
          >
            {words.reply}
          </Action>
        )}
        {onResolve !== undefined && (
          <Action
            Icon={isResolved ? RotateCcw : Check}
            label={isResolved ? words.reopenOf(author) : words.resolveOf(author)}
            onClick={resolve}
          >
            {isResolved ? words.reopen : words.resolve}
          </Action>
        )}
        {canChange && (
          <>
            <Action Icon={Pencil} id={`comment-edit-${id}`} label={words.editOf(author)} onClick={onEdit}>
              {words.edit}
            </Action>
            <Action
              Icon={Trash2}
              id={`comment-remove-${id}`}
              label={words.removeOf(author)}
              onClick={() => {
                setFailure(null);
                setAsking(true);
              }}
            >
              {words.remove}
            </Action>
          </>
        )}
      </div>
      <CauseBanner failure={failure} onDismiss={() => setFailure(null)} />
    </>
  );
}

type ActionProps = {
  id?: string;
  'aria-expanded'?: boolean;
  /** Includes the comment's author, for people who cannot see which comment the button belongs to. */
  label: string;
  Icon: LucideIcon;
  onClick: () => unknown;
  children: string;
};

function Action({ label, Icon, ...rest }: ActionProps) {
  return (
    <Button aria-label={label} icon={<Icon aria-hidden className="size-4" />} size="small" variant="quiet" {...rest} />
  );
}
