import type { Project } from '@elan/contract/projects';
import { type Checks, checkReport, isOpen } from '@elan/domain/figure-check/check-report';
import { forecastsOf, knownWith } from '@elan/domain/figure-check/checks-of-project';
import { type PlanFigures, planFigures } from '@elan/domain/forecast/plan-figures';
import type { Ledger } from '@elan/domain/ledger/reading';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { withoutWrappingFence } from '@elan/domain/wrapping-fence';
import { useQuery } from '@tanstack/react-query';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ShownMark } from '../../../components/markdown/text-marks.ts';
import { useAccount } from '../../../data/account/session.ts';
import { tradeQuery } from '../../../data/api/queries.ts';
import { entryOf } from '../../../data/project/project-data.ts';
import { FigureCheck } from '../../../features/figure-check/figure-check.tsx';
import { FigureMark } from '../../../features/figure-check/figure-mark.tsx';
import { figureCheckMessages } from '../../../features/figure-check/messages.ts';
import {
  type CheckedMark,
  type Confirmations,
  useConfirmations,
} from '../../../features/figure-check/use-confirmations.ts';
import { useAnswersRead, useLedger } from '../../../features/ledger/use-ledger.ts';
import { useRested } from '../../../features/ledger/use-rested.ts';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { thisMonth } from '../../../lib/local-date.ts';

const ConfirmDialog = lazy(() => import('../../../features/figure-check/confirm-dialog.tsx'));

export type MarksOf = (text: string) => readonly ShownMark[];

type Props = {
  project: Project;
  module: ModuleKey;
  report: string;
  /** Called with the places of the analysis to mark; null once nothing is checked. */
  onChecked: (marksOf: MarksOf | null) => void;
};

/**
 * Where the figures of an analysis come from, checked against the answers, the table and what people of the project
 * confirmed; and the dialog in which they do. Each part of the check is a component of its own, because it takes long:
 * React leaves room for input between two components, not within one.
 */
export default memo(function ReportFigures(props: Props) {
  const { user } = useAccount();
  const isRead = useAnswersRead(user.id, props.project);
  const { onChecked } = props;
  useEffect(() => () => onChecked(null), [onChecked]);
  return isRead && <LoadedFigures {...props} />;
});

function LoadedFigures(props: Props) {
  const { user } = useAccount();
  const { ledger, isLoaded } = useLedger(user.id, props.project);
  const confirmations = useConfirmations(props.project.id, props.module);
  const isReady = useDeferredValue(isLoaded && confirmations.isLoaded, false);
  const settled = useRested(ledger);
  return isReady && <ForecastFigures {...props} confirmations={confirmations} ledger={settled} />;
}

type LoadedProps = Props & { confirmations: Confirmations };

type ComputedProps = LoadedProps & { ledger: Ledger };

const ForecastFigures = memo(function ForecastFigures(props: ComputedProps) {
  const { ledger } = props;
  const [today] = useState(thisMonth);
  const plan = useMemo(() => planFigures(ledger, { today }), [ledger, today]);
  const forecasts = useMemo(() => forecastsOf(plan), [plan]);
  return <KnownFigures {...props} forecasts={forecasts} plan={plan} />;
});

const noFacts: readonly string[] = [];

type KnownProps = LoadedProps & { plan: PlanFigures; forecasts: ReturnType<typeof forecastsOf> };

function KnownFigures({ plan, forecasts, ...props }: KnownProps) {
  const { project } = props;
  const { language } = useLanguage();
  const { data, isLoading } = useQuery(tradeQuery(project.id, language));
  const facts = data?.facts ?? noFacts;
  const known = useMemo(() => knownWith(writtenIn(project), plan, forecasts, facts), [project, plan, forecasts, facts]);
  return !isLoading && <MarkedFigures {...props} known={known} />;
}

type MarkedProps = LoadedProps & { known: Pick<Checks, 'figures' | 'names'> };

function MarkedFigures({ project, report: stored, onChecked, confirmations, known }: MarkedProps) {
  const words = useMessages(figureCheckMessages);
  const account = useAccount();
  const { confirmed, confirm, takeBack } = confirmations;
  const [pressed, setPressed] = useState<CheckedMark | null>(null);
  const [said, setSaid] = useState('');
  const line = useRef<HTMLElement>(null);
  const isDone = useRef(false);
  const report = useMemo(() => withoutWrappingFence(stored), [stored]);

  const marks = useMemo(() => checkReport(report, { ...known, confirmed }), [report, known, confirmed]);

  useEffect(() => {
    const press = (mark: CheckedMark) => {
      isDone.current = false;
      setPressed(mark);
    };
    const shown = marks.filter(isOpen).map(
      (mark): ShownMark => ({
        start: mark.start,
        end: mark.end,
        show: (written, inLink) => (
          <FigureMark mark={mark} onPress={inLink ? null : () => press(mark)}>
            {written}
          </FigureMark>
        ),
      }),
    );
    // Ignore results for another text.
    onChecked((text) => (text === report ? shown : []));
  }, [marks, report, onChecked]);

  const { canEdit } = project.permissions;
  const tell = (done: string) => {
    isDone.current = true;
    setSaid(done);
  };
  return (
    <>
      <FigureCheck
        canEdit={canEdit}
        line={line}
        marks={marks}
        onPress={(mark) => {
          isDone.current = false;
          setPressed(mark);
        }}
        report={report}
        said={said}
      />
      {pressed !== null && (
        <Suspense>
          <ConfirmDialog
            canEdit={canEdit}
            keeper={{ userId: account.user.id, projectId: project.id }}
            mark={pressed}
            onClose={() => setPressed(null)}
            onConfirm={async (basis) => {
              const fault = await confirm(report, pressed, basis);
              if (fault === null) tell(words.saved(pressed.written));
              return fault;
            }}
            onTakeBack={async () => {
              const fault = pressed.confirmed === null ? null : await takeBack(pressed.confirmed);
              if (fault === null) tell(words.takenBack(pressed.written));
              return fault;
            }}
            report={report}
            // The mark that was pressed is gone with the figure's question.
            returnTo={() => (isDone.current ? (line.current ?? undefined) : undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function writtenIn(project: Project) {
  const modules = moduleKeys.map((key) => {
    const { answers, filledIn, entries } = entryOf(project, key);
    return { module: key, answers, filledIn, entries };
  });
  return { name: project.name, description: project.description, modules };
}
