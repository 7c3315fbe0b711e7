import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ComponentType, Suspense, useEffect, useId, useRef, useState } from 'react';
import { ShowMore } from '../../components/show-more.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Card } from '../../components/ui/card.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { invitationPages, invitationsQuery } from '../../data/api/queries.ts';
import { classNames } from '../../lib/class-names.ts';
import { causeOf } from '../../lib/errors.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { readMore } from '../../lib/paged-list.ts';
import { invitationPanelMessages } from './panel-messages.ts';

const fetchCode = async () => (await import('./pending-invitation-row.tsx')).PendingInvitationRow;
/** Most people have no invitation waiting. */
let ReadyRow: ComponentType<ComponentProps<Awaited<ReturnType<typeof fetchCode>>>> = fetchedLater(fetchCode);

/** Reads the invitations and, if any waits, fetches what shows one, so that it is there when the screen appears. */
export async function prepareInvitations(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(invitationsQuery());
  if (queryClient.getQueryData(invitationsQuery().queryKey)?.count) ReadyRow = await fetchCode();
}

type Props = {
  /** True: requested, so open it even when empty. False: keep it closed. */
  show: boolean | null;
  /** A new value is a new request to show it. */
  request: string;
};

/** The pending invitations on the dashboard (DASH-005, DASH-014). */
export function PendingInvitations({ show, request }: Props) {
  const words = useMessages(invitationPanelMessages);
  const text = useText();
  const panelId = useId();
  const heading = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const list = useQuery(invitationsQuery());
  const rows = useRef<HTMLUListElement>(null);
  const [toggled, setToggled] = useState<{ request: string; open: boolean } | null>(null);
  const open = toggled?.request === request ? toggled.open : show !== false;
  const invitations = list.data?.invitations ?? [];
  const stands = show === true || invitations.length > 0 || list.error !== null;
  const cause = list.error === null ? null : causeOf(list.error);

  useEffect(() => {
    if (show !== true || request === '') return;
    // After the new screen's focus and scroll position have been set.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [show, request]);

  if (!stands) return null;

  return (
    <Card aria-labelledby={`${panelId}-title`} as="section" padding="none">
      <h2 className="text-2xl" id={`${panelId}-title`}>
        <button
          aria-controls={panelId}
          aria-expanded={open}
          className="flex w-full items-center gap-3 rounded-2xl px-5 py-4 text-left sm:px-6"
          onClick={() => setToggled({ request, open: !open })}
          ref={heading}
          type="button"
        >
          <span>{words.panelTitle}</span>
          {invitations.length > 0 && (
            <Badge className="font-sans" tone="yellow">
              {words.panelCount(list.data?.count ?? invitations.length)}
            </Badge>
          )}
          <ChevronDown
            aria-hidden
            className={classNames(
              'ml-auto size-6 shrink-0 text-muted transition-transform duration-150',
              open && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div className="px-5 pb-4 sm:px-6" hidden={!open} id={panelId}>
        {list.error !== null && (
          <Banner
            action={<RetryButton onRetry={() => list.refetch()} />}
            className="mb-2"
            title={words.panelFailed}
            tone="error"
          >
            {cause === null ? words.panelSafe : text(cause)}
          </Banner>
        )}
        {invitations.length > 0 && (
          <ul aria-labelledby={`${panelId}-title`} className="flex flex-col divide-y divide-line" ref={rows}>
            {invitations.map((invitation) => (
              <Suspense fallback={<li className="min-h-40" />} key={invitation.id}>
                <ReadyRow invitation={invitation} onAnswered={() => heading.current?.focus()} />
              </Suspense>
            ))}
          </ul>
        )}
        <ShowMore
          at="end"
          list={rows}
          onMore={() => readMore(queryClient, invitationPages)}
          shown={list.data?.next != null}
        >
          {words.more}
        </ShowMore>
        {list.isSuccess && invitations.length === 0 && (
          <p className="max-w-[68ch] pb-1 text-muted">{words.panelEmpty}</p>
        )}
      </div>
    </Card>
  );
}
