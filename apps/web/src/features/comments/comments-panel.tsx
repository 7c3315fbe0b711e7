import type { Comment } from '@elan/contract/comments';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { ProjectPermissions } from '@elan/domain/permissions';
import { ChevronDown, RefreshCw } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Card } from '../../components/ui/card.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { ReadState } from '../../components/ui/read-state.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { storageOf } from '../../lib/own-storage.ts';
import { useNow } from '../../lib/use-now.ts';
import { CommentBox } from './comment-box.tsx';
import { type CommentList, noComments } from './comment-list.ts';
import { CommentThread } from './comment-thread.tsx';
import { useCommentedModule } from './commented-module.tsx';
import { type CommentDrafts, createCommentDrafts } from './drafts.ts';
import { LostDrafts } from './lost-drafts.tsx';
import { commentMessages } from './messages.ts';
import { placeMessages } from './place-messages.ts';
import { useAskedThread } from './use-asked-thread.ts';
import { type CommentsHandle, useComments } from './use-comments.ts';
import { useReadingOn } from './use-reading-on.ts';

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
  const comments = useComments(projectId, module);
  const drafts = useCommentDrafts(userId, projectId, module);
  const [open, setOpen] = useState(true);
  const [said, setSaid] = useState('');
  const now = useNow(30_000);
  const { wanted, isLedHere, link } = useWantedThread(comments, title);
  useEffect(() => {
    if (isLedHere) setOpen(true);
  }, [isLedHere]);
  const { list, error } = comments;
  const panel = { comments, drafts, permissions, userId, now, onGone: () => title.current?.focus() };

  return (
    <Card aria-labelledby={`${contentId}-title`} as="section" data-no-print>
      <PanelHeading
        comments={comments}
        contentId={contentId}
        onToggle={() => setOpen(!open)}
        open={open}
        title={title}
      />
      {/* Hidden rather than removed, so that text typed in it stays. */}
      <div className="mt-4 flex flex-col gap-6" hidden={!open} id={contentId}>
        <ReadState
          failed={commentMessages.loadFailed}
          loading={places.loading}
          query={{ data: list, error, refetch: comments.refresh }}
        />
        {list?.count === 0 && error === null && <p className="text-muted">{words.empty}</p>}
        {list !== undefined && list.count > 0 && (
          <Threads list={list} onEarlier={comments.showEarlier} wanted={wanted}>
            {(comment) => <CommentThread {...panel} comment={comment} key={comment.id} link={link} onSaid={setSaid} />}
          </Threads>
        )}
        {/* Rendered only once the list above it has loaded. */}
        {permissions.canComment && (list !== undefined || error !== null) && (
          <>
            {list !== undefined && error === null && <LostDrafts comments={comments} drafts={drafts} list={list} />}
            <CommentBox
              box="new"
              confirmed={comments.confirmed}
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

function useCommentDrafts(userId: string, projectId: string, module: ModuleKey): CommentDrafts {
  const drafts = useMemo(
    () => createCommentDrafts(storageOf(userId), userId, projectId, module),
    [userId, projectId, module],
  );
  useEffect(() => {
    window.addEventListener('storage', drafts.follow);
    return () => window.removeEventListener('storage', drafts.follow);
  }, [drafts]);
  return drafts;
}

/** The thread that the reader is being led to, which is read if it was not yet; one that is gone is said to be. */
function useWantedThread(comments: CommentsHandle, title: RefObject<HTMLElement | null>) {
  const words = useMessages(commentMessages);
  const toast = useToast();
  const room = useCommentedModule();
  const link = useAskedThread();
  const { list, fetching } = comments;
  const wanted = room?.destination?.to === 'thread' ? room.destination.thread : link.asked;
  const isUnread = wanted !== null && list !== undefined && !list.comments.some(({ id }) => id === wanted);
  const hasUnread = useReadingOn(comments, list ?? noComments, isUnread);
  const isGone = isUnread && !hasUnread && !fetching;
  const [arrived, arrivedByLink] = [room?.arrived, link.arrived];
  useEffect(() => {
    if (!isGone) return;
    toast({ text: words.commentGone, tone: 'error' });
    title.current?.focus();
    arrived?.();
    arrivedByLink();
  }, [isGone, arrived, arrivedByLink, toast, words, title]);
  return { wanted, isLedHere: wanted !== null || room?.destination?.to === 'box', link };
}

type HeadingProps = {
  comments: CommentsHandle;
  contentId: string;
  open: boolean;
  onToggle: () => void;
  title: RefObject<HTMLHeadingElement | null>;
};

function PanelHeading({ comments: { list, fetching, refresh }, contentId, open, onToggle, title }: HeadingProps) {
  const words = useMessages(commentMessages);
  const places = useMessages(placeMessages);
  const showFetching = useDelayed(fetching);
  return (
    <div className="flex items-center justify-between gap-3">
      <h2 className="min-w-0 text-2xl" id={`${contentId}-title`} ref={title} tabIndex={-1}>
        <button
          aria-controls={contentId}
          aria-expanded={open}
          className="flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-xl text-left"
          onClick={onToggle}
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
        disabled={fetching}
        icon={<RefreshCw aria-hidden className={classNames('size-5', showFetching && 'animate-spin')} />}
        label={words.refresh}
        onClick={() => void refresh()}
      />
    </div>
  );
}

type ThreadsProps = {
  list: CommentList;
  /** The thread that the reader is being led to. */
  wanted: string | null;
  onEarlier: () => Promise<void>;
  children: (comment: Comment) => ReactNode;
};

/** The open threads, and those that are resolved, folded. */
function Threads({ list, wanted, onEarlier, children }: ThreadsProps) {
  const words = useMessages(commentMessages);
  const threads = useRef<HTMLUListElement>(null);
  const [resolvedOpen, setResolvedOpen] = useState(false);
  const resolved = list.comments.filter((comment) => comment.resolvedAt !== null);
  return (
    <>
      <ShowMore at="start" list={threads} onMore={onEarlier} shown={list.next !== null}>
        {words.earlier}
      </ShowMore>
      <ul className="flex flex-col gap-5" ref={threads}>
        {list.comments.filter((comment) => comment.resolvedAt === null).map(children)}
      </ul>
      {resolved.length > 0 && (
        <details
          className="border-t border-line pt-3"
          onToggle={(event) => setResolvedOpen(event.currentTarget.open)}
          open={resolvedOpen || resolved.some(({ id }) => id === wanted)}
        >
          <summary className="min-h-11 py-2 font-semibold">{words.resolvedThreads(resolved.length)}</summary>
          <ul className="mt-3 flex flex-col gap-5">{resolved.map(children)}</ul>
        </details>
      )}
    </>
  );
}
