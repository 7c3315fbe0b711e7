import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { listSessions, type OpenSession } from '../../lib/session-list-api.ts';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { sessionMessages } from './session-messages.ts';

const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'] as const,
  queryFn: ({ signal }) => listSessions(signal),
});

/** Every place where the account is open, this one marked, and the way to close the others. */
export function SessionsSection() {
  const words = useMessages(sessionMessages);
  const queryClient = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const [asked, setAsked] = useState<{ id: string; device: string } | 'others' | null>(null);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  return (
    <Card aria-labelledby="sessions-title" as="section">
      <h2 className="text-xl" id="sessions-title">
        {words.title}
      </h2>
      <p className="mt-2 text-muted">{words.lead}</p>
      {sessions !== undefined ? (
        <SessionList onEnd={setAsked} sessions={sessions} />
      ) : error === null ? (
        <Spinner className="mt-4" label={words.loading} />
      ) : (
        <Banner
          action={
            <Button onClick={() => refetch()} size="small" variant="secondary">
              {words.retry}
            </Button>
          }
          className="mt-4"
          tone="error"
        >
          {words.loadFailed}
        </Banner>
      )}
      {sessions !== undefined && others === 0 && <p className="mt-2 text-muted">{words.onlyThis}</p>}
      {others > 1 && (
        <Button className="mt-4" onClick={() => setAsked('others')} variant="secondary">
          {words.endOthers}
        </Button>
      )}
      {asked !== null && (
        <EndSessionsDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
          }}
        />
      )}
    </Card>
  );
}

type ListProps = { sessions: readonly OpenSession[]; onEnd: (session: { id: string; device: string }) => void };

function SessionList({ sessions, onEnd }: ListProps) {
  const words = useMessages(sessionMessages);
  const { language } = useLanguage();
  const today = formatDate(new Date(), language);
  const first = sessions.filter(({ isCurrent }) => isCurrent);
  const rest = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line">
      {[...first, ...rest].map(({ id, browser, system, createdAt, lastActiveAt, isCurrent }) => {
        const device =
          browser !== null && system !== null ? words.onSystem(browser, system) : (browser ?? system ?? words.unknown);
        const active = formatDate(lastActiveAt, language);
        return (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3" key={id}>
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold wrap-anywhere">
                {device}
                {isCurrent && <span className="font-normal text-muted"> · {words.thisOne}</span>}
              </p>
              <p className="text-sm text-muted">
                {words.since(formatDate(createdAt, language))},{' '}
                {active === today ? words.activeToday : words.activeOn(active)}
              </p>
            </div>
            {!isCurrent && (
              <Button onClick={() => onEnd({ id, device })} size="small" variant="secondary">
                {words.end}
                <span className="sr-only">{words.ofSession(device)}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
