import type { ConnectedAssistant } from '@elan/contract/assistants';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ManagedItem, ManagedList } from '../../components/managed-list.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { client } from '../../data/api/api.ts';
import { faultWords, isRefusal, toFault } from '../../lib/errors.ts';
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
  const query = useQuery(assistantsQuery);
  const itemOf = useAssistantItem();
  return (
    <SectionCard id="assistants" title={words.title} help="programs" lead={words.lead}>
      <AssistantAddress />
      <Loaded className="mt-4" failed={words.loadFailed} loading={words.loading} query={query}>
        {({ assistants }) => (
          <>
            {assistants.length === 0 && <p className="mt-4">{words.none}</p>}
            <ManagedList
              failureText={(thrown) => faultWords(toFault(thrown))}
              items={assistants.map(itemOf)}
              onRemoved={() => void queryClient.invalidateQueries({ queryKey: assistantsQuery.queryKey })}
            />
          </>
        )}
      </Loaded>
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

function useAssistantItem(): (assistant: ConnectedAssistant) => ManagedItem {
  const words = useMessages(assistantsMessages);
  const { language } = useLanguage();
  const placeText = usePlaceText();
  const short = { read: words.readShort, suggest: words.suggestShort, documents: words.documentsShort };
  return ({ id, name, place, scopes, connected_at: since, last_used_at: used, ends_at: end }) => ({
    key: id,
    title: (
      <>
        {name}
        <span className="font-normal text-muted"> · {placeText(place)}</span>
      </>
    ),
    note: `${words.since(formatDate(since, language))}, ${
      used === null ? words.notUsed : words.usedOn(formatDate(used, language))
    }, ${words.until(formatDate(end, language))} · ${scopes.map((scope) => short[scope]).join(', ')}`,
    of: ` ${name}`,
    removal: {
      label: words.disconnect,
      confirmLabel: words.disconnect,
      title: words.disconnectTitle,
      note: words.disconnectNote(name),
      remove: () => disconnect(id),
    },
  });
}
