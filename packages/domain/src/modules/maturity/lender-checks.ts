import { planFigures } from '../../forecast/plan-figures.ts';
import type { Text } from '../../locale.ts';
import { cash, loan, pay } from './cash-checks.ts';
import type { MaturityCategory } from './categories.ts';
import { type Figures, type Finding, type LenderCheck, toDecide } from './check-steps.ts';
import { type LenderCheckKey, lenderCheckKeys } from './lender-check-keys.ts';
import type { ProjectFacts } from './project-facts.ts';
import { breakEven, seasons, sellable, unitCost } from './sales-checks.ts';

const areas: Readonly<Record<LenderCheckKey, MaturityCategory>> = {
  cash: 'finance',
  loan: 'finance',
  pay: 'business',
  conflicts: 'finance',
  seasons: 'market',
  breakEven: 'marketing',
  unitCost: 'product',
  sellable: 'idea',
};

const checks: Readonly<Record<LenderCheckKey, (figures: Figures) => Finding>> = {
  cash,
  loan,
  pay,
  conflicts,
  seasons,
  breakEven,
  unitCost,
  sellable,
};

const text = (en: string, fr: string): Text => ({ en, fr });

/**
 * Checks what would stop a lender, on the ledger and its forecast. Verdicts are drawn from confirmed figures alone; a
 * row that is not there is missing, no matter who read the answers, and is reported as missing from the figures.
 */
export function lenderChecks({ ledger, today }: Pick<ProjectFacts, 'ledger' | 'today'>): LenderCheck[] {
  const rows = ledger.rows.filter(({ off }) => !off);
  const figures: Figures = { rows, plan: planFigures({ ...ledger, rows }, { today }), ledger };
  return lenderCheckKeys.flatMap((key) => {
    const found = checks[key](figures);
    return found === null ? [] : [{ key, category: areas[key], ...found }];
  });
}

function conflicts({ ledger, rows }: Figures): Finding {
  const count = ledger.conflicts.length + ledger.differences.length;
  if (rows.length === 0) return null;
  if (count === 0) {
    const reason = text('No two figures disagree.', 'Aucun chiffre ne se contredit.');
    return { result: 'met', reason, fixIn: 'conflict' };
  }
  return {
    result: 'open',
    reason: text(
      count === 1 ? 'One figure is given in two ways.' : `${count} figures are given in two ways.`,
      count === 1 ? 'Un chiffre est donné de deux façons.' : `${count} chiffres sont donnés de deux façons.`,
    ),
    advice: toDecide,
    fixIn: 'conflict',
  };
}
