import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HelpLink } from '../../components/help-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { type AccessToken, listAccessTokens } from '../../lib/access-token-api.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useNow } from '../../lib/use-now.ts';
import { accessTokenMessages } from './access-token-messages.ts';
import { MadeAccessToken } from './made-access-token.tsx';
import { NewAccessTokenForm } from './new-access-token-form.tsx';
import { PasswordNeeded } from './password-needed.tsx';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';

const tokensQuery = queryOptions({
  queryKey: ['account', 'tokens'] as const,
  queryFn: ({ signal }) => listAccessTokens(signal),
});

/** The access tokens with which programs act for the person: made with the password, shown once, revoked. */
export function AccessTokensSection() {
  const words = useMessages(accessTokenMessages);
  const queryClient = useQueryClient();
  const { data: tokens, error, refetch } = useQuery(tokensQuery);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<{ name: string; token: string } | null>(null);
  const [asked, setAsked] = useState<AccessToken | null>(null);
  const reread = () => queryClient.invalidateQueries({ queryKey: tokensQuery.queryKey });

  return (
    <Card aria-labelledby="programs-title" as="section">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl" id="programs-title">
          {words.title}
        </h2>
        <HelpLink about={words.title} className="-my-2" page="programs" />
      </div>
      <p className="mt-2 text-muted">{words.lead}</p>
      {made !== null && <MadeAccessToken {...made} onDone={() => setMade(null)} />}
      {made === null && (
        <Button aria-expanded={adding} className="mt-4" onClick={() => setAdding(!adding)} variant="secondary">
          {adding ? words.cancel : words.add}
        </Button>
      )}
      {adding && (
        <PasswordNeeded>
          <NewAccessTokenForm
            onMade={(name, token) => {
              setAdding(false);
              setMade({ name, token });
              void reread();
            }}
          />
        </PasswordNeeded>
      )}
      {tokens !== undefined ? (
        <TokenList onRevoke={setAsked} tokens={tokens} />
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
        <RevokeTokenDialog
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            void reread();
          }}
          token={asked}
        />
      )}
    </Card>
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
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3" key={id}>
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-muted">
                {hasEnded ? words.ended(end) : words.until(end)},{' '}
                {lastUsedAt === null ? words.notUsed : words.usedOn(formatDate(lastUsedAt, language))}
                {' · '}
                {scopes.map((scope) => short[scope]).join(', ')}
              </p>
            </div>
            <Button onClick={() => onRevoke(token)} size="small" variant="secondary">
              {hasEnded ? words.remove : words.revoke}
              <span className="sr-only">{words.ofToken(name)}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
