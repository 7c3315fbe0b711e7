import type { ModuleEntry } from '@elan/contract/modules';
import { FileText, RefreshCw } from 'lucide-react';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { CopyAndPrint } from '../../components/copy-and-print.tsx';
import { EmptyResult } from '../../components/empty-result.tsx';
import { runMessages } from '../../components/run-messages.ts';
import { RunProgress } from '../../components/run-progress.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureBanner } from '../../components/ui/failure-banner.tsx';
import { useAccount } from '../../data/account/session.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { faultText } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { AnalysisOrigin } from './analysis-origin.tsx';
import type { GenerateBlock } from './generate-block.ts';
import { generationMessages } from './messages.ts';
import { reportCode } from './report-code.ts';
import { RunFailure } from './run-failure.tsx';
import { isUnderWay, type RunOutline } from './run-state.ts';
import type { RunHandle, Words } from './use-run.ts';

type Props = {
  entry: ModuleEntry;
  run: RunHandle;
  /** Why another analysis cannot be requested now, if it cannot. */
  block: GenerateBlock | null;
  canStop: boolean;
  onGenerate: () => Promise<void>;
  /** What the analysis is based on. */
  material?: 'answers' | 'entries';
  /** A button for the empty state, where no questionnaire has one. */
  action?: ReactNode;
  /** One line above the analysis: why another one cannot be requested. */
  hint?: string | null;
  /** Around the current analysis: what lets its passages be commented on. */
  aroundReport?: (report: ReactNode) => ReactNode;
  /** Shows a failure as a plain line instead of an alert (JOUR-018). */
  quiet?: boolean;
};

/** The analysis: arriving, complete, failed, or not there yet. */
export function AnalysisPanel(props: Props) {
  const { entry, run, block, canStop, onGenerate } = props;
  const { material = 'answers', action, hint = null, quiet = false, aroundReport = (report) => report } = props;
  const words = useMessages(generationMessages);
  const { state } = run;
  const underWay = isUnderWay(state);
  const stored = entry.aiResponse ?? '';
  const earlier = useTextBefore(underWay, stored);

  return (
    <Card aria-labelledby="analysis-title" as="section" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl" id="analysis-title">
          {words.analysis}
        </h2>
        {!underWay && stored !== '' && <CopyAndPrint text={() => stored} />}
      </div>
      {hint !== null && !underWay && <p className="mt-2 text-muted">{hint}</p>}
      <RunAnnouncement material={material} quiet={quiet} state={state} />
      {underWay && <Progress canStop={canStop} material={material} run={run} running={entry.running} />}
      {quiet ? <QuietOutcome run={run} /> : <Outcome run={run} />}
      {!underWay && stored !== '' && entry.origin !== null && (
        <AnalysisOrigin material={material} origin={entry.origin} />
      )}
      {(underWay ? state.hasWords : stored !== '') && (
        <div className="mt-6">
          {aroundReport(<CurrentReport isGrowing={underWay} stored={stored} words={run.words} />)}
        </div>
      )}
      {earlier !== '' && underWay && (
        <details className="mt-8 border-t border-line pt-4" data-no-print>
          <summary className="min-h-11 py-2 font-semibold">{words.previous}</summary>
          <LazyReport matrix={false} text={earlier} />
        </details>
      )}
      {stored !== '' && !underWay && <Regenerate block={block} onGenerate={onGenerate} />}
      {stored === '' && !underWay && (quiet || state.phase !== 'failed') && (
        <EmptyResult
          action={action && <div className="w-full max-w-md text-left">{action}</div>}
          className="mt-4"
          example={material === 'entries' ? words.emptyExampleFromEntries : words.emptyExample}
          icon={<FileText aria-hidden className="size-7" />}
          mayAsk={block?.reason !== 'read-only'}
          title={words.emptyTitle}
        >
          {material === 'entries' ? words.emptyFromEntries : words.empty}
        </EmptyResult>
      )}
    </Card>
  );
}

/**
 * The analysis from before the current run. The new analysis can be stored, and arrive here, a moment before the run
 * reports that it ended; it must not be shown as an earlier one.
 */
function useTextBefore(underWay: boolean, stored: string): string {
  const [before, setBefore] = useState(stored);
  if (!underWay && before !== stored) setBefore(stored);
  return before;
}

type CurrentReportProps = { isGrowing: boolean; stored: string; words: Words };

/** One element for both states, so that the end of an analysis does not re-render everything before it. */
function CurrentReport({ isGrowing, stored, words }: CurrentReportProps) {
  const growing = useSyncExternalStore(words.subscribe, words.read);
  return <LazyReport streaming={isGrowing} text={isGrowing ? growing : stored} />;
}

function LazyReport(props: { text: string; streaming?: boolean; matrix?: boolean }) {
  const words = useMessages(generationMessages);
  const [Report] = useState(() => reportCode.component);
  return (
    <Suspense fallback={<p className="min-h-dvh text-muted">{words.loadingReport}</p>}>
      <Report {...props} />
    </Suspense>
  );
}
type ProgressProps = {
  run: RunHandle;
  canStop: boolean;
  material: 'answers' | 'entries';
  running: ModuleEntry['running'];
};

function Progress({ run, canStop, material, running }: ProgressProps) {
  const words = useMessages(generationMessages);
  const { phase, hasWords } = run.state;
  const starting = material === 'entries' ? words.startingFromEntries : words.starting;
  const line = phase === 'reconnecting' ? words.reconnecting : hasWords ? words.writing : starting;
  return (
    <RunProgress
      className="mt-4"
      line={line}
      note={words.canLeave}
      run={{ canStop: canStop && run.state.id !== null, running, stop: run.stop, stopping: phase === 'stopping' }}
    />
  );
}

/** The outcome of the last attempt, above an earlier analysis that stays readable (N-18). */
function Outcome({ run }: { run: RunHandle }) {
  const words = useMessages(runMessages);
  const { phase, fault } = run.state;
  if (phase === 'cancelled') {
    return (
      <Banner className="my-4" onDismiss={run.dismiss}>
        {words.cancelled}
      </Banner>
    );
  }
  if (phase === 'refused' && fault !== null) {
    return <FailureBanner className="my-4" onDismiss={run.dismiss} fault={fault} />;
  }
  return <RunFailure state={run.state} />;
}

/** The same in one line: journal problems never show as alerts. */
function QuietOutcome({ run }: { run: RunHandle }) {
  const words = useMessages(generationMessages);
  const { cancelled } = useMessages(runMessages);
  const { language } = useLanguage();
  const { phase, fault } = run.state;
  const said = () => {
    if (phase === 'cancelled') return cancelled;
    if (phase === 'failed') return words.quietFailure;
    return phase === 'refused' && fault !== null ? faultText(fault, language) : '';
  };
  const line = said();
  return (
    <p className={line === '' ? 'sr-only' : 'mt-3 text-sm text-muted'} role="status">
      {line}
    </p>
  );
}

function Regenerate({ block, onGenerate }: Pick<Props, 'block' | 'onGenerate'>) {
  const words = useMessages(generationMessages);
  const { isFounder, usage } = useAccount();
  const offline = useIsOffline();
  const canGenerate = block === null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5" data-no-print>
      <Button
        disabled={!canGenerate}
        icon={<RefreshCw aria-hidden className="size-5" />}
        onClick={onGenerate}
        variant="secondary"
      >
        {words.regenerate}
      </Button>
      {block?.reason === 'own-plan' && <p className="basis-60 grow text-sm text-muted">{words.ownPlan}</p>}
      {canGenerate && offline && <p className="text-sm text-muted">{words.offlineBlock}</p>}
      {canGenerate && !offline && !isFounder && (
        <p className="text-sm text-muted">{words.cost(usage.limit - usage.used)}</p>
      )}
    </div>
  );
}

type AnnouncementProps = { state: RunOutline; material: 'answers' | 'entries'; quiet: boolean };

/** Announces that writing began and how it ended, never the text as it arrives. */
function RunAnnouncement({ state, material, quiet }: AnnouncementProps) {
  const words = useMessages(generationMessages);
  const said = {
    idle: '',
    starting: material === 'entries' ? words.startingFromEntries : words.starting,
    running: words.writing,
    reconnecting: words.reconnecting,
    stopping: words.stopping,
    succeeded: words.finished,
    // A quiet outcome is announced by its own line.
    failed: quiet ? '' : words.failed,
    cancelled: '',
    refused: '',
  }[state.phase];
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
