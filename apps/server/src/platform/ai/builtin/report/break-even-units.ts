import { roundedUp } from '@elan/domain/forecast/break-even';
import type { KnownPlan } from '@elan/domain/forecast/plan-figures';
import { timesAYear } from '@elan/domain/forecast/sales-volume';
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
  year: { en: 'a year', fr: 'par année' },
} as const;
type Period = keyof typeof periods;
const allPeriods = Object.keys(periods) as Period[];

/**
 * What is sold where the costs of the first year are covered, counted as the person's own estimate counts, or in the
 * first longer time in which at least one of each is sold: nobody has a wedding a day.
 */
export function breakEvenUnits(
  { forecast: { breakEven } }: KnownPlan,
  { rows, estimate, words }: { rows: readonly Row[]; estimate: string; words: PlanWords },
): Pick<ComputedView['breakEven'], 'units' | 'per'> {
  const [{ mix }] = breakEven;
  const [rhythm] = rhythmsIn(plainText(estimate));
  const unit = rhythm?.rhythm.unit;
  const asked = unit === 'day' || unit === 'week' || unit === 'year' ? unit : 'month';
  const countIn = ({ rowId, units }: (typeof mix)[number], period: Period) => units / timesAYear(rows, rowId, period);
  const isSold = (period: Period) => mix.every((each) => each.units === 0 || countIn(each, period) >= 1);
  const period = allPeriods.slice(allPeriods.indexOf(asked)).find(isSold) ?? 'year';
  const { quantity } = rowColumns.stream;
  const units = mix.map((each) => ({
    name: words.say(each.label),
    count: showCell(quantity, roundedUp(countIn(each, period)), words.language),
  }));
  return { units, per: words.say(periods[period]) };
}
