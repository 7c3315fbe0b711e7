import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { RequestCode } from '../../components/request-code.tsx';
import { SupportLink } from '../../components/support-link.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageTitle } from '../../components/ui/page-title.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { session } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { codeOfFault, toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { billingMessages } from './messages.ts';
import { PlanBenefits } from './plan-card.tsx';
import { subscriptionQuery } from './queries.ts';
import { type CheckoutStatus, verifyCheckout } from './verification.ts';

type Verification = 'verifying' | 'unknown' | CheckoutStatus;

/**
 * Shown after the checkout. Only the server's answer about this session grants Premium, not reaching this page (S-12).
 */
export function VerificationPanel({ sessionId }: { sessionId: string }) {
  const { verification, code, checkAgain } = useVerification(sessionId);
  return (
    <div aria-live="polite">
      <Verdict code={code} onCheckAgain={checkAgain} verification={verification} />
    </div>
  );
}

type VerdictProps = {
  verification: Verification;
  /** Of the check that failed. */
  code: string | null;
  onCheckAgain: () => void;
};

function Verdict({ verification, code, onCheckAgain }: VerdictProps) {
  const words = useMessages(billingMessages);
  const dashboard = (
    <LinkButton size="large" to="/dashboard" variant={verification === 'complete' ? 'accent' : 'secondary'}>
      {words.toDashboard}
    </LinkButton>
  );
  const againOrLeave = (
    <>
      <Button onClick={onCheckAgain} size="large">
        {words.checkAgain}
      </Button>
      {dashboard}
    </>
  );
  const support = <SupportLink subject={words.verifySubject} />;
  if (verification === 'verifying') return <Verifying />;
  if (verification === 'complete') {
    return (
      <Outcome actions={dashboard} lead={words.confirmedText} title={words.confirmedTitle}>
        <Bought />
      </Outcome>
    );
  }
  if (verification === 'pending') {
    return <Outcome actions={againOrLeave} lead={words.pendingText} title={words.pendingTitle} />;
  }
  if (verification === 'unknown') {
    return (
      <Outcome actions={againOrLeave} title={words.verifyFailedTitle}>
        <Banner tone="error">{words.verifyFailed}</Banner>
        <Banner tone="warning">
          {words.verifyWarning}
          {support}
        </Banner>
        {code !== null && <RequestCode code={code} />}
      </Outcome>
    );
  }
  const toPlan = (
    <LinkButton size="large" to="/pricing">
      {words.backToPricing}
    </LinkButton>
  );
  return (
    <Outcome
      actions={toPlan}
      lead={
        <>
          {words.unpaidText}
          {support}
        </>
      }
      title={words.unpaidTitle}
    />
  );
}

function Verifying() {
  const words = useMessages(billingMessages);
  return (
    <div className="flex min-h-[40dvh] flex-col items-center justify-center gap-4 text-center">
      <Spinner className="size-8" />
      <PageTitle>{words.verifying}</PageTitle>
      <p className="text-muted">{words.verifyingNote}</p>
    </div>
  );
}

function Bought() {
  const words = useMessages(billingMessages);
  return (
    <Card padding="large">
      <h2 className="flex items-center gap-3 text-2xl">
        <CircleCheck aria-hidden className="size-7 shrink-0 text-green" />
        {words.plan}
      </h2>
      <PlanBenefits />
    </Card>
  );
}

/** @returns the current result, the code of a failed check, and a function that checks again */
function useVerification(sessionId: string) {
  const queryClient = useQueryClient();
  const [verification, setVerification] = useState<Verification>('verifying');
  const [code, setCode] = useState<string | null>(null);

  useEffect(() => {
    if (verification !== 'verifying') return;
    let left = false;
    const settle = (found: Verification) => {
      if (!left) setVerification(found);
    };
    verifyCheckout(async () => (await client.billing.verify({ sessionId })).status)
      .then((status) => {
        settle(status);
        if (status !== 'complete') return;
        // Unlock modules and refresh the usage in the header right away.
        void session.recheck();
        void queryClient.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
      })
      .catch((error: unknown) => {
        if (!left) setCode(codeOfFault(toFault(error)));
        settle('unknown');
      });
    return () => {
      left = true;
    };
  }, [verification, sessionId, queryClient]);

  return { verification, code, checkAgain: () => setVerification('verifying') };
}

type OutcomeProps = { title: string; lead?: ReactNode; actions: ReactNode; children?: ReactNode };

function Outcome({ title, lead, actions, children }: OutcomeProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageTitle lead={lead}>{title}</PageTitle>
      {children}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
