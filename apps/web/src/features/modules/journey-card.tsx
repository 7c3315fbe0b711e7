import type { Project } from '@elan/contract/projects';
import { isModuleComplete } from '@elan/domain/progress';
import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { useOpenModules } from '../../data/project/open-modules.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { moduleMessages } from './messages.ts';

type Props = {
  project: Project;
  /** The analysis is already on screen: continuing goes to its first question (decision C-10). */
  onStayHere: () => void;
};

/** The path from idea to plan, on the analysis screen (ANALYSIS-004 to ANALYSIS-006). */
export function JourneyCard({ project, onStayHere }: Props) {
  const words = useMessages(moduleMessages);
  const isPlanOpen = useOpenModules(project).includes('business-plan');
  const isDone = (module: 'idea' | 'analysis' | 'business-plan') =>
    isModuleComplete(module, project.modules_data[module]);
  const ideaDone = isDone('idea');
  const analysisDone = isDone('analysis');

  const steps = [
    { key: 'idea', label: words.stepIdea, done: ideaDone, to: '/module/idea', premium: false },
    { key: 'analysis', label: words.stepAnalysis, done: analysisDone, to: null, premium: false },
    {
      key: 'plan',
      label: words.stepPlan,
      done: isDone('business-plan'),
      to: isPlanOpen ? '/module/business-plan' : '/pricing',
      premium: !isPlanOpen,
    },
  ];

  return (
    <Card
      aria-labelledby="journey-title"
      as="section"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3"
      data-no-print
      padding="none"
      tone="soft"
    >
      <h2 className="text-lg" id="journey-title">
        {words.journeyTitle}
      </h2>
      {ideaDone ? (
        <Button icon={<ArrowRight aria-hidden className="size-5" />} onClick={onStayHere} variant="secondary">
          {words.continue}
        </Button>
      ) : (
        <LinkButton icon={<ArrowRight aria-hidden className="size-5" />} to="/module/idea" variant="secondary">
          {words.continue}
        </LinkButton>
      )}
      <ol className="flex w-full flex-wrap gap-x-6">
        {steps.map(({ key, ...step }, index) => (
          <JourneyStep key={key} number={index + 1} {...step} />
        ))}
      </ol>
    </Card>
  );
}

type StepProps = { number: number; label: string; done: boolean; to: string | null; premium: boolean };

function JourneyStep({ number, label, done, to, premium }: StepProps) {
  const words = useMessages(moduleMessages);
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-2">
      <span
        className={`inline-flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${
          done ? 'bg-green text-surface' : 'bg-surface text-ink ring-1 ring-control'
        }`}
      >
        {done ? <Check aria-hidden className="size-4" /> : number}
      </span>
      {to === null ? (
        <span>{label}</span>
      ) : (
        <Link className="inline-flex min-h-11 items-center underline underline-offset-4" to={to}>
          {label}
        </Link>
      )}
      {done && <span className="sr-only">({words.stepDone})</span>}
      {premium && <Badge tone="primary">{words.premium}</Badge>}
    </li>
  );
}
