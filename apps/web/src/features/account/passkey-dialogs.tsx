import { hasHiddenCharacters } from '@elan/domain/hidden-characters';
import { limits } from '@elan/domain/limits';
import type { Text } from '@elan/domain/locale';
import { type FormEvent, useId, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { translateAuthError } from '../../lib/auth-errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { type Passkey, removePasskey, renamePasskey } from '../../lib/passkey-api.ts';
import { useAccount } from '../../lib/session.ts';
import { passkeyMessages } from './passkey-messages.ts';

type DialogProps = { passkey: Passkey; onClose: () => void; onDone: () => void };

/** What is asked before a passkey changes. */
export function PasskeyDialogs({ what, ...props }: DialogProps & { what: 'rename' | 'remove' }) {
  return what === 'rename' ? <RenameDialog {...props} /> : <RemoveDialog {...props} />;
}

/** Removed in another tab meanwhile: then there is nothing left to do. */
const isGone = (thrown: unknown) => toAuthFailure(thrown).code === 'PASSKEY_NOT_FOUND';

function RenameDialog({ passkey, onClose, onDone }: DialogProps) {
  const words = useMessages(passkeyMessages);
  const text = useText();
  const { user } = useAccount();
  const formId = useId();
  const name = useKeptText(user.id, `passkey:${passkey.id}`, passkey.name);
  const [error, setError] = useState<Text | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const chosen = name.value.trim();
    if (chosen === '') return setError(passkeyMessages.required);
    if (chosen.length > limits.passkeyName) return setError(passkeyMessages.tooLong);
    if (hasHiddenCharacters(chosen)) return setError(passkeyMessages.hidden);
    setBusy(true);
    try {
      await renamePasskey(passkey.id, chosen);
    } catch (thrown) {
      setBusy(false);
      if (!isGone(thrown)) return setError(translateAuthError(toAuthFailure(thrown)));
    }
    name.clear();
    onDone();
  };

  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose} variant="secondary">
            {words.cancel}
          </Button>
          <Button form={formId} loading={busy} type="submit">
            {words.save}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={words.renameTitle}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          autoComplete="off"
          error={error === null ? undefined : text(error)}
          label={words.name}
          name="passkey-new-name"
          onChange={(event) => name.set(event.target.value)}
          required
          value={name.value}
        />
      </form>
    </Dialog>
  );
}

function RemoveDialog({ passkey, onClose, onDone }: DialogProps) {
  const words = useMessages(passkeyMessages);
  const text = useText();
  const [error, setError] = useState<Text | null>(null);

  const remove = async () => {
    setError(null);
    try {
      await removePasskey(passkey.id);
    } catch (thrown) {
      if (!isGone(thrown)) return setError(translateAuthError(toAuthFailure(thrown)));
    }
    onDone();
  };

  return (
    <ConfirmDialog
      confirmLabel={words.remove}
      onConfirm={remove}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={words.removeTitle}
      tone="danger"
    >
      <p className="break-words">{words.removeNote(passkey.name)}</p>
      {error !== null && (
        <Banner className="mt-4" tone="error">
          {text(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
