import type { PlanMonth } from '../ledger/field.ts';
import type { RowOf } from '../ledger/row.ts';
import { horizon } from './forecast.ts';
import type { Plan } from './plan.ts';

/** Running costs and pay count for at most a year before the opening. */
const earliestOffset = -11;

/** The offsets of the months in which a cost or a person counts, and the one in which it really began. */
export type ActiveMonths = { began: number; first: number; last: number };

/** The months of a row from its first (else the opening) to its last (else the end of the plan); null if there are none. */
export function activeMonths({ time, notes }: Plan, row: RowOf<'cost'> | RowOf<'person'>): ActiveMonths | null {
  const { from, to }: { from: PlanMonth | null; to: PlanMonth | null } = row.cells;
  const began = time.offsetOf(from ?? 1);
  const first = Math.max(began, earliestOffset);
  const last = to === null ? horizon : Math.min(horizon, time.offsetOf(to));
  if (first > last) {
    notes.leaveOut(row, 'outside_plan');
    return null;
  }
  if (began < earliestOffset) notes.notice('began_long_ago', beganLongAgo, row.id);
  return { began, first, last };
}

const beganLongAgo = {
  en: 'It began more than a year before the opening: only the last twelve months before it count.',
  fr: "A commencé plus d'un an avant l'ouverture\u00a0: seuls les douze derniers mois qui la précèdent comptent.",
};
