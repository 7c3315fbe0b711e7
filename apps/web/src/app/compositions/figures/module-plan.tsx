import type { TableKind } from '@elan/domain/ledger/row';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import { FailureBanner } from '../../../components/ui/failure-banner.tsx';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { useRowComments } from '../../../features/comments/use-row-comments.ts';
import { useLedger, useLedgerSave } from '../../../features/ledger/use-ledger.ts';
import { CheckFigures } from '../../../features/ledger-table/check-figures.tsx';
import { focusOfRow } from '../../../features/ledger-table/lead-to-row.ts';
import { keyOf } from '../../../features/ledger-table/ledger-edit.ts';
import { LedgerTables } from '../../../features/ledger-table/ledger-tables.tsx';
import type { SaidText } from '../../../features/ledger-table/said-words.tsx';
import { figureSaveMessages } from '../../../features/ledger-table/save-words.ts';
import { SaveLine } from '../../../features/modules/save-line.tsx';
import type { AnswersHandle } from '../../../features/modules/use-answers.ts';
import { fetchedLater } from '../../../lib/fetched-later.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { useBehind } from '../../../lib/use-behind.ts';
import type { FiguresProps } from '../module/guided-questions.tsx';
import { useQuestionPlaces } from './ledger-places.ts';
import { useTableArrival } from './use-origin-links.tsx';
import { useRowSuggestions } from './use-row-suggestions.tsx';

/** What computes and draws the forecast comes after the forms that ask for its figures. */
const ModuleForecast = fetchedLater(async () => (await import('./module-forecast.tsx')).ModuleForecast);

/** Each question of the finances stands above the form that asks for its figures. */
const questionsOf: Readonly<Partial<Record<TableKind, readonly string[]>>> = {
  stream: ['revenueModel', 'pricingStrategy', 'revenueGoals', 'variableCosts'],
  cost: ['fixedCosts'],
  purchase: ['initialInvestment'],
  funding: ['fundingSources', 'cashFlow'],
};
const lastQuestions = ['breakEven'];

/** The answers whose amounts belong into a form. */
const saidIn: Readonly<Partial<Record<TableKind, readonly string[]>>> = {
  stream: ['pricingStrategy', 'revenueGoals', 'variableCosts'],
  cost: ['fixedCosts'],
  purchase: ['cashFlow'],
  person: ['fixedCosts'],
  funding: ['cashFlow'],
};

/** Whether a second text of an answer waits for a decision. */
const hasOtherText = ({ conflictOf, replacedOf, unsentOf }: AnswersHandle, id: string) =>
  (conflictOf(id) ?? replacedOf(id) ?? unsentOf(id)) !== null;

/** The first step of the finances: the figures, asked for in forms below the questions they answer. */
function ModulePlan(props: FiguresProps) {
  const { project, definition, answers, clarification, onLeadTo, ask, askLast } = props;
  const account = useAccount();
  const { key: module } = definition;
  const typed = useMemo(() => ({ module, answers, clarification }), [module, answers, clarification]);
  const handle = useLedger(account.user.id, project, typed);
  const places = useQuestionPlaces(module, onLeadTo);
  const { ledger, fault, retry, isLoaded, mayEdit, history } = handle;
  const { rows } = ledger;
  // No figure is shown before the rows are known; the questions are there at once.
  const isReady = useDeferredValue(isLoaded, false) && fault === null;
  const isWhole = useBehind(isReady);
  useTableArrival(isWhole, ledger);
  const comment = useRowComments(isWhole, (id) => {
    const row = rows.find((each) => each.id === id);
    return row === undefined ? null : focusOfRow(keyOf(row));
  });
  const flush = useCallback(async () => (await history?.flush()) ?? true, [history]);
  const suggestions = useRowSuggestions(project, rows, flush);
  // Typing takes priority over marking the amounts of what is typed.
  const written = useDeferredValue(answers);
  const saidOf = useMemo(() => {
    const textsIn = (questions: readonly string[]): readonly SaidText[] =>
      questions.map((question) => ({ module, question, text: written[question] ?? '' }));
    const said = new Map(Object.entries(saidIn).map(([kind, questions]) => [kind, textsIn(questions)]));
    return (kind: TableKind) => said.get(kind);
  }, [module, written]);
  return (
    <Card className="flex min-w-0 flex-col gap-10">
      <FailureBanner fault={fault} onRetry={retry} />
      <LedgerTables
        comment={comment}
        {...suggestions.tools}
        handle={handle}
        isReady={isReady}
        isWhole={isWhole}
        questionsOf={(kind) => (
          <div className="flex max-w-160 flex-col gap-5 empty:hidden" data-no-print>
            {ask(questionsOf[kind] ?? [])}
          </div>
        )}
        saidOf={saidOf}
        waitsIn={(kind) => questionsOf[kind]?.some((id) => hasOtherText(props.answersHandle, id)) === true}
        waiting={fault === null && <PageLoading />}
        {...places}
      >
        {(tools) => (
          <>
            <CheckFigures handle={handle} tools={tools} />
            {suggestions.ofSettings}
            {mayEdit && <Saved projectId={project.id} userId={account.user.id} />}
          </>
        )}
      </LedgerTables>
      {suggestions.dialog}
      <div className="max-w-160" data-no-print>
        {askLast(lastQuestions)}
      </div>
    </Card>
  );
}

/** By itself, so that a save renders no table. */
function Saved({ userId, projectId }: { userId: string; projectId: string }) {
  const words = useMessages(figureSaveMessages);
  return <SaveLine other={words} status={useLedgerSave(userId, projectId)} />;
}

/** The three steps of the finances; the third is the analysis, as in other modules. */
export const financeSteps = { Figures: ModulePlan, Forecast: ModuleForecast };
