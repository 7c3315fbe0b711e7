import { salesToCover } from './figures.ts';
import type { Reading } from './reading.ts';

/** How many sales a month the person's own figures ask for. */
export type Need = {
  /** The price, a month when it is paid by the year or the week. */
  price: number;
  /** The monthly costs and the goal that were named, added up. */
  monthly: number;
  quotient: number;
  sales: number;
  /** What is sold already, by the month, when the text says so. */
  sold: number | undefined;
};

/** The one division that answers may allow: named monthly amounts by the named price. */
export function findNeed({ figures }: Reading): Need | undefined {
  const { price, monthlyCosts, monthlyGoal, alreadySold } = figures;
  const amounts = [...monthlyCosts.map((cost) => cost.dollars), ...(monthlyGoal ? [monthlyGoal.dollars] : [])];
  if (price === undefined || amounts.length === 0) return undefined;
  const monthly = Math.round(amounts.reduce((sum, dollars) => sum + dollars, 0) * 100) / 100;
  const priceOfMonth = price.period === 'year' ? Math.round((price.dollars / 12) * 100) / 100 : price.dollars;
  return {
    price: priceOfMonth,
    monthly,
    ...salesToCover(monthly, priceOfMonth),
    sold: alreadySold?.perMonth === undefined ? undefined : Math.round(alreadySold.perMonth),
  };
}

/** Whether a price is paid again and again by the same customer. */
export function isRecurring({ figures }: Reading): boolean {
  return ['week', 'month', 'year'].includes(figures.price?.period ?? 'once');
}
