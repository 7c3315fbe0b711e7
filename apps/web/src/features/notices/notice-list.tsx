import type { Notice } from '@elan/contract/notices';
import { quoted } from '@elan/domain/excerpt';
import { moduleTitles } from '@elan/domain/modules/keys';
import { displayName } from '@elan/domain/people';
import { threadAddress } from '@elan/domain/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../components/person.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { client } from '../../data/api/api.ts';
import { noticesKey } from '../../data/api/queries.ts';
import { toFault } from '../../lib/errors.ts';
import { formatDateTime, formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { pagedQuery, pagesOf, readMore } from '../../lib/paged-list.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useNow } from '../../lib/use-now.ts';
import { bundleAddress } from './bundle-address.ts';
import { bundleMessages, noticeMessages } from './messages.ts';

type NoticePage = Awaited<ReturnType<typeof client.notices.list>>;

const noticePages = pagesOf('notices', 'id', [...noticesKey, 'list'], (cursor, options) =>
  client.notices.list(cursor, options),
);

export const noticesQuery = () => pagedQuery(noticePages);

/** What concerns the reader, newest first. */
export function NoticeList({ unread }: { unread: number }) {
  const words = useMessages(noticeMessages);
  const queryClient = useQueryClient();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(noticesQuery());
  const marking = useAttempt(toFault);
  const refresh = () => queryClient.invalidateQueries({ queryKey: noticesKey });
  const [newest] = data?.notices ?? [];

  const markAll = ({ created_at: until }: Notice) =>
    marking.attempt(async () => {
      await client.notices.readAll({ until });
      await refresh();
      // The button is gone.
      title.current?.focus();
    });
  const follow = ({ id, read_at: readAt }: Notice) => {
    // It stays unread when that fails, and can be marked again.
    if (readAt === null) client.notices.read({ noticeId: id }).then(refresh, () => {});
  };

  return (
    <Card aria-labelledby={titleId} as="section" padding="none" className="px-2 py-3 sm:px-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-3">
        <h2 className="text-2xl" id={titleId} ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        {unread > 0 && newest !== undefined && (
          <Button
            className="-mr-3"
            icon={<CheckCheck aria-hidden className="size-4" />}
            onClick={() => markAll(newest)}
            size="small"
            variant="quiet"
          >
            {words.readAll}
          </Button>
        )}
      </div>
      {error !== null && (
        <FailureBanner title={words.loadFailed} fault={toFault(error)} onRetry={() => void refetch()} />
      )}
      <FailureBanner fault={marking.failure} title={words.markFailed} />
      {data === undefined && error === null && (
        <p className="flex items-center gap-3 px-3 py-2 text-muted" role="status">
          <Spinner />
          {words.loading}
        </p>
      )}
      {data?.notices.length === 0 && <p className="px-3 py-2 text-muted">{words.empty}</p>}
      {data !== undefined && <Entries onFollow={follow} page={data} />}
    </Card>
  );
}

function Entries({ page, onFollow }: { page: NoticePage; onFollow: (notice: Notice) => void }) {
  const words = useMessages(noticeMessages);
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const now = useNow(30_000);
  return (
    <>
      <ul ref={list}>
        {page.notices.map((notice) => (
          <li key={notice.id}>
            <Entry notice={notice} now={now} onFollow={() => onFollow(notice)} />
          </li>
        ))}
      </ul>
      <div className="px-3 py-1 empty:hidden">
        <ShowMore at="end" list={list} onMore={() => readMore(queryClient, noticePages)} shown={page.next !== null}>
          {words.more}
        </ShowMore>
      </div>
    </>
  );
}

const entryClass = 'flex min-h-11 gap-3 rounded-xl px-3 py-2 text-left text-ink no-underline hover:bg-primary-soft';

function Entry({ notice, now, onFollow }: { notice: Notice; now: Date; onFollow: () => void }) {
  const words = useMessages(noticeMessages);
  const { language } = useLanguage();
  const { actor, created_at: at } = notice;
  const isUnread = notice.read_at === null;
  const { to, what, where } = useNotice(notice);
  return (
    <Link className={entryClass} onClick={onFollow} state={{ noticeAt: Date.now() }} to={to}>
      <Avatar person={actor} size="small" />
      <span className="min-w-0 flex-1 text-sm wrap-anywhere">
        {isUnread && (
          <span className="mr-2 rounded-md bg-primary px-1.5 py-0.5 text-xs font-semibold text-on-primary forced-colors:border">
            {words.unread}
          </span>
        )}{' '}
        <span className={isUnread ? 'font-semibold' : undefined}>
          {actor === null ? words.somebody : displayName(actor)} {what}
        </span>
        {notice.excerpt !== '' && <span className="line-clamp-2">{quoted(notice.excerpt, language)}</span>}
        <span className="block text-muted">
          {where}
          {' · '}
          <time dateTime={at} title={formatDateTime(at, language)}>
            {formatRelative(at, language, now)}
          </time>
        </span>
      </span>
    </Link>
  );
}

/** What a notice says, and where it leads. For a kind that only a newer server knows, it shows who, where and when. */
function useNotice(notice: Notice): { to: string; what: string | undefined; where: string } {
  const words = useMessages(noticeMessages);
  const bundleWords = useMessages(bundleMessages);
  const text = useText();
  const { project_id: projectId, project_name: project } = notice;
  if (!('thread_id' in notice)) {
    return { to: bundleAddress(notice), what: bundleWords[notice.kind]?.(notice.count), where: project };
  }
  const { kind, module_key: module, thread_id: thread } = notice;
  return {
    to: threadAddress({ projectId, module, thread }),
    what: kind === 'mention' ? words.mentioned : words.replied,
    where: `${project}, ${text(moduleTitles[module])}`,
  };
}
