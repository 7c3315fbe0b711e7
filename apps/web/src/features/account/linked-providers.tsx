import { providerNames, type SignInProvider } from '@elan/domain/sign-in-providers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ManagedRow } from '../../components/managed-row.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { type LinkedProviders, unlinkProvider } from '../../lib/provider-api.ts';
import { LinkProviderForm } from './link-provider-form.tsx';
import { providerMessages } from './provider-messages.ts';
import { providersQuery } from './providers-query.ts';
import { RemovalDialog } from './removal-dialog.tsx';

/** Accounts elsewhere that open this one. Invisible where none is linked and the operator offers none. */
export function LinkedProvidersPart() {
  const words = useMessages(providerMessages);
  return (
    <Loaded failed={words.loadFailed} loading={words.loading} query={useQuery(providersQuery)}>
      {(data) => (data.linked.length === 0 && data.offered.length === 0 ? null : <Providers {...data} />)}
    </Loaded>
  );
}

function Providers({ linked, offered }: LinkedProviders) {
  const words = useMessages(providerMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [linking, setLinking] = useState<SignInProvider | null>(null);
  const [asked, setAsked] = useState<SignInProvider | null>(null);
  const [news, setNews] = useState(linkedIn(useLocation().state));
  const free = offered.filter((provider) => !linked.some((one) => one.provider === provider));

  return (
    <section aria-labelledby="providers-title">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-lg" id="providers-title">
            {words.title}
          </h3>
          <p className="mt-1 text-muted">{words.lead}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {free.map((provider) => (
            <Button
              aria-expanded={linking === provider}
              key={provider}
              onClick={() => {
                setNews(null);
                setLinking(linking === provider ? null : provider);
              }}
              variant="secondary"
            >
              {linking === provider ? words.cancel : words.link(providerNames[provider])}
            </Button>
          ))}
        </div>
      </div>
      {news !== null && (
        <Banner className="mt-4" tone="success">
          {words.linked(providerNames[news])}
        </Banner>
      )}
      {linking !== null && <LinkProviderForm key={linking} provider={linking} />}
      {linked.length > 0 && (
        <ul className="mt-4 flex flex-col divide-y divide-line">
          {linked.map(({ provider, linkedAt }) => (
            <ManagedRow
              actions={[{ label: words.unlink, of: ` ${providerNames[provider]}`, onPress: () => setAsked(provider) }]}
              key={provider}
              note={offered.includes(provider) ? words.linkedOn(formatDate(linkedAt, language)) : words.notOffered}
              title={providerNames[provider]}
            />
          ))}
        </ul>
      )}
      {asked !== null && (
        <RemovalDialog
          confirmLabel={words.unlink}
          goneCode="PROVIDER_NOT_FOUND"
          note={words.unlinkNote(providerNames[asked])}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            setNews(null);
            void queryClient.invalidateQueries({ queryKey: providersQuery.queryKey });
          }}
          refusals={{ PROVIDER_LAST: providerMessages.last }}
          remove={() => unlinkProvider(asked)}
          title={words.unlinkTitle(providerNames[asked])}
        />
      )}
    </section>
  );
}

/** What the sign-in page says when it sends somebody back here. */
function linkedIn(state: unknown): SignInProvider | null {
  const linked = typeof state === 'object' && state !== null && 'linked' in state ? state.linked : null;
  return linked === 'google' || linked === 'microsoft' ? linked : null;
}
