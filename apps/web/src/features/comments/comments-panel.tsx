import type { ModuleKey } from '@elan/domain/modules/keys';
import type { ProjectPermissions } from '@elan/domain/permissions';
import { ChevronDown, MessageSquare, RefreshCw } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { useNow } from '../../lib/use-now.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentThread } from './comment-thread.tsx';
import { createCommentDrafts } from './drafts.ts';
import { Failure } from './failure.tsx';
import { LostDrafts } from './lost-drafts.tsx';
import { commentMessages } from './messages.ts';
import { useComments } from './use-comments.ts';

type Props = { projectId: string; module: ModuleKey; permissions: ProjectPermissions; userId: string };

/** The comments on one module; hidden from people who cannot view the project. */
export function CommentsPanel(props: Props) {
  return props.permissions.canView ? <OpenPanel {...props} key={`${props.projectId}:${props.module}`} /> : null;
}

function OpenPanel({ projectId, module, permissions, userId }: Props) {
  const words = useMessages(commentMessages);
  const contentId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const threads = useRef<HTMLUListElement>(null);
  const comments = useComments(projectId, module);
  const drafts = useMemo(
    () => createCommentDrafts(storageOf(userId), userId, projectId, module),
    [userId, projectId, module],
  );
  useEffect(() => {
    window.addEventListener('storage', drafts.follow);
    return () => window.removeEventListener('storage', drafts.follow);
  }, [drafts]);
  const [open, setOpen] = useState(true);
  const [said, setSaid] = useState('');
  const now = useNow(30_000);
  const { list, error, confirmed } = comments;
  const showLoading = useDelayed(list === undefined && error === null);
  const showFetching = useDelayed(comments.fetching);

  return (
    <Card aria-labelledby={`${contentId}-title`} as="section" data-no-print>
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-2xl" id={`${contentId}-title`} ref={title} tabIndex={-1}>
          <button
            aria-controls={contentId}
            aria-expanded={open}
            className="flex min-h-11 items-center gap-2 rounded-xl text-left"
            onClick={() => setOpen(!open)}
            type="button"
          >
            <ChevronDown
              aria-hidden
              className={classNames('size-5 shrink-0 transition-transform duration-200', !open && '-rotate-90')}
            />
            {words.title}
            {list !== undefined && (
              <Badge className="font-sans tabular-nums" tone="primary">
                <span aria-hidden>{list.count}</span>
                <span className="sr-only">{words.count(list.count)}</span>
              </Badge>
            )}
          </button>
        </h2>
        <IconButton
          disabled={comments.fetching}
          icon={<RefreshCw aria-hidden className={classNames('size-5', showFetching && 'animate-spin')} />}
          label={words.refresh}
          onClick={() => void comments.refresh()}
        />
      </div>
      {/* Hidden rather than removed, so that text typed in it stays. */}
      <div className="mt-4 flex flex-col gap-6" hidden={!open} id={contentId}>
        {error !== null && (
          <Failure
            action={
              <Button onClick={comments.refresh} size="small" variant="secondary">
                {words.retry}
              </Button>
            }
            error={error}
            title={commentMessages.loadFailed}
          />
        )}
        {showLoading && (
          <p className="flex items-center gap-3 text-muted" role="status">
            <Spinner />
            {words.loading}
          </p>
        )}
        {list?.count === 0 && error === null && (
          <EmptyState
            example={permissions.canComment ? words.emptyExample : undefined}
            headingLevel={3}
            icon={<MessageSquare aria-hidden className="size-7" />}
            title={words.emptyTitle}
          >
            {words.empty}
          </EmptyState>
        )}
        {list !== undefined && list.count > 0 && (
          <>
            <ShowMore at="start" list={threads} onMore={comments.showEarlier} shown={list.next !== null}>
              {words.earlier}
            </ShowMore>
            <ul className="flex flex-col gap-5" ref={threads}>
              {list.comments.map((comment) => (
                <CommentThread
                  comment={comment}
                  comments={comments}
                  drafts={drafts}
                  key={comment.id}
                  now={now}
                  onRemoved={() => title.current?.focus()}
                  onSaid={setSaid}
                  permissions={permissions}
                  userId={userId}
                />
              ))}
            </ul>
          </>
        )}
        {/* Rendered only once the list above it has loaded. */}
        {permissions.canComment && (list !== undefined || error !== null) && (
          <>
            {list !== undefined && error === null && <LostDrafts comments={comments} drafts={drafts} list={list} />}
            <CommentBox
              box="new"
              confirmed={confirmed}
              drafts={drafts}
              failed={commentMessages.addFailed}
              focus={false}
              label={words.add}
              onSend={(comment) => comments.add({ ...comment, parentId: null })}
              onSent={() => setSaid(words.added)}
              placeholder={words.placeholder}
              submit={words.submit}
            />
          </>
        )}
        <p className="sr-only" role="status">
          {said}
        </p>
      </div>
    </Card>
  );
}
