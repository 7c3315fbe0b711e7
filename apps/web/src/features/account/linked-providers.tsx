import { providerNames, type SignInProvider } from '@elan/domain/sign-in-providers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { type ManagedItem, ManagedList } from '../../components/managed-list.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { toAuthFailure } from '../../data/sign-in/auth-api.ts';
import { authFailureText } from '../../data/sign-in/auth-failure-text.ts';
import { beginLink, type LinkedProviders, unlinkProvider } from '../../data/sign-in/provider-api.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { AccountPart, FormOpener } from './account-part.tsx';
import { PasswordForm } from './password-form.tsx';
import { providerMessages } from './provider-messages.ts';
import { providersQuery } from './providers-query.ts';
import { unlessGone } from './unless-gone.ts';

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
  const queryClient = useQueryClient();
  const [linking, setLinking] = useState<SignInProvider | null>(null);
  const [news, setNews] = useState(linkedIn(useLocation().state));
  const itemOf = useProviderItem(offered);
  const free = offered.filter((provider) => !linked.some((one) => one.provider === provider));

  return (
    <AccountPart
      actions={free.map((provider) => (
        <FormOpener
          key={provider}
          onToggle={() => {
            setNews(null);
            setLinking(linking === provider ? null : provider);
          }}
          open={linking === provider}
        >
          {words.link(providerNames[provider])}
        </FormOpener>
      ))}
      id="providers"
      lead={words.lead}
      news={news === null ? null : words.linked(providerNames[news])}
      title={words.title}
    >
      {linking !== null && (
        <PasswordForm
          action={words.continue(providerNames[linking])}
          key={linking}
          name="provider-password"
          onPassword={async (password) => void location.assign(await beginLink(linking, password))}
        />
      )}
      <ManagedList
        failureText={failureText}
        items={linked.map(itemOf)}
        onRemoved={() => {
          setNews(null);
          void queryClient.invalidateQueries({ queryKey: providersQuery.queryKey });
        }}
      />
    </AccountPart>
  );
}

function useProviderItem(offered: readonly SignInProvider[]) {
  const words = useMessages(providerMessages);
  const { language } = useLanguage();
  return ({ provider, linkedAt }: LinkedProviders['linked'][number]): ManagedItem => {
    const name = providerNames[provider];
    return {
      key: provider,
      title: name,
      note: offered.includes(provider) ? words.linkedOn(formatDate(linkedAt, language)) : words.notOffered,
      of: ` ${name}`,
      removal: {
        label: words.unlink,
        confirmLabel: words.unlink,
        title: words.unlinkTitle(name),
        note: words.unlinkNote(name),
        remove: () => unlessGone('PROVIDER_NOT_FOUND', () => unlinkProvider(provider)),
      },
    };
  };
}

const failureText = (thrown: unknown) =>
  toAuthFailure(thrown).code === 'PROVIDER_LAST' ? providerMessages.last : authFailureText(thrown);

/** What the sign-in page says when it sends somebody back here. */
function linkedIn(state: unknown): SignInProvider | null {
  const linked = typeof state === 'object' && state !== null && 'linked' in state ? state.linked : null;
  return linked === 'google' || linked === 'microsoft' ? linked : null;
}
