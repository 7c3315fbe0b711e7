import type { ConnectedAssistant } from '@elan/contract/assistants';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HelpLink } from '../../components/help-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { client } from '../../lib/api.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { AssistantAddress } from './assistant-address.tsx';
import { assistantsMessages } from './assistants-messages.ts';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { usePlaceText } from './place-text.ts';

const assistantsQuery = queryOptions({
  queryKey: ['account', 'assistants'] as const,
  queryFn: ({ signal }) => client.assistants.list({}, { signal }),
});

/** The assistants that the person connected: what they may do, since when, and the way to end it. */
export function AssistantsSection() {
  const words = useMessages(assistantsMessages);
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(assistantsQuery);
  const [asked, setAsked] = useState<ConnectedAssistant | null>(null);

  return (
    <Card aria-labelledby="assistants-title" as="section">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl" id="assistants-title">
          {words.title}
        </h2>
        <HelpLink about={words.title} className="-my-2" page="programs" />
      </div>
      <p className="mt-2 text-muted">{words.lead}</p>
      <AssistantAddress />
      {data !== undefined ? (
        <AssistantList assistants={data.assistants} onDisconnect={setAsked} />
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
      {asked !== null && (
        <DisconnectDialog
          assistant={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            void queryClient.invalidateQueries({ queryKey: assistantsQuery.queryKey });
          }}
        />
      )}
    </Card>
  );
}

type ListProps = {
  assistants: readonly ConnectedAssistant[];
  onDisconnect: (assistant: ConnectedAssistant) => void;
};

function AssistantList({ assistants, onDisconnect }: ListProps) {
  const words = useMessages(assistantsMessages);
  const { language } = useLanguage();
  const placeText = usePlaceText();
  if (assistants.length === 0) return <p className="mt-4">{words.none}</p>;
  const short = { read: words.readShort, suggest: words.suggestShort, documents: words.documentsShort };
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line">
      {assistants.map((assistant) => {
        const { id, name, place, scopes, connected_at: since, last_used_at: used, ends_at: end } = assistant;
        return (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3" key={id}>
            <div className="min-w-0 flex-1 basis-52">
              <p className="wrap-anywhere">
                <span className="font-semibold">{name}</span>
                <span className="text-muted"> · {placeText(place)}</span>
              </p>
              <p className="text-sm text-muted">
                {words.since(formatDate(since, language))},{' '}
                {used === null ? words.notUsed : words.usedOn(formatDate(used, language))},{' '}
                {words.until(formatDate(end, language))}
                {' · '}
                {scopes.map((scope) => short[scope]).join(', ')}
              </p>
            </div>
            <Button onClick={() => onDisconnect(assistant)} size="small" variant="secondary">
              {words.disconnect}
              <span className="sr-only">{words.ofAssistant(name)}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
