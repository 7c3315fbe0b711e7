import { compareScenarios } from '@elan/domain/forecast/compare-scenarios';
import type { Forecast, Series } from '@elan/domain/forecast/forecast';
import type { KnownPlan } from '@elan/domain/forecast/plan-figures';
import { reportScenarios } from '@elan/domain/forecast/scenarios';
import { moneyRangeOf } from '@elan/domain/modules/money-ranges';
import type { GenerationRequest } from '../../port.ts';
import { inert } from '../quote.ts';
import type { ComputedView, PlanView } from './plan-figures.ts';
import type { PlanWords } from './plan-words.ts';

export function yearsOf({ income }: Forecast, { dollars, say }: PlanWords): ComputedView['years'] {
  return ([0, 1, 2] as const).map((year) => {
    const added = (...lines: readonly (keyof typeof income)[]) =>
      lines.reduce((total, line) => total + income[line].years[year], 0);
    return {
      label: say({ en: `Year ${year + 1}`, fr: `Année ${year + 1}` }),
      sales: dollars(added('sales')),
      direct: dollars(added('directCosts')),
      running: dollars(added('pay', 'contributions', 'running', 'startUp')),
      other: dollars(added('depreciation', 'interest', 'incomeTax') - added('grants')),
      result: dollars(added('result')),
    };
  });
}

/** The first two years by quarter. */
export function quartersOf(
  { cash, months, opening }: Forecast,
  { dollars, month }: PlanWords,
): ComputedView['quarters'] {
  const total = (values: Series, first: number) =>
    values.slice(first, first + 3).reduce((sum, cents) => sum + cents, 0);
  return Array.from({ length: 8 }, (_, index) => {
    const first = 3 * index + 1;
    const [from, to] = [months[first] ?? opening, months[first + 2] ?? opening];
    return {
      label: `${month(from)} – ${month(to)}`,
      opening: dollars(cash.opening.values[first] ?? 0),
      in: dollars(total(cash.moneyIn.values, first)),
      out: dollars(total(cash.moneyOut.values, first)),
      closing: dollars(cash.closing.values[first + 2] ?? 0),
    };
  });
}

export function scenariosOf(plan: KnownPlan, words: PlanWords): ComputedView['scenarios'] {
  return compareScenarios(plan, reportScenarios(plan.rows)).map(({ name, changes, isOwn, outcome }) => {
    const told = words.say(changes);
    return {
      name: isOwn ? inert(words.say(name)) : words.say(name),
      changes: isOwn ? inert(told) : told,
      lowest: words.dollars(outcome.lowestCash.amount),
      month: words.month(outcome.lowestCash.month),
      result: words.dollars(outcome.results[0]),
    };
  });
}

/** What one unit leaves. Cents, not rounded. */
export type Unit = { name: string; price: number; cost: number; left: number };

/** How many sales pay each end of the band chosen for marketing, for the two streams that come first. */
export function marketingOf(
  { module, answers, project }: GenerationRequest,
  units: readonly Unit[],
  { money }: PlanWords,
): PlanView['marketing'] {
  const told = { ...project.modules, [module]: { answers } };
  const chosen = told.marketing?.answers.budget ?? '';
  const range = moneyRangeOf('marketing', 'budget', chosen);
  const ends = [range?.from ?? 0, range?.to ?? 0].filter((end) => end > 0 && Number.isFinite(end));
  const earning = units.filter(({ left }) => left > 0).slice(0, 2);
  return ends.flatMap((dollars) =>
    earning.map(({ name, left }) => ({
      budget: money(dollars * 100),
      name,
      left: money(left),
      sales: String(Math.ceil((dollars * 100) / left)),
    })),
  );
}
