import { lockMinutesLeft } from '@elan/domain/lockout';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { resendConfirmation } from '../../data/sign-in/auth-api.ts';
import { authFailureText } from '../../data/sign-in/auth-failure-text.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { useNow } from '../../lib/use-now.ts';
import { authMessages } from './messages.ts';
import type { FormProblem } from './sign-in-failure.ts';

export function FormProblemBanner({ problem }: { problem: FormProblem }) {
  const text = useText();
  switch (problem.kind) {
    case 'said':
      return <Banner tone="error">{text(problem.text)}</Banner>;
    case 'locked':
      return <LockedBanner until={problem.until} />;
    case 'unconfirmed':
      return <UnconfirmedBanner email={problem.email} />;
  }
}

/** The address has to be confirmed first; sends the link again, and says what came of it. */
function UnconfirmedBanner({ email }: { email: string }) {
  const words = useMessages(authMessages);
  const text = useText();
  const [sent, setSent] = useState(false);
  const { failure, attempt } = useAttempt(authFailureText);
  const resend = () =>
    attempt(async () => {
      await resendConfirmation(email);
      setSent(true);
      return null;
    });
  if (sent) return <Banner tone="success">{words.resent}</Banner>;
  if (failure !== null) return <Banner tone="error">{text(failure)}</Banner>;
  return (
    <Banner
      action={
        <Button onClick={resend} size="small" variant="secondary">
          {words.resend}
        </Button>
      }
      tone="error"
    >
      {words.unconfirmed}
    </Banner>
  );
}

/** Counts down and disappears when the lock ends (LOCK-005). */
function LockedBanner({ until }: { until: Date }) {
  const words = useMessages(authMessages);
  const now = useNow(1_000);
  if (now >= until) return null;
  return <Banner tone="error">{words.locked(lockMinutesLeft(until, now))}</Banner>;
}
