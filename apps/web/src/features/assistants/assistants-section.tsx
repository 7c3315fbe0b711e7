import type { ConnectedAssistant } from '@elan/contract/assistants';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ManagedRow } from '../../components/managed-row.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { client } from '../../lib/api.ts';
import { faultText, isRefusal, toFault } from '../../lib/errors.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { AssistantAddress } from './assistant-address.tsx';
import { assistantsMessages } from './assistants-messages.ts';
import { usePlaceText } from './place-text.ts';

const assistantsQuery = queryOptions({
  queryKey: ['account', 'assistants'] as const,
  queryFn: ({ signal }) => client.assistants.list({}, { signal }),
});

/** The assistants that the person connected: what they may do, since when, and the way to end it. */
export function AssistantsSection() {
  const words = useMessages(assistantsMessages);
  const queryClient = useQueryClient();
  const { language } = useLanguage();
  const query = useQuery(assistantsQuery);
  const [asked, setAsked] = useState<ConnectedAssistant | null>(null);

  return (
    <SectionCard id="assistants" title={words.title} help="programs" lead={words.lead}>
      <AssistantAddress />
      <Loaded className="mt-4" failed={words.loadFailed} loading={words.loading} query={query}>
        {({ assistants }) => <AssistantList assistants={assistants} onDisconnect={setAsked} />}
      </Loaded>
      {asked !== null && (
        <ConfirmDialog
          confirmLabel={words.disconnect}
          failureText={(thrown) => faultText(toFault(thrown), language)}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            await disconnect(asked.id);
            setAsked(null);
            void queryClient.invalidateQueries({ queryKey: assistantsQuery.queryKey });
          }}
          title={words.disconnectTitle}
          tone="danger"
        >
          <p className="wrap-anywhere">{words.disconnectNote(asked.name)}</p>
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}

/** Already ended elsewhere, there is nothing left to do. */
async function disconnect(assistantId: string) {
  try {
    await client.assistants.disconnect({ assistantId });
  } catch (thrown) {
    if (!isRefusal(thrown, 'NOT_FOUND')) throw thrown;
  }
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
          <ManagedRow
            actions={[{ label: words.disconnect, of: words.ofAssistant(name), onPress: () => onDisconnect(assistant) }]}
            key={id}
            note={`${words.since(formatDate(since, language))}, ${
              used === null ? words.notUsed : words.usedOn(formatDate(used, language))
            }, ${words.until(formatDate(end, language))} · ${scopes.map((scope) => short[scope]).join(', ')}`}
            title={
              <>
                {name}
                <span className="font-normal text-muted"> · {placeText(place)}</span>
              </>
            }
          />
        );
      })}
    </ul>
  );
}
