import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { FormDialog } from '../../components/ui/form-dialog.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { authFailureText } from '../../data/sign-in/auth-failure-text.ts';
import { requestPasswordReset, requestSignInLink } from '../../data/sign-in/credential-api.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
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
  const text = useText();
  const { title, lead, sent: sentText, request } = kinds[kind];
  const [email, setEmail] = useState(typed);
  const { failure, setFailure, busy, attempt } = useAttempt(authFailureText);
  const [sent, setSent] = useState(false);

  const submit = () => {
    const address = email.trim();
    if (address === '') return setFailure(linkMessages.emailRequired);
    return attempt(async () => {
      await request(address);
      setSent(true);
      return null;
    });
  };

  return (
    <FormDialog
      action={linkWords.resetSend}
      busy={busy}
      description={sent ? undefined : linkWords[lead]}
      onClose={onClose}
      onSubmit={submit}
      outcome={sent && <Banner tone="success">{linkWords[sentText]}</Banner>}
      title={linkWords[title]}
    >
      <TextField
        autoCapitalize="none"
        autoComplete="email"
        error={failure === null ? null : text(failure)}
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
    </FormDialog>
  );
}
