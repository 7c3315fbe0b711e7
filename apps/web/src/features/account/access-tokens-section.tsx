import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ManagedItem, ManagedList } from '../../components/managed-list.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { ShownOnce } from '../../components/shown-once.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { authFailureText } from '../../data/sign-in/auth-failure-text.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useNow } from '../../lib/use-now.ts';
import { type AccessToken, listAccessTokens, revokeAccessToken } from './access-token-api.ts';
import { accessTokenMessages } from './access-token-messages.ts';
import { FormOpener } from './account-part.tsx';
import { NewAccessTokenForm } from './new-access-token-form.tsx';
import { unlessGone } from './unless-gone.ts';

const tokensQuery = queryOptions({
  queryKey: ['account', 'tokens'] as const,
  queryFn: ({ signal }) => listAccessTokens(signal),
});

/** The access tokens with which programs act for the person: made with the password, shown once, revoked. */
export function AccessTokensSection() {
  const words = useMessages(accessTokenMessages);
  const queryClient = useQueryClient();
  const query = useQuery(tokensQuery);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  const itemOf = useTokenItem();
  const reread = () => void queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey });

  return (
    <SectionCard id="programs" title={words.title} help="programs" lead={words.lead}>
      {made === null ? (
        <FormOpener className="mt-4" onToggle={() => setAdding(!adding)} open={adding}>
          {words.add}
        </FormOpener>
      ) : (
        <ShownOnce
          className="mt-4"
          done={words.kept}
          headingLevel={3}
          label={words.token}
          note={words.madeNote}
          onDone={() => setMade(null)}
          text={made.token}
          title={words.madeTitle(made.name)}
        />
      )}
      {adding && (
        <NewAccessTokenForm
          onMade={(name, token) => {
            setAdding(false);
            setMade({ name, token });
            reread();
          }}
        />
      )}
      <Loaded className="mt-4" failed={words.loadFailed} loading={words.loading} query={query}>
        {(tokens) => <ManagedList failureText={authFailureText} items={tokens.map(itemOf)} onRemoved={reread} />}
      </Loaded>
    </SectionCard>
  );
}

function useTokenItem(): (token: AccessToken) => ManagedItem {
  const words = useMessages(accessTokenMessages);
  const { language } = useLanguage();
  const now = useNow(60_000);
  const short = {
    read: words.readShort,
    suggest: words.suggestShort,
    write: words.writeShort,
    documents: words.documentsShort,
  };
  return ({ id, name, scopes, expiresAt, lastUsedAt }) => {
    const hasEnded = new Date(expiresAt) <= now;
    const end = formatDate(expiresAt, language);
    const validity = hasEnded ? words.ended(end) : words.until(end);
    const used = lastUsedAt === null ? words.notUsed : words.usedOn(formatDate(lastUsedAt, language));
    return {
      key: id,
      title: name,
      note: `${validity}, ${used} · ${scopes.map((scope) => short[scope]).join(', ')}`,
      of: words.ofToken(name),
      removal: {
        label: hasEnded ? words.remove : words.revoke,
        confirmLabel: words.revoke,
        title: words.revokeTitle,
        note: words.revokeNote(name),
        remove: () => unlessGone('TOKEN_NOT_FOUND', () => revokeAccessToken(id)),
      },
    };
  };
}
