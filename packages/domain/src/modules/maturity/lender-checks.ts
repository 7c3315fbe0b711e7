import { planFigures } from '../../forecast/plan-figures.ts';
import { cash, cashAdvice, loan, pay } from './cash-checks.ts';
import { type Figures, type Finding, type LenderCheck, nothingSold, toFinishFigures } from './check-steps.ts';
import { type LenderCheckKey, lenderCheckAreas, lenderCheckKeys } from './lender-check-keys.ts';
import type { ProjectFacts } from './project-facts.ts';
import { breakEven, salesAdvice, seasons, sellable, unitCost } from './sales-checks.ts';

const checks: Readonly<Record<LenderCheckKey, (figures: Figures) => Finding>> = {
  cash,
  loan,
  pay,
  seasons,
  breakEven,
  unitCost,
  sellable,
};

/** All that a check can advise: a step of an earlier analysis in these words is done once no check gives it any more. */
export const allAdvice = [...toFinishFigures, nothingSold, ...Object.values(cashAdvice), ...Object.values(salesAdvice)];

/**
 * Checks what would stop a lender, on the ledger and its forecast. Verdicts are drawn from confirmed figures alone; what
 * is not there is missing, never zero, and leaves a check to assess.
 */
export function lenderChecks({ ledger, today }: Pick<ProjectFacts, 'ledger' | 'today'>): LenderCheck[] {
  const rows = ledger.rows.filter(({ off }) => !off);
  const figures: Figures = { rows, plan: planFigures({ ...ledger, rows }, { today }) };
  return lenderCheckKeys.flatMap((key) => {
    const found = checks[key](figures);
    return found === null ? [] : [{ key, category: lenderCheckAreas[key], ...found }];
  });
}
