import type { Project } from '@elan/contract/projects';
import type { Answers, ModuleDefinition } from '@elan/domain/modules/define-module';
import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import { PermissionNote } from '../../../features/modules/permission-note.tsx';
import { QuestionForm } from '../../../features/modules/question-form.tsx';
import { QuestionList } from '../../../features/modules/question-list.tsx';
import { Questionnaire } from '../../../features/modules/questionnaire.tsx';
import type { AnswersHandle } from '../../../features/modules/use-answers.ts';
import { fetchedLater } from '../../../lib/fetched-later.ts';

/** Fetched after the questions: reading answers takes more code than asking. */
const AnswersReader = fetchedLater(async () => (await import('./late-parts.tsx')).AnswersReader);

const TradeLine = fetchedLater(async () => (await import('./late-parts.tsx')).TradeLine);

export type CompanionProps = {
  project: Project;
  definition: ModuleDefinition;
  /** The answers currently on screen. */
  answers: Answers;
  clarification: string;
  onLeadTo: (question: string) => void;
};

/** A screen that asks in steps: it puts each question where it belongs. */
export type FiguresProps = CompanionProps & {
  /** Some of the questions, by their ids. */
  ask: (questions: readonly string[]) => ReactNode;
  answersHandle: AnswersHandle;
  /** The last questions, with what uses the answers. */
  askLast: (questions: readonly string[]) => ReactNode;
};

export type Asked = {
  companion: CompanionProps;
  /** What the questions are asked with. */
  questionnaire: Omit<ComponentProps<typeof Questionnaire>, 'actions' | 'definition' | 'extra'>;
  /** After the questions. */
  extra: ReactNode;
  generateButton: ReactNode;
};

type QuestionsProps = Asked & {
  Companion: ComponentType<CompanionProps> | undefined;
  /** What a founder needs while answering; on a wide screen it stays in view next to the questions. */
  isBeside: boolean;
};

/** The part of a module that only asks. */
export function GuidedQuestions(props: QuestionsProps) {
  const { companion, questionnaire, extra, generateButton, Companion, isBeside } = props;
  const { project, definition, answers, clarification: said } = companion;
  const { key: module } = definition;
  const typed = useMemo(() => ({ module, answers, clarification: said }), [module, answers, said]);
  const tradeLine = definition.output === 'report' && (
    <Suspense fallback={<div className="min-h-44" />}>
      <TradeLine project={project} />
    </Suspense>
  );
  return (
    <div className={isBeside ? 'grid grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)] gap-8' : undefined}>
      <div className="flex min-w-0 flex-col gap-4">
        <PermissionNote project={project} />
        {!isBeside && tradeLine}
        {Companion !== undefined && <Companion {...companion} />}
        {!questionnaire.disabled && (
          <Suspense fallback={null}>
            <AnswersReader project={project} typed={typed} />
          </Suspense>
        )}
        <Questionnaire {...questionnaire} actions={!isBeside && generateButton} definition={definition} extra={extra} />
      </div>
      {isBeside && (
        <div className="sticky top-20 flex flex-col gap-6 self-start" data-no-print>
          {tradeLine}
          {generateButton}
        </div>
      )}
    </div>
  );
}

/** The part of a module that asks for figures as well. */
export function GuidedFigures({
  companion,
  questionnaire,
  extra,
  generateButton,
  Figures,
}: Asked & { Figures: ComponentType<FiguresProps> }) {
  const { definition, project } = companion;
  const asking = { ...questionnaire, actions: generateButton };
  const ask = (ids: readonly string[]) => (
    <QuestionList {...asking} questions={definition.questions.filter(({ id }) => ids.includes(id))} />
  );
  return (
    <div className="flex flex-col gap-4">
      <PermissionNote project={project} />
      <Figures
        {...companion}
        ask={ask}
        answersHandle={asking.answers}
        askLast={(ids) => (
          <QuestionForm {...asking}>
            {ask(ids)}
            {extra}
          </QuestionForm>
        )}
      />
    </div>
  );
}
