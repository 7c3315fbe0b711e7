import { isFounder, type Subscription, type Tier, tierOf } from '@elan/domain/plans';

/** What the database has of a person's plan. */
export type PlanRow = {
  email: string;
  emailVerified: boolean;
  status: string | null;
  /** Unix seconds. */
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
};

/**
 * SQL of a JSON object with a person's plan.
 * @param user the alias of `users` in the statement
 * @param subscription the alias of `stripe_user_subscriptions`, left joined
 */
export const planFields = (user: string, subscription: string): string =>
  `json_build_object('email', ${user}.email, 'emailVerified', ${user}.email_verified,
    'status', ${subscription}.subscription_status, 'currentPeriodStart', ${subscription}.current_period_start,
    'currentPeriodEnd', ${subscription}.current_period_end)`;

/** The paid period of a row; null when there is none. */
export function subscriptionOf({ status, currentPeriodStart, currentPeriodEnd }: PlanRow): Subscription | null {
  if (status === null || currentPeriodStart === null || currentPeriodEnd === null) return null;
  return { status, currentPeriodStart, currentPeriodEnd };
}

/** The tier that a row gives at a time. */
export function tierOfRow(row: PlanRow, founderEmails: readonly string[], at: Date): Tier {
  return tierOf(isFounder(row, founderEmails), subscriptionOf(row), at);
}
