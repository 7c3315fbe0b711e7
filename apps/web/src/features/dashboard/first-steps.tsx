import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { useAccount } from '../../data/account/session.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { dashboardMessages } from './messages.ts';

type Props = {
  hasProject: boolean;
  /** The next step, ready to be taken. */
  children: ReactNode;
};

/** From nothing to a first analysis: the steps, how long they take, what they cost, and the next one beside them. */
export function FirstSteps({ hasProject, children }: Props) {
  const words = useMessages(dashboardMessages);
  const { isFounder, usage } = useAccount();
  const steps = [
    { title: words.stepProject, text: words.stepProjectText, done: hasProject },
    { title: words.stepIdea, text: words.stepIdeaText, done: false },
    {
      title: words.stepAnalysis,
      text: isFounder ? words.stepAnalysisText : `${words.stepAnalysisText} ${words.stepCost(usage.limit)}`,
      done: false,
    },
  ];
  const current = hasProject ? 1 : 0;

  return (
    <section
      aria-labelledby="first-steps-title"
      className="grid grid-cols-1 items-start gap-x-10 gap-y-6 rounded-2xl bg-sunken p-5 sm:p-8 xl:grid-cols-2"
    >
      <div>
        <h2 className="text-2xl" id="first-steps-title">
          {hasProject ? words.onTheWay : words.startTitle}
        </h2>
        <p className="mt-2 text-muted">{words.startLead}</p>
        <ol className="mt-5 flex flex-col gap-4">
          {steps.map((step, index) => (
            <li aria-current={index === current ? 'step' : undefined} className="flex gap-3" key={step.title}>
              <span
                className={`inline-flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${
                  step.done
                    ? 'bg-green-soft text-green'
                    : index === current
                      ? 'bg-primary text-on-primary'
                      : 'bg-surface text-ink ring-1 ring-control'
                }`}
              >
                {step.done ? <Check aria-hidden className="size-5" strokeWidth={3} /> : index + 1}
              </span>
              <div className="min-w-0">
                <p className="pt-0.5 font-semibold">
                  {step.title}
                  {step.done && <span className="sr-only"> ({words.stepDone})</span>}
                </p>
                <p className="text-sm text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <Card>{children}</Card>
    </section>
  );
}
