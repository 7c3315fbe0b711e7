import type { Activity } from '@elan/contract/activity';
import type { ActivityType } from '@elan/domain/activity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  BadgeCheck,
  BookText,
  Check,
  CircleCheck,
  Eye,
  FileCheck2,
  FileUp,
  HandHelping,
  History,
  ListTodo,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquare,
  PencilLine,
  PencilRuler,
  RotateCcw,
  Table2,
  Undo2,
  UserMinus,
  UserPlus,
  Users,
  X,
} from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ReadState } from '../../components/ui/read-state.tsx';
import { useAccount } from '../../data/account/session.ts';
import { activityPages, activityQuery } from '../../data/api/queries.ts';
import { formatDate, formatDateTime, formatTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { dayOf } from '../../lib/local-date.ts';
import { readMore } from '../../lib/paged-list.ts';
import { useNow } from '../../lib/use-now.ts';
import { Deed } from './deed.tsx';
import { activityMessages } from './messages.ts';

/** How many entries are shown at first, and how many more at each press. */
const few = 8;
const step = 20;

/** What happened in a project, newest first, grouped by day (ACT-008, ACT-009). */
export function ActivityTimeline({ projectId }: { projectId: string }) {
  const words = useMessages(activityMessages);
  const list = useQuery(activityQuery(projectId));
  const queryClient = useQueryClient();
  const shown = useRef<HTMLOListElement>(null);
  const [most, setMost] = useState(few);
  const entries = list.data?.activity;
  const known = entries?.length ?? 0;
  const isMore = list.data?.next != null;

  const showMore = async () => {
    if (most >= known) await readMore(queryClient, activityPages(projectId));
    setMost(Math.min(most, known) + step);
  };

  return (
    <Card aria-labelledby="activity-title" as="section" className="flex flex-col gap-6">
      <div>
        <h2 className="text-2xl" id="activity-title">
          {words.title}
        </h2>
        <p className="mt-2 text-muted">{words.lead}</p>
      </div>
      <ReadState failed={activityMessages.loadFailed} loading={words.loading} query={list} />
      {entries?.length === 0 && (
        <EmptyState headingLevel={3} icon={<History aria-hidden className="size-7" />} title={words.emptyTitle}>
          {words.empty}
        </EmptyState>
      )}
      {entries !== undefined && entries.length > 0 && (
        <>
          <Days entries={entries.slice(0, most)} list={shown} />
          <ShowMore at="end" list={shown} onMore={showMore} shown={isMore || most < known}>
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
    // One list, so that the focus finds the first new entry after more are shown.
    <ol className="flex flex-col gap-3" ref={list}>
      {entries.map((entry, index) => {
        const day = dayOf(new Date(entry.created_at));
        const before = entries[index - 1];
        const isFirst = before === undefined || dayOf(new Date(before.created_at)) !== day;
        return (
          <li className={before !== undefined && isFirst ? 'pt-3' : undefined} key={entry.id}>
            {isFirst && (
              <h3 className="mb-3 font-sans text-sm font-semibold text-muted">{named(day, entry.created_at)}</h3>
            )}
            <Entry entry={entry} />
          </li>
        );
      })}
    </ol>
  );
}

const icons: Readonly<Record<ActivityType, LucideIcon>> = {
  module_updated: PencilLine,
  figures_updated: Table2,
  tasks_updated: ListTodo,
  figures_checked: BadgeCheck,
  papers_updated: FileCheck2,
  plan_updated: BookText,
  rehearsal_updated: MessageCircleQuestionMark,
  lender_facts_updated: HandHelping,
  section_signed: BadgeCheck,
  sign_off_withdrawn: Undo2,
  comment_added: MessageSquare,
  comment_resolved: CircleCheck,
  comment_reopened: RotateCcw,
  suggestion_added: PencilRuler,
  suggestion_accepted: Check,
  suggestion_refused: X,
  collaborator_added: UserPlus,
  collaborator_removed: UserMinus,
  role_updated: Users,
  project_viewed: Eye,
  project_imported: FileUp,
};

function Entry({ entry }: { entry: Activity }) {
  const { language } = useLanguage();
  const { user } = useAccount();
  // A newer server knows more kinds than this page.
  const Icon = icons[entry.action_type] ?? History;
  return (
    <div className="flex items-start gap-3">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 pt-1">
        <p className="min-w-0 wrap-anywhere">
          <Deed entry={entry} isOwn={entry.user_id === user.id} />
        </p>
        <time
          className="text-sm text-muted"
          dateTime={entry.created_at}
          title={formatDateTime(entry.created_at, language)}
        >
          {formatTime(entry.created_at, language)}
        </time>
      </div>
    </div>
  );
}
