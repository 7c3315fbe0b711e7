import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ManagedRow } from '../../components/managed-row.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { ShownOnce } from '../../components/shown-once.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { type AccessToken, listAccessTokens, revokeAccessToken } from '../../lib/access-token-api.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useNow } from '../../lib/use-now.ts';
import { accessTokenMessages } from './access-token-messages.ts';
import { NewAccessTokenForm } from './new-access-token-form.tsx';
import { RemovalDialog } from './removal-dialog.tsx';

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
  const [asked, setAsked] = useState<AccessToken | null>(null);
  const reread = () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey });

  return (
    <SectionCard id="programs" title={words.title} help="programs" lead={words.lead}>
      {made !== null && (
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
      {made === null && (
        <Button aria-expanded={adding} className="mt-4" onClick={() => setAdding(!adding)} variant="secondary">
          {adding ? words.cancel : words.add}
        </Button>
      )}
      {adding && (
        <NewAccessTokenForm
          onMade={(name, token) => {
            setAdding(false);
            setMade({ name, token });
            void reread();
          }}
        />
      )}
      <Loaded className="mt-4" failed={words.loadFailed} loading={words.loading} query={query}>
        {(tokens) => <TokenList onRevoke={setAsked} tokens={tokens} />}
      </Loaded>
      {asked !== null && (
        <RemovalDialog
          confirmLabel={words.revoke}
          goneCode="TOKEN_NOT_FOUND"
          note={words.revokeNote(asked.name)}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            void reread();
          }}
          remove={() => revokeAccessToken(asked.id)}
          title={words.revokeTitle}
        />
      )}
    </SectionCard>
  );
}

type ListProps = { tokens: readonly AccessToken[]; onRevoke: (token: AccessToken) => void };

function TokenList({ tokens, onRevoke }: ListProps) {
  const words = useMessages(accessTokenMessages);
  const { language } = useLanguage();
  const now = useNow(60_000);
  if (tokens.length === 0) return null;
  const short = {
    read: words.readShort,
    suggest: words.suggestShort,
    write: words.writeShort,
    documents: words.documentsShort,
  };
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line">
      {tokens.map((token) => {
        const { id, name, scopes, expiresAt, lastUsedAt } = token;
        const hasEnded = new Date(expiresAt) <= now;
        const end = formatDate(expiresAt, language);
        return (
          <ManagedRow
            actions={[
              {
                label: hasEnded ? words.remove : words.revoke,
                of: words.ofToken(name),
                onPress: () => onRevoke(token),
              },
            ]}
            key={id}
            note={`${hasEnded ? words.ended(end) : words.until(end)}, ${
              lastUsedAt === null ? words.notUsed : words.usedOn(formatDate(lastUsedAt, language))
            } · ${scopes.map((scope) => short[scope]).join(', ')}`}
            title={name}
          />
        );
      })}
    </ul>
  );
}
