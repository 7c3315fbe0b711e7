import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ManagedRow } from '../../components/managed-row.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { listPasskeys, type Passkey, removePasskey } from '../../lib/passkey-api.ts';
import { NewPasskey } from './new-passkey.tsx';
import { passkeyMessages } from './passkey-messages.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'] as const,
  queryFn: ({ signal }) => listPasskeys(signal),
});

/** The passkeys of the account: added with the password, named, removed. */
export function Passkeys() {
  const words = useMessages(passkeyMessages);
  const queryClient = useQueryClient();
  const query = useQuery(passkeysQuery);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ what: 'rename' | 'remove'; passkey: Passkey } | null>(null);
  const reread = () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const changed = () => {
    setAsked(null);
    setAdded(null);
    void reread();
  };

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
        <NewPasskey
          onAdded={(name) => {
            setAdding(false);
            setAdded(name);
            void reread();
          }}
        />
      )}
      <Loaded className="mt-4" failed={words.loadFailed} loading={words.loading} query={query}>
        {(passkeys) => <PasskeyList onAsk={(what, passkey) => setAsked({ what, passkey })} passkeys={passkeys} />}
      </Loaded>
      {asked?.what === 'rename' && <RenamePasskeyDialog {...asked} onClose={() => setAsked(null)} onDone={changed} />}
      {asked?.what === 'remove' && (
        <RemovalDialog
          confirmLabel={words.remove}
          goneCode="PASSKEY_NOT_FOUND"
          note={words.removeNote(asked.passkey.name)}
          onClose={() => setAsked(null)}
          onDone={changed}
          remove={() => removePasskey(asked.passkey.id)}
          title={words.removeTitle}
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
        <ManagedRow
          actions={(['rename', 'remove'] as const).map((what) => ({
            label: words[what],
            of: words.ofPasskey(passkey.name),
            onPress: () => onAsk(what, passkey),
          }))}
          key={passkey.id}
          note={`${words.addedOn(formatDate(passkey.createdAt, language))}, ${
            passkey.lastUsedAt === null ? words.notUsed : words.usedOn(formatDate(passkey.lastUsedAt, language))
          }`}
          title={passkey.name}
        />
      ))}
    </ul>
  );
}
