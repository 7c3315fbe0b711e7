import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { projectListQuery, projectPages } from '../../data/api/queries.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { readMore } from '../../lib/paged-list.ts';
import { type ListChoice, parametersFor, requestFor, type Shelf, shelves, useListChoice } from './list-choice.ts';
import { ListToolsPlace } from './list-tools-place.tsx';
import { projectMessages } from './messages.ts';
import { ProjectList } from './project-list.tsx';
import { ReadFailure } from './read-failure.tsx';
import { shelfMessages } from './shelf-messages.ts';

const ListTools = fetchedLater(async () => (await import('./list-tools.tsx')).ListTools);
const TrashList = lazy(async () => ({ default: (await import('./trash-list.tsx')).TrashList }));

/** Searching and sorting are offered from this number of projects. */
const toolsFrom = 6;

type Props = {
  totals: { projects: number; archived: number; trashed: number };
  /** Whether continuing the latest project is the suggested next action. */
  next: boolean;
};

/** The person's own projects: the current ones, the archived ones or the trash, as the address says. */
export function OwnProjects({ totals, next }: Props) {
  const words = useMessages(shelfMessages);
  const projectWords = useMessages(projectMessages);
  const [choice, change] = useListChoice();
  const { shelf, search, sort } = choice;
  const counts: Readonly<Record<Shelf, number>> = {
    current: totals.projects,
    archived: totals.archived,
    trash: totals.trashed,
  };
  const hasShelves = shelf !== 'current' || totals.archived + totals.trashed > 0;
  const hasTools = shelf !== 'trash' && (counts[shelf] >= toolsFrom || search !== '' || sort !== 'updated');

  return (
    <section aria-labelledby="projects-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-2xl" id="projects-title">
          {projectWords.listTitle}
        </h2>
        {hasShelves && <Shelves choice={choice} counts={counts} />}
      </div>
      {hasTools && (
        <Suspense fallback={<ListToolsPlace />}>
          <ListTools choice={choice} onChange={change} />
        </Suspense>
      )}
      {shelf === 'trash' ? (
        <Suspense fallback={<PageLoading message={words.loading} />}>
          <TrashList />
        </Suspense>
      ) : (
        <Shelved choice={choice} key={shelf} next={next} onClear={() => change({ search: '' })} />
      )}
    </section>
  );
}

function Shelves({ choice, counts }: { choice: ListChoice; counts: Readonly<Record<Shelf, number>> }) {
  const words = useMessages(shelfMessages);
  const { language } = useLanguage();
  return (
    <nav aria-label={words.shelves}>
      <ul className="flex flex-wrap gap-1 rounded-xl bg-sunken p-1">
        {shelves.map((shelf) => (
          <li key={shelf}>
            <Link
              aria-current={shelf === choice.shelf ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-lg px-3 text-sm font-semibold text-muted no-underline hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-raised sm:min-h-9"
              preventScrollReset
              to={{ search: parametersFor({ ...choice, shelf, search: '' }).toString() }}
            >
              {words[shelf]}
              <span className="font-normal" data-numbers>
                {formatNumber(counts[shelf], language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ShelvedProps = { choice: ListChoice; next: boolean; onClear: () => void };

function Shelved({ choice, next, onClear }: ShelvedProps) {
  const words = useMessages(shelfMessages);
  const queryClient = useQueryClient();
  const request = requestFor(choice);
  const list = useQuery({
    ...projectListQuery(request),
    placeholderData: keepPreviousData,
    // The dashboard has just read the usual list.
    refetchOnMount: Object.keys(request).length > 0,
  });
  const { shelf, sort, search } = choice;

  if (list.data === undefined) {
    return list.error === null ? (
      <PageLoading message={words.loading} />
    ) : (
      <ReadFailure error={list.error} onRetry={list.refetch} />
    );
  }
  const isSearch = request.search !== undefined;
  return (
    <>
      <p className={isSearch && list.data.count > 0 ? 'text-sm text-muted' : 'sr-only'} role="status">
        {isSearch && !list.isPlaceholderData ? words.found(list.data.count) : ''}
      </p>
      {list.data.projects.length === 0 ? (
        <div className="flex flex-col items-start gap-3 rounded-2xl bg-sunken px-5 py-4 text-muted">
          <p>{isSearch ? words.noMatch(search) : shelf === 'archived' ? words.noArchived : words.noCurrent}</p>
          {isSearch && (
            <Button onClick={onClear} size="small" variant="secondary">
              {words.clear}
            </Button>
          )}
        </div>
      ) : (
        <ProjectList
          isMore={list.data.next !== null}
          next={next && shelf === 'current' && sort === 'updated' && !isSearch}
          onMore={() => readMore(queryClient, projectPages(request))}
          projects={list.data.projects}
        />
      )}
    </>
  );
}
