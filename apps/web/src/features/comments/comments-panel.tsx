import type { Comment } from '@elan/contract/comments';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { ProjectPermissions } from '@elan/domain/permissions';
import { ChevronDown, MessageSquare, RefreshCw } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { useNow } from '../../lib/use-now.ts';
import { CommentBox } from './comment-box.tsx';
import type { CommentList } from './comment-list.ts';
import { CommentThread } from './comment-thread.tsx';
import { useCommentedModule } from './commented-module.tsx';
import { createCommentDrafts } from './drafts.ts';
import { Failure } from './failure.tsx';
import { LostDrafts } from './lost-drafts.tsx';
import { commentMessages } from './messages.ts';
import { placeMessages } from './place-messages.ts';
import { useAskedThread } from './use-asked-thread.ts';
import { useComments } from './use-comments.ts';
import { useReadingOn } from './use-reading-on.ts';

const nothingRead: CommentList = { comments: [], count: 0, next: null };

type Props = { projectId: string; module: ModuleKey; permissions: ProjectPermissions; userId: string };

/** The comments on one module; hidden from people who cannot view the project. */
export function CommentsPanel(props: Props) {
  return props.permissions.canView ? <OpenPanel {...props} key={`${props.projectId}:${props.module}`} /> : null;
}

function OpenPanel({ projectId, module, permissions, userId }: Props) {
  const words = useMessages(commentMessages);
  const places = useMessages(placeMessages);
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
  const [resolvedOpen, setResolvedOpen] = useState(false);
  const [said, setSaid] = useState('');
  const now = useNow(30_000);
  const { list, error, confirmed } = comments;
  const showLoading = useDelayed(list === undefined && error === null);
  const showFetching = useDelayed(comments.fetching);

  const isOpen = (comment: Comment) => comment.resolvedAt === null;
  const resolved = list?.comments.filter((comment) => !isOpen(comment)) ?? [];
  const thread = (comment: Comment) => (
    <CommentThread
      comment={comment}
      comments={comments}
      drafts={drafts}
      key={comment.id}
      link={link}
      now={now}
      onGone={() => title.current?.focus()}
      onSaid={setSaid}
      permissions={permissions}
      userId={userId}
    />
  );

  const room = useCommentedModule();
  const link = useAskedThread();
  const wanted = room?.destination?.to === 'thread' ? room.destination.thread : link.asked;
  const isUnread = wanted !== null && list !== undefined && !list.comments.some(({ id }) => id === wanted);
  const hasUnread = useReadingOn(comments, list ?? nothingRead, isUnread);
  const isGone = isUnread && !hasUnread && !comments.fetching;
  const toast = useToast();
  const [arrived, arrivedByLink] = [room?.arrived, link.arrived];
  useEffect(() => {
    if (!isGone) return;
    toast({ text: words.commentGone, tone: 'error' });
    title.current?.focus();
    arrived?.();
    arrivedByLink();
  }, [isGone, arrived, arrivedByLink, toast, words]);
  const isLedHere = wanted !== null || room?.destination?.to === 'box';
  useEffect(() => {
    if (isLedHere) setOpen(true);
  }, [isLedHere]);

  return (
    <Card aria-labelledby={`${contentId}-title`} as="section" data-no-print>
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-2xl" id={`${contentId}-title`} ref={title} tabIndex={-1}>
          <button
            aria-controls={contentId}
            aria-expanded={open}
            className="flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-xl text-left"
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
                <span className="sr-only">{places.count(list.count)}</span>
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
            action={<RetryButton onRetry={comments.refresh} />}
            error={error}
            title={commentMessages.loadFailed}
          />
        )}
        {showLoading && (
          <p className="flex items-center gap-3 text-muted" role="status">
            <Spinner />
            {places.loading}
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
              {list.comments.filter(isOpen).map(thread)}
            </ul>
            {resolved.length > 0 && (
              <details
                className="border-t border-line pt-3"
                onToggle={(event) => setResolvedOpen(event.currentTarget.open)}
                open={resolvedOpen || resolved.some(({ id }) => id === wanted)}
              >
                <summary className="min-h-11 py-2 font-semibold">{words.resolvedThreads(resolved.length)}</summary>
                <ul className="mt-3 flex flex-col gap-5">{resolved.map(thread)}</ul>
              </details>
            )}
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
              projectId={projectId}
              submit={places.submit}
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
