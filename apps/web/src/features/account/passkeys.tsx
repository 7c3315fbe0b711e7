import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ManagedItem, ManagedList } from '../../components/managed-list.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { authFailureText } from '../../data/sign-in/auth-failure-text.ts';
import { listPasskeys, type Passkey, removePasskey } from '../../data/sign-in/passkey-api.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { AccountPart, FormOpener } from './account-part.tsx';
import { NewPasskey } from './new-passkey.tsx';
import { passkeyMessages } from './passkey-messages.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { unlessGone } from './unless-gone.ts';

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
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const itemOf = usePasskeyItem(setRenamed);
  const show = (isAdding: boolean, isAdded: string | null) => {
    setAdding(isAdding);
    setAdded(isAdded);
  };
  const reread = () => void queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  const changed = () => {
    setRenamed(null);
    setAdded(null);
    reread();
  };

  return (
    <AccountPart
      actions={
        <FormOpener onToggle={() => show(!adding, null)} open={adding}>
          {words.add}
        </FormOpener>
      }
      id="passkeys"
      lead={words.lead}
      news={added === null ? null : words.added(added)}
      title={words.title}
    >
      {adding && (
        <NewPasskey
          onAdded={(name) => {
            show(false, name);
            reread();
          }}
        />
      )}
      <Loaded className="mt-4" failed={words.loadFailed} loading={words.loading} query={query}>
        {(passkeys) => <ManagedList failureText={authFailureText} items={passkeys.map(itemOf)} onRemoved={changed} />}
      </Loaded>
      {renamed !== null && <RenamePasskeyDialog onClose={() => setRenamed(null)} onDone={changed} passkey={renamed} />}
    </AccountPart>
  );
}

function usePasskeyItem(onRename: (passkey: Passkey) => void): (passkey: Passkey) => ManagedItem {
  const words = useMessages(passkeyMessages);
  const { language } = useLanguage();
  return (passkey) => {
    const { id, name, createdAt, lastUsedAt } = passkey;
    const used = lastUsedAt === null ? words.notUsed : words.usedOn(formatDate(lastUsedAt, language));
    return {
      key: id,
      title: name,
      note: `${words.addedOn(formatDate(createdAt, language))}, ${used}`,
      of: words.ofPasskey(name),
      actions: [{ label: words.rename, onPress: () => onRename(passkey) }],
      removal: {
        label: words.remove,
        confirmLabel: words.remove,
        title: words.removeTitle,
        note: words.removeNote(name),
        remove: () => unlessGone('PASSKEY_NOT_FOUND', () => removePasskey(id)),
      },
    };
  };
}
