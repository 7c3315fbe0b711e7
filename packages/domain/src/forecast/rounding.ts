/**
 * The rounding rule of the whole forecast: the amount of one line in one month is rounded to the cent once, halves away
 * from zero. Totals and years add up rounded amounts, and are never rounded themselves.
 * @param exact an amount in cents, with a fraction
 */
export function toCents(exact: number): number {
  // Products of decimals come out a few units in the last place too low: 1.005 × 100 is 100.49999999999999.
  const cents = Math.round(Math.abs(exact) * (1 + 2 ** -49));
  return exact < 0 ? 0 - cents : cents;
}
