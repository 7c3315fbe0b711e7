import { useNavigate } from 'react-router';
import { SectionCard } from '../../components/section-card.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { session, useAccount } from '../../data/account/session.ts';
import { revokeSessions } from '../../data/sign-in/credential-api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { flushPendingWork } from '../../lib/pending-work.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { accountMessages } from './messages.ts';

export function SecuritySection() {
  const words = useMessages(accountMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const navigate = useNavigate();
  const { failure, attempt } = useAttempt(() => true);

  const signOutEverywhere = async () => {
    const isEnded = await attempt(async () => {
      await flushPendingWork();
      await revokeSessions();
      return null;
    });
    if (!isEnded) return;
    await session.signOut();
    await navigate('/auth', { replace: true });
  };

  return (
    <SectionCard id="security" title={words.security} help="sign-in-and-security">
      <dl className="mt-4 grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{words.lastSignIn}</dt>
          <dd className="font-semibold">
            <time dateTime={user.lastSignInAt}>{formatDateTime(user.lastSignInAt, language)}</time>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{words.location}</dt>
          <dd className="font-semibold">{words.locationValue}</dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 flex-1 basis-60 text-muted">{words.signOutAllNote}</p>
        <Button onClick={signOutEverywhere} variant="secondary">
          {words.signOutAll}
        </Button>
      </div>
      {failure && (
        <Banner className="mt-4" tone="error">
          {words.signOutAllFailed}
        </Banner>
      )}
    </SectionCard>
  );
}
