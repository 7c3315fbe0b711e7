import type { Activity } from '@elan/contract/activity';
import { isModuleKey } from '@elan/domain/modules/keys';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Avatar } from '../../components/person.tsx';
import { Card } from '../../components/ui/card.tsx';
import { client } from '../../data/api/api.ts';
import { activityQuery } from '../../data/api/queries.ts';
import { formatDate, formatDateTime, formatRelative } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useNow } from '../../lib/use-now.ts';
import { Deed } from './deed.tsx';
import { activityMessages } from './messages.ts';

/** What others changed since the reader last opened the project; nothing if nobody did. */
export function SinceVisit({ projectId }: { projectId: string }) {
  const words = useMessages(activityMessages);
  const { language } = useLanguage();
  const now = useNow(60_000);
  const { data } = useQuery({
    // Read again with the activity. Optional, so failures are not shown.
    queryKey: [...activityQuery(projectId).queryKey, 'since-visit'] as const,
    queryFn: ({ signal }) => client.activity.sinceVisit({ projectId }, { signal }),
  });
  if (data === undefined || data.since === null || data.changes.length === 0) return null;
  return (
    <Card aria-labelledby="since-title" as="section" className="flex flex-col gap-3">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-2xl" id="since-title">
        {words.sinceTitle}{' '}
        <time
          className="font-sans text-sm font-normal text-muted"
          dateTime={data.since}
          title={formatDateTime(data.since, language)}
        >
          {formatDate(data.since, language)}
        </time>
      </h2>
      <ul className="-mx-2 flex flex-col">
        {data.changes.map((change) => (
          <Change change={change} key={change.id} now={now} />
        ))}
      </ul>
      {data.more > 0 && <p className="text-muted">{words.sinceMore(data.more)}</p>}
    </Card>
  );
}

function Change({ change, now }: { change: Activity; now: Date }) {
  const { language } = useLanguage();
  const { user_profile: person, module_key: module, created_at: at } = change;
  const content = (
    <>
      <Avatar person={person} size="small" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <Deed entry={change} />
      </span>
      <time className="text-sm text-muted" dateTime={at} title={formatDateTime(at, language)}>
        {formatRelative(at, language, now)}
      </time>
    </>
  );
  const className = 'flex min-h-11 items-center gap-3 rounded-xl px-2 py-1.5 text-ink';
  return (
    <li>
      {isModuleKey(module) ? (
        <Link className={`${className} no-underline hover:bg-sunken`} to={addressOf(change, module)}>
          {content}
        </Link>
      ) : (
        <span className={className}>{content}</span>
      )}
    </li>
  );
}

const addressOf = ({ action_type: type }: Activity, module: string) =>
  `/module/${module}${type === 'module_updated' ? '' : '?part=comments'}`;
