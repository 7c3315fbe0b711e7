import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { session, useAccount } from '../../data/account/session.ts';
import { client } from '../../data/api/api.ts';
import { faultText, isRefusal, toFault } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { billingMessages } from './messages.ts';
import { NotConfigured } from './not-configured.tsx';
import { PlanCard } from './plan-card.tsx';
import { planQuery, subscriptionQuery } from './queries.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { subscriptionState } from './subscription-state.ts';
import { NoAddress, useProviderVisit } from './use-provider-visit.ts';

/** The plan for a signed-in person, depending on what they already have. */
export function AccountOffer() {
  const words = useMessages(billingMessages);
  const { isFounder, hasPremiumAccess, services } = useAccount();
  const plan = useQuery({ ...planQuery(), enabled: !isFounder });
  const subscription = useQuery({ ...subscriptionQuery(), enabled: !isFounder });
  const payments = plan.data?.payments ?? services.payments;
  const state = subscription.data === undefined ? null : subscriptionState(subscription.data, new Date());
  const isWaiting = state?.kind === 'overdue' || state?.kind === 'paused';
  const isUncharged = state?.kind === 'active' && state.pause !== null;
  const has = isFounder || hasPremiumAccess;
  const status = <SubscriptionCard linksToPlan={false} />;

  const action = () => {
    if (hasPremiumAccess) {
      return (
        <p className="font-semibold text-green">{isUncharged ? words.premiumPaymentsPaused : words.premiumActive}</p>
      );
    }
    if (isWaiting) {
      return <p className="font-semibold">{state.kind === 'paused' ? words.paymentPaused : words.paymentOverdue}</p>;
    }
    return payments === 'none' ? <NotConfigured /> : <Checkout />;
  };

  return (
    <>
      {payments === 'sandbox' && !isFounder && (
        <Banner title={words.sandboxTitle} tone="info">
          {words.sandboxText}
        </Banner>
      )}
      {(has || isWaiting) && status}
      {isFounder ? <PlanCard /> : <PlanCard>{action()}</PlanCard>}
      {!has && !isWaiting && status}
    </>
  );
}

/**
 * Start now: idle, loading, redirecting to the checkout, or an error with the button usable again (PAY-003, PAY-004).
 */
function Checkout() {
  const words = useMessages(billingMessages);
  const { language } = useLanguage();
  const queryClient = useQueryClient();

  const { visit, start } = useProviderVisit(async () => {
    // One id per press, so the same press arriving twice opens one checkout.
    const attempt = crypto.randomUUID();
    const { plan } = await queryClient.ensureQueryData(planQuery());
    try {
      return (await client.billing.checkout({ priceId: plan.priceId, attempt }))?.url;
    } catch (error) {
      if (isRefusal(error, 'CONFLICT') || isRefusal(error, 'FORBIDDEN')) {
        void session.recheck();
        void queryClient.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
      }
      // The provider may have refused the configuration: then nothing can be bought, and the button says so.
      if (isRefusal(error, 'UNAVAILABLE')) void queryClient.invalidateQueries({ queryKey: planQuery().queryKey });
      throw error;
    }
  });

  const said = (error: unknown) => {
    if (error instanceof NoAddress) return words.noAddress;
    if (isRefusal(error, 'CONFLICT')) return words.alreadyPremium;
    return `${faultText(toFault(error), language)} ${words.nothingCharged}`;
  };

  return (
    <>
      {visit.status === 'error' && <Banner tone="error">{said(visit.error)}</Banner>}
      <Button className="w-full" loading={visit.status === 'redirect'} onClick={start} size="large" variant="accent">
        {words.start}
      </Button>
      <p className="text-center text-sm text-muted">{words.startNote}</p>
    </>
  );
}
