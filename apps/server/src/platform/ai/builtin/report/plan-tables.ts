import type { Forecast } from '@elan/domain/forecast/forecast';
import { intlLocale } from '@elan/domain/locale';
import { monthlyAdvertising } from '@elan/domain/modules/marketing/monthly-advertising';
import { moneyRangeOf } from '@elan/domain/modules/money-ranges';
import type { GenerationRequest } from '../../port.ts';
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

/** The name of what `running` adds up, with nothing that is not in it: drawings are no pay. */
export function runningNameOf({ income }: Forecast, { language, say }: PlanWords): string {
  const lines = [income.running, income.startUp, income.pay].filter(({ years }) => years.some((cents) => cents !== 0));
  const names = (lines.length === 0 ? [income.running] : lines).map(({ label }) => say(label).toLowerCase());
  const named = new Intl.ListFormat(intlLocale(language), { type: 'conjunction' }).format(names);
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** What one unit leaves. Cents, not rounded. */
export type Unit = { name: string; price: number; cost: number; left: number };

/** How many sales pay the advertising of the rows, or else each end of the band chosen for it, for the first two streams. */
export function marketingOf(
  { module, answers, project }: GenerationRequest,
  units: readonly Unit[],
  { money }: PlanWords,
): PlanView['marketing'] {
  const modules = { ...project.modules, [module]: { answers } };
  const chosen = modules.marketing?.answers.budget ?? '';
  const range = moneyRangeOf('marketing', 'budget', chosen);
  const own = monthlyAdvertising(project.ledger.rows);
  const isRange = own === 0;
  const ends = [range?.from ?? 0, range?.to ?? 0].filter((end) => end > 0 && Number.isFinite(end));
  const budgets = isRange ? ends.map((dollars) => dollars * 100) : [own];
  const earning = units.filter(({ left }) => left > 0).slice(0, 2);
  return budgets.flatMap((cents) =>
    earning.map(({ name, left }) => ({
      isRange,
      budget: money(cents),
      name,
      left: money(left),
      sales: String(Math.ceil(cents / left)),
    })),
  );
}
