import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ManagedItem, ManagedList, RemovalDialog } from '../../components/managed-list.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { authFailureText } from '../../data/sign-in/auth-failure-text.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { endOtherSessions, endSession, listSessions, type OpenSession } from './session-list-api.ts';
import { sessionMessages } from './session-messages.ts';
import { unlessGone } from './unless-gone.ts';

const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'] as const,
  queryFn: ({ signal }) => listSessions(signal),
});

/** Every place where the account is open, this one marked, and the way to close the others. */
export function SessionsSection() {
  const words = useMessages(sessionMessages);
  const queryClient = useQueryClient();
  const query = useQuery(sessionsQuery);
  const [endsOthers, setEndsOthers] = useState(false);
  const itemOf = useSessionItem();
  const others = query.data?.filter(({ isCurrent }) => !isCurrent).length;
  const reread = () => void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });

  return (
    <SectionCard id="sessions" title={words.title} lead={words.lead}>
      <Loaded className="mt-4" failed={words.loadFailed} loading={words.loading} query={query}>
        {(sessions) => (
          <ManagedList
            failureText={authFailureText}
            items={sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)).map(itemOf)}
            onRemoved={reread}
          />
        )}
      </Loaded>
      {others === 0 && <p className="mt-2 text-muted">{words.onlyThis}</p>}
      {others !== undefined && others > 1 && (
        <Button className="mt-4" onClick={() => setEndsOthers(true)} variant="secondary">
          {words.endOthers}
        </Button>
      )}
      {endsOthers && (
        <RemovalDialog
          confirmLabel={words.endOthers}
          failureText={authFailureText}
          note={words.endOthersNote}
          onClose={() => setEndsOthers(false)}
          onRemoved={reread}
          remove={endOtherSessions}
          title={words.endOthersTitle}
        />
      )}
    </SectionCard>
  );
}

function useSessionItem(): (session: OpenSession) => ManagedItem {
  const words = useMessages(sessionMessages);
  const { language } = useLanguage();
  const today = formatDate(new Date(), language);
  return ({ id, browser, system, createdAt, lastActiveAt, isCurrent }) => {
    const device =
      browser !== null && system !== null ? words.onSystem(browser, system) : (browser ?? system ?? words.unknown);
    const active = formatDate(lastActiveAt, language);
    return {
      key: id,
      title: (
        <>
          {device}
          {isCurrent && <span className="font-normal text-muted"> · {words.thisOne}</span>}
        </>
      ),
      note: `${words.since(formatDate(createdAt, language))}, ${active === today ? words.activeToday : words.activeOn(active)}`,
      of: ` ${device}`,
      removal: isCurrent
        ? null
        : {
            label: words.end,
            confirmLabel: words.end,
            title: words.endTitle,
            note: words.endNote(device),
            remove: () => unlessGone('SESSION_NOT_FOUND', () => endSession(id)),
          },
    };
  };
}
