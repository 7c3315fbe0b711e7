/** The three access tiers and what each includes. About plans only: permissions.ts covers roles. */
export const tiers = ['free', 'premium', 'founder'] as const;
export type Tier = (typeof tiers)[number];

/**
 * AI generations per period (specification, business constants). A founder's limit is a number that is never reached.
 */
export const generationLimits: Readonly<Record<Tier, number>> = { free: 3, premium: 100, founder: 999_999 };

/**
 * Attempts per period, as a multiple of the limit, so that an analysis cannot be read for free by cancelling it (decision
 * L-01). Failures of the service itself are not attempts.
 */
export const attemptsPerUnit = 3;

/** An ended period still counts for three days, because webhooks may arrive late (decision S-21). In seconds. */
export const subscriptionGraceSeconds = 3 * 24 * 60 * 60;

/**
 * Whether an address makes its account a founder's (decision S-08).
 * @param founderEmails in lower case
 */
export function isFounder(
  { email, emailVerified }: { email: string; emailVerified: boolean },
  founderEmails: readonly string[],
): boolean {
  return emailVerified && founderEmails.includes(email.toLowerCase());
}

export type Subscription = {
  status: string;
  /** Unix seconds. */
  currentPeriodStart: number;
  /** Unix seconds. */
  currentPeriodEnd: number;
};

/**
 * A person's tier. Source: specification 4 (active or trialing means premium), decisions S-08 and S-21.
 * @param isFounder the address is on the founders' list and confirmed
 * @param now the current time
 */
export function tierOf(isFounder: boolean, subscription: Subscription | null, now: Date): Tier {
  if (isFounder) return 'founder';
  if (subscription === null) return 'free';
  const paid = subscription.status === 'active' || subscription.status === 'trialing';
  return paid && endOfGrace(subscription) > now ? 'premium' : 'free';
}

export type Entitlements = {
  tier: Tier;
  /** Premium modules, invitations and everything else that is paid for. */
  hasPremiumAccess: boolean;
  isFounder: boolean;
  /** Generations per period. */
  generationLimit: number;
  /** Whether generations are counted at all. */
  isMetered: boolean;
};

/** Everything a tier includes: the only function that screens and server ask. */
export function entitlementsOf(tier: Tier): Entitlements {
  return {
    tier,
    hasPremiumAccess: tier !== 'free',
    isFounder: tier === 'founder',
    generationLimit: generationLimits[tier],
    isMetered: tier !== 'founder',
  };
}

/**
 * The start of the quota period that contains `now` (decisions C-01 and N-15): the subscription's own period for
 * premium, otherwise months counted from the stored start. Counts recorded for a paid period that no longer applies are
 * not carried over: the free month starts when the plan ended. In a month without that day, the period starts on its
 * last day.
 * @param storedStart the recorded period start, UTC
 * @returns a UTC moment at or before `now` (or `storedStart` when the clock went back)
 */
export function quotaPeriodStart(tier: Tier, storedStart: Date, subscription: Subscription | null, now: Date): Date {
  const paidStart = subscription === null ? null : new Date(subscription.currentPeriodStart * 1000);
  if (tier === 'premium' && paidStart !== null) return paidStart;
  const isLeftOver = tier === 'free' && paidStart?.getTime() === storedStart.getTime();
  const first = isLeftOver && subscription !== null ? earlier(endOfGrace(subscription), now) : storedStart;
  let months = 0;
  while (addMonths(first, months + 1).getTime() <= now.getTime()) months += 1;
  return addMonths(first, months);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}

/**
 * When the count returns to zero: at the end of the period that starts at `periodStart`. A paid period that is over and
 * not renewed counts until the end of its grace (decision S-21); then the person is free, or the renewal is known.
 */
export function quotaResetsAt(tier: Tier, periodStart: Date, subscription: Subscription | null, now: Date): Date {
  if (tier !== 'premium' || subscription === null) return addMonths(periodStart, 1);
  const end = new Date(subscription.currentPeriodEnd * 1000);
  return end > now ? end : endOfGrace(subscription);
}

/** The moment a subscription stops counting unless it is renewed (decision S-21). */
function endOfGrace({ currentPeriodEnd }: Subscription): Date {
  return new Date((currentPeriodEnd + subscriptionGraceSeconds) * 1000);
}

function addMonths(start: Date, months: number): Date {
  const result = new Date(start);
  result.setUTCDate(1);
  result.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return result;
}
