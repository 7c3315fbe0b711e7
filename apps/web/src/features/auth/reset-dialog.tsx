import { isEmailAddress } from '@elan/domain/email-address';
import type { Text } from '@elan/domain/locale';
import { type FormEvent, useId, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { requestPasswordReset, toAuthFailure } from '../../lib/auth-api.ts';
import { translateAuthError } from '../../lib/auth-errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { authMessages } from './messages.ts';
import { typedEmail } from './typed-email.ts';

type Props = { email: string; onClose: () => void };

/** Requests a reset link. The response is the same for every address (decision S-11). */
export function ResetDialog({ email: typed, onClose }: Props) {
  const words = useMessages(authMessages);
  const { language } = useLanguage();
  const formId = useId();
  const [email, setEmail] = useState(typed);
  const [error, setError] = useState<Text | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const address = email.trim();
    if (address === '') return setError(authMessages.emailRequired);
    if (!isEmailAddress(address)) return setError(authMessages.invalidEmail);
    setError(null);
    setBusy(true);
    try {
      await requestPasswordReset(address);
      setSent(true);
    } catch (failure) {
      setError(translateAuthError(toAuthFailure(failure)));
    }
    setBusy(false);
  };

  return (
    <Dialog
      description={sent ? undefined : words.resetLead}
      footer={
        sent ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <>
            <Button onClick={onClose} variant="secondary">
              {words.cancel}
            </Button>
            <Button form={formId} loading={busy} type="submit">
              {words.resetSend}
            </Button>
          </>
        )
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={words.resetTitle}
    >
      {sent ? (
        <Banner tone="success">{words.resetSent}</Banner>
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            autoCapitalize="none"
            autoComplete="email"
            error={error?.[language]}
            inputMode="email"
            label={words.email}
            name="reset-email"
            onChange={(event) => {
              setEmail(event.target.value);
              typedEmail.set(event.target.value);
            }}
            required
            spellCheck={false}
            type="email"
            value={email}
          />
        </form>
      )}
    </Dialog>
  );
}
