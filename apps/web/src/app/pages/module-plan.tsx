import { lazy, Suspense, useMemo } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { financesMessages } from '../../features/finances/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { entryOf } from '../../lib/project-data.ts';
import type { CompanionProps } from './guided-module.tsx';

const PlanPanel = lazy(() => import('../../features/finances/plan-panel.tsx'));

/** The finance plan of a project, from the same answers the server passes to the analysis. */
export function ModulePlan({ project, definition, answers, clarification, onLeadTo }: CompanionProps) {
  const words = useMessages(financesMessages);
  const text = useText();
  const idea = entryOf(project, 'idea').answers;
  const businessPlan = entryOf(project, 'business-plan').answers;
  const input = useMemo(
    () => ({ finances: answers, idea, businessPlan, clarification }),
    [answers, idea, businessPlan, clarification],
  );
  const labelOf = (id: string) => {
    const question = definition.questions.find((entry) => entry.id === id);
    return question === undefined ? id : text(question.label);
  };
  return (
    <Suspense fallback={<Card className="text-muted">{words.loading}</Card>}>
      <PlanPanel input={input} labelOf={labelOf} onLeadTo={onLeadTo} />
    </Suspense>
  );
}
