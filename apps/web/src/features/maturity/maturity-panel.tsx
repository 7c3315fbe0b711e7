import { maturityCategories, maturityCategoryLabels } from '@elan/domain/modules/maturity/categories';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { Gauge } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { EmptyResult } from '../../components/empty-result.tsx';
import { runMessages } from '../../components/run-messages.ts';
import { type ResultRun, RunProgress } from '../../components/run-progress.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Card } from '../../components/ui/card.tsx';
import { leftPath } from '../../data/project/left-path.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { CategoryCard } from './category-card.tsx';
import { maturityMessages } from './messages.ts';
import { ScoreRing } from './score-ring.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { explained } from './score-text.ts';

type Props = {
  score: MaturityScore | null;
  /** Whether the person may have it calculated. */
  mayAsk: boolean;
  run: ResultRun;
  /** The last calculation failed. Shown in one quiet line; the button works again (MAT-015). */
  failed: boolean;
  /** Who wrote it. */
  origin: ReactNode;
  /** Copy and print. */
  tools: ReactNode;
  /** The published rule, rendered when it is opened. */
  rule: ReactNode;
};

/** The score, or an explanation of what it will be (MAT-003 to MAT-006). */
export function MaturityPanel({ score, mayAsk, run, failed, origin, tools, rule }: Props) {
  const words = useMessages(maturityMessages);
  const { cancelled } = useMessages(runMessages);
  const [ruleOpened, setRuleOpened] = useState(false);
  const finished = run.succeeded && score !== null ? words.finished(Math.round(score.overall)) : '';
  return (
    <section aria-labelledby="score-title" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl" id="score-title">
          {words.title}
        </h2>
        {score !== null && !run.underWay && tools}
      </div>
      <p className="sr-only" role="status">
        {run.underWay ? words.calculating : finished}
      </p>
      {run.underWay && (
        <RunProgress line={run.reconnecting ? words.reconnecting : words.calculating} note={words.canLeave} run={run} />
      )}
      {run.cancelled && <Banner onDismiss={run.dismiss}>{cancelled}</Banner>}
      <p className={failed || run.refusal !== null ? 'text-muted' : 'sr-only'} data-no-print role="status">
        {run.refusal ?? (failed ? words.failed : '')}
      </p>
      {score === null && !run.underWay && (
        <EmptyResult
          example={words.emptyExample}
          icon={<Gauge aria-hidden className="size-7" />}
          mayAsk={mayAsk}
          title={words.emptyTitle}
        >
          {words.empty}
        </EmptyResult>
      )}
      {score !== null && <Score origin={origin} score={score} />}
      <details className="rounded-2xl bg-sunken px-5 py-2" data-no-print onToggle={() => setRuleOpened(true)}>
        <summary className="min-h-11 py-2 font-semibold">{words.rule}</summary>
        <div className="pt-2 pb-4">{ruleOpened && rule}</div>
      </details>
    </section>
  );
}

function Score({ score, origin }: { score: MaturityScore; origin: ReactNode }) {
  const words = useMessages(maturityMessages);
  const text = useText();
  return (
    <>
      <Card as="section" className="flex flex-col items-center gap-x-8 gap-y-4 sm:flex-row" padding="large">
        <ScoreRing className="size-44 shrink-0" score={Math.round(score.overall)} />
        <div className="min-w-0 max-sm:text-center">
          <h3 className="text-xl">{words.overallTitle}</h3>
          <p className="mt-1 max-w-[60ch]">{words.meaning}</p>
          {explained(score, words).map((line) => (
            <p className="mt-1 max-w-[60ch]" data-numbers key={line}>
              {line}
            </p>
          ))}
          {score.change !== undefined && <Change change={score.change} to={Math.round(score.overall)} />}
          <p className="mt-2" data-no-print>
            <Link className="text-ink underline underline-offset-4" to={leftPath('lender')}>
              {words.beforeBank}
            </Link>
          </p>
          <div className="mt-3">{origin}</div>
        </div>
      </Card>
      <section className="mt-2">
        <h3 className="text-xl">{words.categories}</h3>
        <div className="mt-3 grid gap-4 md:grid-cols-2 2xl:grid-cols-3 print:grid-cols-2">
          {maturityCategories.map((category) => (
            <CategoryCard
              category={score.categories[category]}
              key={category}
              name={text(maturityCategoryLabels[category])}
            />
          ))}
        </div>
      </section>
      <ScoreSummary score={score} />
    </>
  );
}

/** Why the score differs from the one before: it can go down when a truth comes to light. */
function Change({ change: { from, reasons }, to }: { change: NonNullable<MaturityScore['change']>; to: number }) {
  const words = useMessages(maturityMessages);
  return (
    <div className="mt-3 max-w-[60ch] text-left">
      <p className="font-semibold" data-numbers>
        {words.change(Math.round(from), to)}
      </p>
      <ul className="list-disc pl-5">
        {reasons.map((reason) => (
          <li className="break-words" key={reason}>
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
