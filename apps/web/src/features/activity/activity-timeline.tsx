import type { Activity } from '@elan/contract/activity';
import type { ActivityType } from '@elan/domain/activity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Eye, History, type LucideIcon, MessageSquare, PencilLine, UserMinus, UserPlus, Users } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { causeOf } from '../../lib/errors.ts';
import { formatDate, formatDateTime, formatTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { readMore } from '../../lib/paged-list.ts';
import { activityPages, activityQuery } from '../../lib/queries.ts';
import { useAccount } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { activityText, byDay, dayOf } from './activity-text.ts';
import { activityMessages } from './messages.ts';

/** What happened in a project, newest first, grouped by day (ACT-008, ACT-009). */
export function ActivityTimeline({ projectId }: { projectId: string }) {
  const words = useMessages(activityMessages);
  const text = useText();
  const list = useQuery(activityQuery(projectId));
  const queryClient = useQueryClient();
  const days = useRef<HTMLOListElement>(null);
  const showLoading = useDelayed(list.isPending);
  const cause = list.error === null ? null : causeOf(list.error);
  const entries = list.data?.activity;

  return (
    <Card aria-labelledby="activity-title" as="section" className="flex flex-col gap-6">
      <div>
        <h2 className="text-2xl" id="activity-title">
          {words.title}
        </h2>
        <p className="mt-2 text-muted">{words.lead}</p>
      </div>
      {list.error !== null && (
        <Banner
          action={
            <Button onClick={() => list.refetch()} size="small" variant="secondary">
              {words.retry}
            </Button>
          }
          title={words.loadFailed}
          tone="error"
        >
          {cause === null ? undefined : text(cause)}
        </Banner>
      )}
      {showLoading && (
        <p className="flex items-center gap-3 text-muted" role="status">
          <Spinner />
          {words.loading}
        </p>
      )}
      {entries?.length === 0 && (
        <EmptyState headingLevel={3} icon={<History aria-hidden className="size-7" />} title={words.emptyTitle}>
          {words.empty}
        </EmptyState>
      )}
      {entries !== undefined && entries.length > 0 && (
        <>
          <Days entries={entries} list={days} />
          <ShowMore
            at="end"
            list={days}
            onMore={() => readMore(queryClient, activityPages(projectId))}
            shown={list.data?.next != null}
          >
            {words.older}
          </ShowMore>
        </>
      )}
    </Card>
  );
}

function Days({ entries, list }: { entries: readonly Activity[]; list: RefObject<HTMLOListElement | null> }) {
  const words = useMessages(activityMessages);
  const { language } = useLanguage();
  const now = useNow(60_000);
  const today = dayOf(now);
  const yesterday = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  const named = (day: string, moment: string) => {
    if (day === today) return words.today;
    return day === yesterday ? words.yesterday : formatDate(moment, language);
  };

  return (
    <ol className="flex flex-col gap-6" ref={list}>
      {byDay(entries).map(({ day, entries: [first, ...others] }) =>
        first === undefined ? null : (
          <li key={day}>
            <h3 className="mb-3 font-sans text-sm font-semibold text-muted">{named(day, first.created_at)}</h3>
            <ol className="flex flex-col gap-3">
              {[first, ...others].map((entry) => (
                <Entry entry={entry} key={entry.id} />
              ))}
            </ol>
          </li>
        ),
      )}
    </ol>
  );
}

const icons: Readonly<Record<ActivityType, LucideIcon>> = {
  module_updated: PencilLine,
  comment_added: MessageSquare,
  collaborator_added: UserPlus,
  collaborator_removed: UserMinus,
  role_updated: Users,
  project_viewed: Eye,
};

function Entry({ entry }: { entry: Activity }) {
  const words = useMessages(activityMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const Icon = icons[entry.action_type];
  const what = activityText(entry, language);
  return (
    <li className="flex items-start gap-3">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 pt-1">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{entry.user_email ?? words.unknownUser}</span>
          {entry.user_id === user.id && <span className="text-sm text-muted"> {words.you}</span>}{' '}
          {what ?? `· ${entry.description}`}
        </p>
        <time
          className="text-sm text-muted"
          dateTime={entry.created_at}
          title={formatDateTime(entry.created_at, language)}
        >
          {formatTime(entry.created_at, language)}
        </time>
      </div>
    </li>
  );
}
