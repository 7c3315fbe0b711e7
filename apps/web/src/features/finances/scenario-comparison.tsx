import './scenarios.css';
import { type Compared, compareScenario } from '@elan/domain/forecast/compare-scenarios';
import type { KnownPlan } from '@elan/domain/forecast/plan-figures';
import { asPlanned, lenderScenarios, ownScenarios } from '@elan/domain/forecast/scenarios';
import { useDeferredValue, useMemo, useState } from 'react';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useInTurn } from '../../lib/use-in-turn.ts';
import { Choice } from './choice.tsx';
import { ScenarioChart } from './scenario-chart.tsx';
import { scenarioMessages } from './scenario-messages.ts';
import { ScenarioTable } from './scenario-table.tsx';

/** What comes out of a person's own scenarios, or of a lender's, beside the plan as written. */
export default function ScenarioComparison({ plan }: { plan: KnownPlan }) {
  const words = useMessages(scenarioMessages);
  const settled = useDeferredValue(plan);
  const own = useMemo(() => ownScenarios(settled.rows), [settled]);
  const [chosen, choose] = useState<'own' | 'lender'>('own');
  const shown = own.length === 0 ? 'lender' : chosen;
  const steps = useMemo(() => {
    const scenarios = [asPlanned, ...(shown === 'own' ? own : lenderScenarios)];
    return scenarios.map((each) => () => compareScenario(settled, each));
  }, [settled, own, shown]);
  const [planned, ...others] = useInTurn(steps) ?? [];
  if (planned === undefined) return <PageLoading />;
  return (
    <section aria-labelledby="scenarios-title" className="flex min-w-0 flex-col gap-4" data-folds>
      <div>
        <h4 className="text-lg font-semibold" id="scenarios-title">
          {words.title}
        </h4>
        <p className="text-sm text-muted">{own.length === 0 ? words.none : words.lead}</p>
      </div>
      {own.length > 0 && (
        <div className="flex" data-no-print>
          <Choice
            label={words.which}
            onChoose={choose}
            options={{ own: words.own, lender: words.lender }}
            value={shown}
          />
        </div>
      )}
      <Changes compared={others} />
      <ScenarioTable others={others} planned={planned} />
      <div>
        <h4 className="mb-2 text-lg font-semibold">{words.chartTitle}</h4>
        <ScenarioChart compared={[planned, ...others]} />
      </div>
    </section>
  );
}

/** What each of a person's own scenarios changes. */
function Changes({ compared }: { compared: readonly Compared[] }) {
  const words = useMessages(scenarioMessages);
  const text = useText();
  const own = compared.filter(({ isOwn }) => isOwn);
  if (own.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {own.map(({ key, name, changes }) => (
        <div className="flex flex-wrap gap-x-2" key={key}>
          <dt className="font-semibold break-words">{text(name)}</dt>
          <dd className="min-w-0 break-words text-muted">{text(changes) || words.nothing}</dd>
        </div>
      ))}
    </dl>
  );
}
