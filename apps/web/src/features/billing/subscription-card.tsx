import type { Subscription } from '@elan/contract/billing';
import { priceText } from '@elan/domain/product';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FounderBadge } from '../../components/founder-badge.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { SupportLink } from '../../components/support-link.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { session, useAccount } from '../../data/account/session.ts';
import { classNames } from '../../lib/class-names.ts';
import { toFault } from '../../lib/errors.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ManageButton } from './manage-button.tsx';
import { billingMessages } from './messages.ts';
import { subscriptionQuery } from './queries.ts';
import { brandName, type SubscriptionState, subscriptionState } from './subscription-state.ts';

type Props = {
  /** Link to the plan when there is no subscription; off where the plan is on the same screen. */
  linksToPlan?: boolean;
};

/** The current plan: the founder card, no subscription, or a subscription with its dates, card and manage button. */
export function SubscriptionCard({ linksToPlan = true }: Props) {
  const words = useMessages(billingMessages);
  const { isFounder } = useAccount();
  if (isFounder) {
    return (
      <Frame badge={<FounderBadge />}>
        <p className="mt-2">{words.founderText}</p>
      </Frame>
    );
  }
  return <OwnSubscription linksToPlan={linksToPlan} />;
}

function OwnSubscription({ linksToPlan }: { linksToPlan: boolean }) {
  const words = useMessages(billingMessages);
  const query = useQuery(subscriptionQuery());
  const state = query.data === undefined ? null : subscriptionState(query.data, new Date());
  useCurrentTier(state === null ? null : state.kind === 'active', query.dataUpdatedAt);

  if (state === null || query.data === undefined) {
    return (
      <Frame>
        {query.error === null ? (
          <Loading linksToPlan={linksToPlan} />
        ) : (
          <FailureBanner
            className="mt-4"
            fault={toFault(query.error)}
            lead={words.loadFailed}
            onRetry={() => query.refetch()}
          />
        )}
      </Frame>
    );
  }

  switch (state.kind) {
    case 'none':
      return (
        <Frame>
          <NoSubscription endedOn={state.endedOn} linksToPlan={linksToPlan} />
        </Frame>
      );
    case 'overdue':
      return (
        <HeldSubscription action={words.updatePayment} badge={words.overdue} subscription={query.data}>
          {words.overdueText}
        </HeldSubscription>
      );
    case 'paused':
      return (
        <HeldSubscription action={words.manage} badge={words.paused} subscription={query.data}>
          {words.pausedText}
          <SupportLink subject={words.resumeSubject} />.
        </HeldSubscription>
      );
    case 'active':
      return <ActiveSubscription state={state} subscription={query.data} />;
  }
}

/** As tall as the most likely content, so that nothing below moves when it arrives. */
function Loading({ linksToPlan }: { linksToPlan: boolean }) {
  const words = useMessages(billingMessages);
  const { hasPremiumAccess } = useAccount();
  return (
    <div className="grid">
      <div aria-hidden className={classNames('col-start-1 row-start-1', hasPremiumAccess ? 'min-h-63' : 'invisible')}>
        {!hasPremiumAccess && <NoSubscription endedOn={null} linksToPlan={linksToPlan} />}
      </div>
      <p className="col-start-1 row-start-1 mt-3 flex items-center gap-3 self-start text-muted" role="status">
        <Spinner />
        {words.loading}
      </p>
    </div>
  );
}

function NoSubscription({ endedOn, linksToPlan }: { endedOn: Date | null; linksToPlan: boolean }) {
  const words = useMessages(billingMessages);
  const { language } = useLanguage();
  const { usage } = useAccount();
  return (
    <>
      <p className="mt-2 font-semibold">{words.none}</p>
      <p className="mt-1 text-muted">
        {endedOn !== null && `${words.endedOn(formatDate(endedOn, language))} `}
        {words.noneText(usage.used, usage.limit)}
      </p>
      {linksToPlan && (
        <LinkButton className="mt-4" to="/pricing" variant="secondary">
          {words.seePremium}
        </LinkButton>
      )}
    </>
  );
}

type HeldProps = { badge: string; action: string; subscription: Subscription | null; children: ReactNode };

/** Premium is closed until its owner does something. */
function HeldSubscription({ badge, action, subscription, children }: HeldProps) {
  return (
    <Frame badge={<Badge tone="orange">{badge}</Badge>}>
      <Banner className="my-4" tone="warning">
        {children}
      </Banner>
      <Facts>
        <CardFact subscription={subscription} />
      </Facts>
      <ManageButton label={action} variant="accent" />
    </Frame>
  );
}

type ActiveProps = { state: Extract<SubscriptionState, { kind: 'active' }>; subscription: Subscription | null };

function ActiveSubscription({ state: { trial, ends, date, pause }, subscription }: ActiveProps) {
  const words = useMessages(billingMessages);
  const { language } = useLanguage();
  return (
    <Frame
      badge={
        <>
          <Badge tone={ends ? 'neutral' : 'green'}>{ends ? words.cancelled : trial ? words.trial : words.active}</Badge>
          {pause !== null && <Badge tone="orange">{words.paymentsPaused}</Badge>}
        </>
      }
    >
      {pause !== null && (
        <Banner className="my-4" tone="info">
          {pause.until === null ? words.pausedUntilResumed : words.pausedUntil(formatDate(pause.until, language))}
          {words.resumeBefore}
          <SupportLink subject={words.resumePaymentsSubject} />.
        </Banner>
      )}
      <Facts>
        {/* A period that ends while payments are paused is neither charged nor the end of Premium. */}
        {date !== null && pause === null && (
          <Fact name={ends ? words.endsOn : words.renewsOn}>
            <time dateTime={date.toISOString()}>{formatDate(date, language)}</time>
          </Fact>
        )}
        <Fact name={words.price}>
          {priceText} {words.perMonth}
        </Fact>
        <CardFact subscription={subscription} />
      </Facts>
      <ManageButton label={words.manage} />
      <p className="mt-4 text-sm text-muted">
        {ends && `${words.endingText} `}
        {!ends && (
          <>
            {words.cancelBefore}
            <SupportLink subject={words.cancelSubject} />
            {words.cancelAfter}
          </>
        )}
      </p>
    </Frame>
  );
}

function CardFact({ subscription }: { subscription: Subscription | null }) {
  const words = useMessages(billingMessages);
  const brand = subscription?.payment_method_brand ?? null;
  const last4 = subscription?.payment_method_last4 ?? null;
  if (brand === null || last4 === null) return null;
  return <Fact name={words.card}>{words.cardEnding(brandName(brand), last4)}</Fact>;
}

function Frame({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  const words = useMessages(billingMessages);
  return (
    <SectionCard id="subscription" title={words.title} help="payment" badge={badge}>
      {children}
    </SectionCard>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="mt-4 mb-5 grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">{children}</dl>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/**
 * Reloads the account when the subscription disagrees with it, because a payment was confirmed or a period ended while
 * the page was open. The header then shows the right count immediately.
 * @param isPaid what the subscription says; null while unknown
 * @param readAt when that was read, so that one read causes at most one reload
 */
function useCurrentTier(isPaid: boolean | null, readAt: number): void {
  const { hasPremiumAccess } = useAccount();
  const differs = isPaid !== null && isPaid !== hasPremiumAccess;
  useEffect(() => {
    if (differs && readAt > 0) void session.recheck();
  }, [differs, readAt]);
}
