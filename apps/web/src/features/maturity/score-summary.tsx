import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { CalendarClock, CircleCheck, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { maturityMessages } from './messages.ts';

/** Strengths, areas for improvement and next steps (MAT-005). */
export function ScoreSummary({ score }: { score: MaturityScore }) {
  const words = useMessages(maturityMessages);
  const steps = said(score.nextSteps);
  const timeline = score.timeline.trim();
  return (
    <div className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
      <Points
        icon={<CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-green" />}
        items={said(score.strengths)}
        title={words.strengths}
      />
      <Points
        icon={<TrendingUp aria-hidden className="mt-1 size-5 shrink-0 text-orange" />}
        items={said(score.weaknesses)}
        title={words.weaknesses}
      />
      <Card as="section" className="min-w-0 lg:col-span-full print:col-span-full" tone="soft">
        <h3 className="text-xl">{words.nextSteps}</h3>
        {timeline !== '' && (
          <p className="mt-2 flex items-start gap-2">
            <CalendarClock aria-hidden className="mt-1 size-5 shrink-0 text-primary" />
            <span className="min-w-0 break-words">
              <span className="font-semibold">{words.timeline}</span> · {timeline}
            </span>
          </p>
        )}
        {steps.length === 0 ? (
          <p className="mt-3 text-muted">{words.none}</p>
        ) : (
          <ol className="mt-4 flex flex-col gap-3">
            {steps.map((step, index) => (
              <li className="flex items-start gap-3" key={step}>
                <span
                  aria-hidden
                  className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-surface text-sm font-semibold ring-1 ring-control"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 max-w-[68ch] break-words">{step}</span>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
  );
}

function Points({ title, icon, items }: { title: string; icon: ReactNode; items: readonly string[] }) {
  const words = useMessages(maturityMessages);
  return (
    <Card as="section" className="min-w-0">
      <h3 className="text-xl">{title}</h3>
      {items.length === 0 ? (
        <p className="mt-3 text-muted">{words.none}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-2">
          {items.map((item) => (
            <li className="flex items-start gap-2" key={item}>
              {icon}
              <span className="min-w-0 break-words">{item}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const said = (items: readonly string[]) => items.filter((item) => item.trim() !== '');
