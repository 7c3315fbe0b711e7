import type { TrashedProject } from '@elan/contract/projects';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { HelpLink } from '../../components/help-link.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { client } from '../../data/api/api.ts';
import { projectListKey } from '../../data/api/queries.ts';
import { projectFailure } from '../../data/project/project-failure.ts';
import { isRefusal, toFault } from '../../lib/errors.ts';
import { formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { type PagedList, pagedQuery, readMore } from '../../lib/paged-list.ts';
import { useNow } from '../../lib/use-now.ts';
import { trashMessages } from './trash-messages.ts';
import { useRestore } from './use-restore.ts';

type TrashPage = Awaited<ReturnType<typeof client.projects.trash>>;

/** The person's deleted projects, last deleted first. */
const trashPages: PagedList<TrashPage> = {
  queryKey: [...projectListKey, 'trash'],
  readPage: (cursor, options) => client.projects.trash(cursor, options),
  join: (list, page) => ({ ...page, projects: [...list.projects, ...page.projects] }),
  ids: ({ projects }) => projects.map(({ id }) => id),
};

const dayInMilliseconds = 24 * 60 * 60 * 1000;

export function TrashList() {
  const words = useMessages(trashMessages);
  const queryClient = useQueryClient();
  const trash = useQuery(pagedQuery(trashPages));
  const list = useRef<HTMLUListElement>(null);
  const [erased, setErased] = useState<TrashedProject | null>(null);
  const [emptying, setEmptying] = useState(false);
  const projects = trash.data?.projects;

  if (projects === undefined) {
    return trash.error === null ? (
      <PageLoading message={words.loading} />
    ) : (
      <FailureBanner title={words.failed} fault={toFault(trash.error)} onRetry={() => trash.refetch()} />
    );
  }
  const [newest] = projects;
  return (
    <>
      {newest === undefined ? (
        <p className="rounded-2xl bg-sunken px-5 py-4 text-muted">{words.empty}</p>
      ) : (
        <>
          <Lead onEmpty={() => setEmptying(true)} />
          <ul className="flex flex-col gap-3" ref={list}>
            {projects.map((project) => (
              <Trashed key={project.id} onErase={() => setErased(project)} project={project} />
            ))}
          </ul>
          <ShowMore
            at="end"
            list={list}
            onMore={() => readMore(queryClient, trashPages)}
            shown={trash.data?.next != null}
          >
            {words.more}
          </ShowMore>
        </>
      )}
      {erased !== null && <EraseDialog key={erased.id} onClose={() => setErased(null)} project={erased} />}
      {emptying && newest !== undefined && (
        <EmptyDialog
          count={trash.data?.count ?? 0}
          deletedUntil={newest.deleted_at}
          onClose={() => setEmptying(false)}
        />
      )}
    </>
  );
}

function Lead({ onEmpty }: { onEmpty: () => void }) {
  const words = useMessages(trashMessages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-muted">
        {words.lead} <HelpLink about={words.trash} className="ml-1" page="trash-and-archive" />
      </p>
      <Button icon={<Trash2 aria-hidden className="size-5" />} onClick={onEmpty} size="small" variant="danger">
        {words.emptyTrash}
      </Button>
    </div>
  );
}

function Trashed({ project, onErase }: { project: TrashedProject; onErase: () => void }) {
  const words = useMessages(trashMessages);
  const { language } = useLanguage();
  const restore = useRestore();
  const days = Math.ceil((Date.parse(project.erased_at) - useNow(60_000).getTime()) / dayInMilliseconds);
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3" padding="small">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-lg wrap-anywhere">{project.name}</h3>
        <p className="text-sm text-muted">
          {words.deletedAt} <time dateTime={project.deleted_at}>{formatRelative(project.deleted_at, language)}</time> ·{' '}
          {days > 0 ? words.left(days) : words.leftToday}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={words.restoreNamed(project.name)}
          icon={<Undo2 aria-hidden className="size-5" />}
          onClick={() => restore(project)}
          size="small"
          variant="secondary"
        >
          {words.restore}
        </Button>
        <Button aria-label={words.eraseNamed(project.name)} onClick={onErase} size="small" variant="danger">
          {words.erase}
        </Button>
      </div>
    </Card>
  );
}

function EraseDialog({ project, onClose }: { project: TrashedProject; onClose: () => void }) {
  const words = useMessages(trashMessages);
  return (
    <Erasing
      confirmLabel={words.erase}
      done={words.erased(project.name)}
      erase={() => client.projects.erase({ projectId: project.id })}
      gone={words.notThere(project.name)}
      onClose={onClose}
      title={words.eraseTitle(project.name)}
    >
      {words.eraseBody}
    </Erasing>
  );
}

function EmptyDialog({ count, deletedUntil, onClose }: { count: number; deletedUntil: string; onClose: () => void }) {
  const words = useMessages(trashMessages);
  return (
    <Erasing
      confirmLabel={words.emptyTrash}
      done={words.emptied}
      erase={() => client.projects.emptyTrash({ deletedUntil })}
      gone={words.emptied}
      onClose={onClose}
      title={words.emptyTitle}
    >
      {words.emptyBody(count)}
    </Erasing>
  );
}

type ErasingProps = {
  title: string;
  confirmLabel: string;
  children: string;
  erase: () => Promise<unknown>;
  /** What to say afterwards, and when it was no longer there. */
  done: string;
  gone: string;
  onClose: () => void;
};

function Erasing({ title, confirmLabel, children, erase, done, gone, onClose }: ErasingProps) {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const toast = useToast();

  const confirm = async () => {
    try {
      await erase();
      toast({ text: done, tone: 'success' });
    } catch (thrown) {
      if (!isRefusal(thrown, 'NOT_FOUND')) throw thrown;
      toast({ text: gone });
    }
    await queryClient.invalidateQueries({ queryKey: projectListKey });
    onClose();
  };

  return (
    <ConfirmDialog
      confirmLabel={confirmLabel}
      onConfirm={confirm}
      onClose={onClose}
      failureText={(thrown) => projectFailure('delete', thrown, language)}
      title={title}
      tone="danger"
    >
      {children}
    </ConfirmDialog>
  );
}
