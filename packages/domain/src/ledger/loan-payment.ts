import { plainText } from './read/plain-text.ts';
import type { Cells } from './row.ts';

/** The level payment of a loan in cents a month: $20,000 at 8% over 60 months costs $405.53 a month. */
function monthly({ amount, rate, months }: Cells<'funding'>): number | null {
  if (amount === null || months === null || rate === null) return null;
  const share = rate / 10_000 / 12;
  return Math.round(share === 0 ? amount / months : (amount * share) / (1 - (1 + share) ** -months));
}

const named =
  /(?<!\p{L})(?:loan|repayments?|car payments?|prets?|remboursements?|versements?|paiement (?:auto|du pret))(?!\p{L})/u;

export const paymentOfLoan = {
  monthly,
  /** Whether a cost is called the payment of a loan. */
  isNamed: (name: string) => named.test(plainText(name)),
};
