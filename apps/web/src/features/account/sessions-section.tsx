import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ManagedRow } from '../../components/managed-row.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { endOtherSessions, endSession, listSessions, type OpenSession } from '../../lib/session-list-api.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { sessionMessages } from './session-messages.ts';

const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'] as const,
  queryFn: ({ signal }) => listSessions(signal),
});

/** Every place where the account is open, this one marked, and the way to close the others. */
export function SessionsSection() {
  const words = useMessages(sessionMessages);
  const queryClient = useQueryClient();
  const query = useQuery(sessionsQuery);
  const [asked, setAsked] = useState<{ id: string; device: string } | 'others' | null>(null);
  const others = query.data?.filter(({ isCurrent }) => !isCurrent).length;

  return (
    <SectionCard id="sessions" title={words.title} lead={words.lead}>
      <Loaded className="mt-4" failed={words.loadFailed} loading={words.loading} query={query}>
        {(sessions) => <SessionList onEnd={setAsked} sessions={sessions} />}
      </Loaded>
      {others === 0 && <p className="mt-2 text-muted">{words.onlyThis}</p>}
      {others !== undefined && others > 1 && (
        <Button className="mt-4" onClick={() => setAsked('others')} variant="secondary">
          {words.endOthers}
        </Button>
      )}
      {asked !== null && (
        <RemovalDialog
          confirmLabel={asked === 'others' ? words.endOthers : words.end}
          goneCode="SESSION_NOT_FOUND"
          note={asked === 'others' ? words.endOthersNote : words.endNote(asked.device)}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
          }}
          remove={() => (asked === 'others' ? endOtherSessions() : endSession(asked.id))}
          title={asked === 'others' ? words.endOthersTitle : words.endTitle}
        />
      )}
    </SectionCard>
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
          <ManagedRow
            actions={
              isCurrent ? [] : [{ label: words.end, of: words.ofSession(device), onPress: () => onEnd({ id, device }) }]
            }
            key={id}
            note={`${words.since(formatDate(createdAt, language))}, ${active === today ? words.activeToday : words.activeOn(active)}`}
            title={
              <>
                {device}
                {isCurrent && <span className="font-normal text-muted"> · {words.thisOne}</span>}
              </>
            }
          />
        );
      })}
    </ul>
  );
}
