import { providerNames, type SignInProvider } from '@elan/domain/sign-in-providers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { LinkedProviders } from '../../lib/provider-api.ts';
import { LinkProviderForm } from './link-provider-form.tsx';
import { PasswordNeeded } from './password-needed.tsx';
import { providerMessages } from './provider-messages.ts';
import { providersQuery } from './providers-query.ts';
import { UnlinkProviderDialog } from './unlink-provider-dialog.tsx';

/** Accounts elsewhere that open this one. Invisible where none is linked and the operator offers none. */
export function LinkedProvidersPart() {
  const words = useMessages(providerMessages);
  const { data, error, refetch } = useQuery(providersQuery);
  if (data !== undefined) {
    const isNothing = data.linked.length === 0 && data.offered.length === 0;
    return isNothing ? null : <Providers {...data} />;
  }
  if (error === null) return <Spinner label={words.loading} />;
  return (
    <Banner
      action={
        <Button onClick={() => refetch()} size="small" variant="secondary">
          {words.retry}
        </Button>
      }
      tone="error"
    >
      {words.loadFailed}
    </Banner>
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
      {linking !== null && (
        <PasswordNeeded>
          <LinkProviderForm key={linking} provider={linking} />
        </PasswordNeeded>
      )}
      {linked.length > 0 && (
        <ul className="mt-4 flex flex-col divide-y divide-line">
          {linked.map(({ provider, linkedAt }) => (
            <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3" key={provider}>
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-semibold">{providerNames[provider]}</p>
                <p className="text-sm text-muted">
                  {offered.includes(provider) ? words.linkedOn(formatDate(linkedAt, language)) : words.notOffered}
                </p>
              </div>
              <Button onClick={() => setAsked(provider)} size="small" variant="secondary">
                {words.unlink}
                <span className="sr-only"> {providerNames[provider]}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {asked !== null && (
        <UnlinkProviderDialog
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            setNews(null);
            void queryClient.invalidateQueries({ queryKey: providersQuery.queryKey });
          }}
          provider={asked}
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
