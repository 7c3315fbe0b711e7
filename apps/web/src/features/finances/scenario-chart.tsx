import type { Compared } from '@elan/domain/forecast/compare-scenarios';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { MonthChart } from './month-chart.tsx';
import { scenarioMessages } from './scenario-messages.ts';

/** The cash of the plan and of each scenario, month by month: the plan as a thick line, each scenario with its own dashes. */
export function ScenarioChart({ compared }: { compared: readonly Compared[] }) {
  const words = useMessages(scenarioMessages);
  const text = useText();
  // The same calendar months in every scenario.
  const months = compared[0]?.outcome.months ?? [];
  const names = compared.map(({ name }) => text(name)).join(', ');
  return (
    <div>
      <MonthChart
        amounts={compared.flatMap(({ outcome }) => outcome.closing)}
        months={months}
        summary={words.chartSummary(names)}
      >
        {({ monthAt, step, centsAt }) =>
          compared.map(({ key, name, outcome }, place) => (
            <polyline
              className={`scenario-${place}`}
              key={key}
              points={outcome.closing.map((cents, at) => `${monthAt(at) + step / 2},${centsAt(cents)}`).join(' ')}
            >
              <title>{text(name)}</title>
            </polyline>
          ))
        }
      </MonthChart>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {compared.map(({ key, name }, place) => (
          <li className="flex items-center gap-2" key={key}>
            <svg aria-hidden className="h-2 w-8 shrink-0" viewBox="0 0 32 8">
              <polyline className={`scenario-${place}`} points="0,4 32,4" />
            </svg>
            <span className="min-w-0 break-words">{text(name)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
