import type { CashMonth } from './plan.ts';

/** Three months of a cash plan: opening + in − out = closing. */
export type CashQuarter = {
  /** 1 to 8. */
  quarter: number;
  firstMonth: number;
  lastMonth: number;
  openingCents: number;
  /** Sales and funding. */
  inCents: number;
  /** Variable, fixed and start-up costs. */
  outCents: number;
  closingCents: number;
};

export function quartersOf(months: readonly CashMonth[]): CashQuarter[] {
  const quarters: CashQuarter[] = [];
  for (let start = 0; start < months.length; start += 3) {
    const covered = months.slice(start, start + 3);
    const [first] = covered;
    const last = covered.at(-1);
    if (first === undefined || last === undefined) continue;
    quarters.push({
      quarter: start / 3 + 1,
      firstMonth: first.month,
      lastMonth: last.month,
      openingCents: first.openingCents,
      inCents: covered.reduce((sum, month) => sum + moneyIn(month), 0),
      outCents: covered.reduce((sum, month) => sum + moneyOut(month), 0),
      closingCents: last.closingCents,
    });
  }
  return quarters;
}

export function moneyIn({ salesCents, fundingCents }: CashMonth): number {
  return salesCents + fundingCents;
}

export function moneyOut({ variableCents, fixedCents, startUpCents }: CashMonth): number {
  return variableCents + fixedCents + startUpCents;
}
