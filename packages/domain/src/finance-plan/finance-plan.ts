import { computePlan } from './compute-plan.ts';
import type { FinancePlan, FinancePlanInput, Scenario } from './plan.ts';
import { readFigures } from './read-figures.ts';

/**
 * The figures of a first business, read from its answers and computed in integer cents, by months from the opening.
 * An amount that cannot be read is left out and listed under `missing`; a plan without any is still whole.
 */
export function financePlan(
  input: FinancePlanInput,
  scenario: Scenario = { pricePercent: 100, salesPercent: 100 },
): FinancePlan {
  return computePlan(readFigures(input), scenario);
}
