import { priceText } from '@elan/domain/product';
import type { ReactNode } from 'react';
import { Included } from '../../components/plan-benefits.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { billingMessages } from './messages.ts';

type Props = {
  /** The action, which depends on who is looking and what they already have. */
  children?: ReactNode;
};

/** The one plan (PRICE-001 to PRICE-004). */
export function PlanCard({ children }: Props) {
  const words = useMessages(billingMessages);
  return (
    <Card as="section" aria-labelledby="plan-title" data-plan="premium" padding="large">
      <h2 className="text-2xl" id="plan-title">
        {words.plan}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-3xl font-semibold whitespace-nowrap">{priceText}</span>
        <span className="text-muted">{words.perMonth}</span>
      </p>
      <p className="mt-1 text-sm text-muted">{words.terms}</p>
      <PlanBenefits />
      {children !== undefined && <div className="mt-8 flex flex-col gap-4">{children}</div>}
    </Card>
  );
}

/** What the plan includes. */
export function PlanBenefits() {
  const words = useMessages(billingMessages);
  return (
    <ul className="mt-6 flex flex-col gap-2.5">
      {[words.generations, words.modules, words.collaboration].map((benefit) => (
        <Included key={benefit}>{benefit}</Included>
      ))}
    </ul>
  );
}
