import type { Text } from '../locale.ts';
import { moneyText } from '../money/money-text.ts';
import { numberText } from './number-text.ts';
import type { BreakEven, FinancePlan, MonthlyFigures } from './plan.ts';

type Result = Pick<FinancePlan, 'breakEven' | 'breakEvenReason'>;

/**
 * The number of sales a month from which on a month no longer loses money.
 * @param units sales of each month of the plan; null when the plan only knows dollars
 */
export function findBreakEven(
  { price, unit, isRecurring, variable, fixed }: MonthlyFigures,
  units: readonly number[] | null,
  ownEstimate: BreakEven['ownEstimate'],
): Result {
  const none = (breakEvenReason: Text): Result => ({ breakEven: null, breakEvenReason });
  if (price === null) {
    return none({
      en: 'No price could be read: without it nobody can say how many sales pay for the fixed costs.',
      fr: "Aucun prix n'a pu être lu\u00a0: sans lui, personne ne peut dire combien de ventes paient les coûts fixes.",
    });
  }
  if (fixed.lines.length === 0) {
    return none({
      en: 'No fixed cost could be read: there is nothing yet that the sales would have to cover.',
      fr: "Aucun coût fixe n'a pu être lu\u00a0: il n'y a encore rien que les ventes devraient couvrir.",
    });
  }
  const contributionCents = price.cents - variable.totalCents;
  if (contributionCents <= 0) {
    const [costs, earns] = [moneyText(variable.totalCents), moneyText(price.cents)];
    return none({
      en: `One sale costs ${costs.en} and brings in ${earns.en}: nothing is left of it, so no number of sales covers the fixed costs. The price or the cost of one sale has to change first.`,
      fr: `Une vente coûte ${costs.fr} et rapporte ${earns.fr}\u00a0: il n'en reste rien, donc aucun nombre de ventes ne couvre les coûts fixes. Le prix ou le coût d'une vente doit changer d'abord.`,
    });
  }
  const unitsPerMonth = divideUp(fixed.totalCents, contributionCents);
  const salesCentsPerMonth = unitsPerMonth * price.cents;
  const reached = units?.findIndex((sold) => sold >= unitsPerMonth) ?? -1;
  return {
    breakEvenReason: null,
    breakEven: {
      unit,
      priceCents: price.cents,
      unitCostCents: variable.totalCents,
      contributionCents,
      fixedCents: fixed.totalCents,
      unitsPerMonth,
      salesCentsPerMonth,
      reachedInMonth: reached === -1 ? null : reached + 1,
      ownEstimate,
      calculation: calculation(
        price.cents,
        variable.totalCents,
        fixed.totalCents,
        unitsPerMonth,
        soldAs(unit, isRecurring),
      ),
    },
  };
}

/** The smallest whole number of parts that reaches the amount. */
function divideUp(amount: number, part: number): number {
  const parts = Math.floor(amount / part);
  return parts * part >= amount ? parts : parts + 1;
}

/** What is counted, in the words of a calculation. */
type Sold = { left: Text; count: Text };

function soldAs(unit: Text | null, isRecurring: boolean): Sold {
  if (isRecurring) {
    return {
      left: { en: 'left of each paying customer, each month', fr: 'qui restent de chaque client payant, chaque mois' },
      count: { en: 'paying customers', fr: 'clients payants' },
    };
  }
  if (unit?.en === 'hour') {
    return {
      left: { en: 'left of each hour billed', fr: 'qui restent de chaque heure facturée' },
      count: { en: 'hours billed a month', fr: 'heures facturées par mois' },
    };
  }
  return {
    left: { en: 'left of each sale', fr: 'qui restent de chaque vente' },
    count: { en: 'sales a month', fr: 'ventes par mois' },
  };
}

function calculation(price: number, cost: number, fixed: number, units: number, sold: Sold): Text[] {
  const left = price - cost;
  const [earns, costs, leaves] = [moneyText(price), moneyText(cost), moneyText(left)];
  const [month, sales, count] = [moneyText(fixed), moneyText(units * price), numberText(units)];
  const quotient = numberText(fixed / left);
  const isExact = units * left === fixed;
  return [
    {
      en: `${earns.en} − ${costs.en} = ${leaves.en} ${sold.left.en}`,
      fr: `${earns.fr} − ${costs.fr} = ${leaves.fr} ${sold.left.fr}`,
    },
    {
      en: `${month.en} ÷ ${leaves.en} = ${quotient.en}${isExact ? '' : `, so ${count.en}`} ${sold.count.en}`,
      fr: `${month.fr} ÷ ${leaves.fr} = ${quotient.fr}${isExact ? '' : `, donc ${count.fr}`} ${sold.count.fr}`,
    },
    {
      en: `${count.en} × ${earns.en} = ${sales.en} of sales a month`,
      fr: `${count.fr} × ${earns.fr} = ${sales.fr} de ventes par mois`,
    },
  ];
}
