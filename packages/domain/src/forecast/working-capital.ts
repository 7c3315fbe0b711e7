import type { Series } from './forecast.ts';
import { toCents } from './rounding.ts';
import { columnCount, zeros } from './series.ts';

/**
 * When amounts are paid that are due some days later: 30 days are a month, and days in between divide an amount over two
 * months (45 days: half after one month, half after two). What is due after the plan stays unpaid in it.
 */
export function paidAfter(amounts: Series, days: number): Series {
  if (days <= 0) return amounts;
  const whole = Math.floor(days / 30);
  const paid = zeros();
  for (let column = 0; column < columnCount; column += 1) {
    const amount = amounts[column] ?? 0;
    if (amount === 0) continue;
    const later = toCents((amount * (days % 30)) / 30);
    add(paid, column + whole, amount - later);
    add(paid, column + whole + 1, later);
  }
  return paid;
}

function add(values: number[], column: number, amount: number): void {
  if (column < columnCount) values[column] = (values[column] ?? 0) + amount;
}
