import { type FormEvent, useId, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { toAuthFailure } from '../../lib/auth-api.ts';
import { translateAuthError } from '../../lib/auth-errors.ts';
import { requestPasswordReset, requestSignInLink } from '../../lib/credential-api.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { linkMessages } from './link-messages.ts';
import { authMessages } from './messages.ts';
import { typedEmail } from './typed-email.ts';

/** What the link is for: a new password, or a sign-in without one. */
export type LinkKind = 'reset' | 'signIn';

type Props = { kind: LinkKind; email: string; onClose: () => void };

const kinds = {
  reset: { title: 'resetTitle', lead: 'resetLead', sent: 'resetSent', request: requestPasswordReset },
  signIn: { title: 'linkTitle', lead: 'linkLead', sent: 'linkSent', request: requestSignInLink },
} as const;

/** Requests a link by mail. The response is the same for every address (decision S-11). */
export function LinkDialog({ kind, email: typed, onClose }: Props) {
  const words = useMessages(authMessages);
  const linkWords = useMessages(linkMessages);
  const { language } = useLanguage();
  const { title, lead, sent: sentText, request } = kinds[kind];
  const formId = useId();
  const [email, setEmail] = useState(typed);
  const { failure, setFailure, busy, attempt } = useAttempt((thrown) => translateAuthError(toAuthFailure(thrown)));
  const [sent, setSent] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (address === '') return setFailure(linkMessages.emailRequired);
    await attempt(async () => {
      await request(address);
      setSent(true);
    });
  };

  return (
    <Dialog
      description={sent ? undefined : linkWords[lead]}
      footer={
        sent ? (
          <Button onClick={onClose}>{linkWords.close}</Button>
        ) : (
          <>
            <Button onClick={onClose} variant="secondary">
              {linkWords.cancel}
            </Button>
            <Button form={formId} loading={busy} type="submit">
              {linkWords.resetSend}
            </Button>
          </>
        )
      }
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      open
      title={linkWords[title]}
    >
      {sent ? (
        <Banner tone="success">{linkWords[sentText]}</Banner>
      ) : (
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            autoCapitalize="none"
            autoComplete="email"
            error={failure?.[language]}
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
