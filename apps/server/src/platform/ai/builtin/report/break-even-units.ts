import type { KnownPlan } from '@elan/domain/forecast/plan-figures';
import { daysAYear } from '@elan/domain/forecast/sales-volume';
import { plainText } from '@elan/domain/ledger/read/plain-text';
import { rhythmsIn } from '@elan/domain/ledger/read/rhythm';
import type { Row } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { ComputedView } from './plan-figures.ts';
import type { PlanWords } from './plan-words.ts';

const periods = {
  day: { en: 'a day', fr: 'par jour' },
  week: { en: 'a week', fr: 'par semaine' },
  month: { en: 'a month', fr: 'par mois' },
} as const;
type Period = keyof typeof periods;
const aYear = { week: 52, month: 12 } as const;

/** What is sold where the costs of the first year are covered, counted as the person's own estimate counts. */
export function breakEvenUnits(
  { forecast: { breakEven } }: KnownPlan,
  { rows, estimate, words }: { rows: readonly Row[]; estimate: string; words: PlanWords },
): Pick<ComputedView['breakEven'], 'units' | 'per'> {
  const [rhythm] = rhythmsIn(plainText(estimate));
  const unit = rhythm?.rhythm.unit;
  const period: Period = unit === 'day' || unit === 'week' ? unit : 'month';
  const { quantity } = rowColumns.stream;
  const units = breakEven[0].mix.map(({ rowId, label, units: inYear }) => ({
    name: words.say(label),
    count: showCell(
      quantity,
      Math.ceil(inYear / (period === 'day' ? daysAYear(rows, rowId) : aYear[period])),
      words.language,
    ),
  }));
  return { units, per: words.say(periods[period]) };
}
