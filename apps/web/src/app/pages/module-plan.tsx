import type { Project } from '@elan/contract/projects';
import type { Answers } from '@elan/domain/modules/define-module';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { lazy, Suspense, useMemo } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { financesMessages } from '../../features/finances/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { entryOf } from '../../lib/project-data.ts';

const PlanPanel = lazy(() => import('../../features/finances/plan-panel.tsx'));

type Props = {
  project: Project;
  /** The answers of the finances as they stand on screen. */
  answers: Answers;
  clarification: string;
  onLeadTo: (question: string) => void;
};

/** The finance plan of a project, from the same answers that the server gives to the analysis. */
export function ModulePlan({ project, answers, clarification, onLeadTo }: Props) {
  const words = useMessages(financesMessages);
  const text = useText();
  const idea = entryOf(project, 'idea').answers;
  const businessPlan = entryOf(project, 'business-plan').answers;
  const input = useMemo(
    () => ({ finances: answers, idea, businessPlan, clarification }),
    [answers, idea, businessPlan, clarification],
  );
  const labelOf = (id: string) => {
    const question = moduleDefinition('finances').questions.find((entry) => entry.id === id);
    return question === undefined ? id : text(question.label);
  };
  return (
    <Suspense fallback={<Card className="text-muted">{words.loading}</Card>}>
      <PlanPanel input={input} labelOf={labelOf} onLeadTo={onLeadTo} />
    </Suspense>
  );
}
