import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { listPasskeys, type Passkey } from '../../lib/passkey-api.ts';
import { NewPasskey } from './new-passkey.tsx';
import { PasskeyDialogs } from './passkey-dialogs.tsx';
import { passkeyMessages } from './passkey-messages.ts';
import { PasswordNeeded } from './password-needed.tsx';

const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'] as const,
  queryFn: ({ signal }) => listPasskeys(signal),
});

/** The passkeys of the account: added with the password, named, removed. */
export function Passkeys() {
  const words = useMessages(passkeyMessages);
  const queryClient = useQueryClient();
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ what: 'rename' | 'remove'; passkey: Passkey } | null>(null);
  const reread = () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });

  return (
    <section aria-labelledby="passkeys-title">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-lg" id="passkeys-title">
            {words.title}
          </h3>
          <p className="mt-1 text-muted">{words.lead}</p>
        </div>
        <Button
          aria-expanded={adding}
          onClick={() => {
            setAdded(null);
            setAdding(!adding);
          }}
          variant="secondary"
        >
          {adding ? words.cancel : words.add}
        </Button>
      </div>
      {added !== null && (
        <Banner className="mt-4" tone="success">
          {words.added(added)}
        </Banner>
      )}
      {adding && (
        <PasswordNeeded>
          <NewPasskey
            onAdded={(name) => {
              setAdding(false);
              setAdded(name);
              void reread();
            }}
          />
        </PasswordNeeded>
      )}
      {passkeys !== undefined ? (
        <PasskeyList onAsk={(what, passkey) => setAsked({ what, passkey })} passkeys={passkeys} />
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
        <PasskeyDialogs
          {...asked}
          key={asked.passkey.id + asked.what}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            setAdded(null);
            void reread();
          }}
        />
      )}
    </section>
  );
}

type ListProps = { passkeys: readonly Passkey[]; onAsk: (what: 'rename' | 'remove', passkey: Passkey) => void };

function PasskeyList({ passkeys, onAsk }: ListProps) {
  const words = useMessages(passkeyMessages);
  const { language } = useLanguage();
  if (passkeys.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line">
      {passkeys.map((passkey) => (
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3" key={passkey.id}>
          <div className="min-w-0 flex-1 basis-52">
            <p className="font-semibold break-words">{passkey.name}</p>
            <p className="text-sm text-muted">
              {words.addedOn(formatDate(passkey.createdAt, language))},{' '}
              {passkey.lastUsedAt === null ? words.notUsed : words.usedOn(formatDate(passkey.lastUsedAt, language))}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            {(['rename', 'remove'] as const).map((what) => (
              <Button key={what} onClick={() => onAsk(what, passkey)} size="small" variant="secondary">
                {words[what]}
                <span className="sr-only">{words.ofPasskey(passkey.name)}</span>
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
