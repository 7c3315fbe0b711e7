/** The plan, subscriptions, and what the screens show of them. */
import type { Text } from './locale.ts';
import { moduleCounts } from './modules/module-counts.ts';
import { priceText } from './product.ts';

/** What the provider charges for the plan, in Canadian cents per month: the price that people see. */
export const planPrice = {
  cents: Math.round(Number.parseFloat(priceText) * 100),
  currency: 'cad',
  interval: 'month',
} as const;

export const planName: Text = { en: 'Premium', fr: 'Premium' };
export const planDescription: Text = {
  en: `All ${moduleCounts.all.en} modules, 100 AI generations a month and unlimited collaboration. Cancel anytime, no refunds.`,
  fr: `Les ${moduleCounts.all.fr} modules, 100 générations IA par mois et la collaboration illimitée. Annulable en tout temps, sans remboursement.`,
};

/** Milliseconds the success page waits before it asks for the outcome (specification 9). */
export const verificationDelay = 2_000;

/**
 * Whether a publishable key is usable (specification 5): not empty, not a placeholder, and of one of the provider's two
 * kinds.
 */
export function isUsablePublishableKey(key: string | undefined): boolean {
  return key !== undefined && /^pk_(?:test|live)_./u.test(key) && !/your_|X{5}/u.test(key);
}
