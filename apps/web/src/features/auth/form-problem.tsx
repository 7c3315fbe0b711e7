import { lockMinutesLeft } from '@elan/domain/lockout';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useNow } from '../../lib/use-now.ts';
import { authMessages } from './messages.ts';
import type { FormProblem } from './sign-in-failure.ts';

type Props = {
  problem: FormProblem;
  /** Sends the confirmation link to this address again. */
  onResend: (email: string) => Promise<void>;
};

export function FormProblemBanner({ problem, onResend }: Props) {
  const words = useMessages(authMessages);
  const { language } = useLanguage();
  switch (problem.kind) {
    case 'said':
      return <Banner tone="error">{problem.text[language]}</Banner>;
    case 'locked':
      return <LockedBanner until={problem.until} />;
    case 'unconfirmed':
      return (
        <Banner
          action={
            <Button onClick={() => onResend(problem.email)} size="small" variant="secondary">
              {words.resend}
            </Button>
          }
          tone="error"
        >
          {words.unconfirmed}
        </Banner>
      );
  }
}

/** Counts down and disappears when the lock ends (LOCK-005). */
function LockedBanner({ until }: { until: Date }) {
  const words = useMessages(authMessages);
  const now = useNow(1_000);
  if (now >= until) return null;
  return <Banner tone="error">{words.locked(lockMinutesLeft(until, now))}</Banner>;
}
