import type { Project } from '@elan/contract/projects';
import { type Answers, isAnswered, type ModuleDefinition } from '@elan/domain/modules/define-module';
import { moduleKeys } from '@elan/domain/modules/keys';
import { isModuleComplete } from '@elan/domain/progress';
import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { PremiumLost } from '../../components/premium-lost.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { CommentedModule } from '../../features/comments/commented-module.tsx';
import { ClarificationField } from '../../features/generation/clarification-field.tsx';
import { generateBlock } from '../../features/generation/generate-block.ts';
import { GenerateButton } from '../../features/generation/generate-button.tsx';
import { LimitBanner } from '../../features/generation/limit-banner.tsx';
import { generationMessages } from '../../features/generation/messages.ts';
import { OmissionNote } from '../../features/generation/omission-note.tsx';
import { isUnderWay } from '../../features/generation/run-state.ts';
import { useRun } from '../../features/generation/use-run.ts';
import { GuidesButton } from '../../features/help/guides-button.tsx';
import { modulePageMessages } from '../../features/module-page/messages.ts';
import { ModulePage } from '../../features/module-page/module-page.tsx';
import type { Part, PartKey } from '../../features/module-page/parts.ts';
import { useModulePage } from '../../features/module-page/use-module-page.ts';
import { moduleMessages } from '../../features/modules/messages.ts';
import { ModuleHeader } from '../../features/modules/module-header.tsx';
import { NextStep } from '../../features/modules/next-step.tsx';
import { PermissionNote } from '../../features/modules/permission-note.tsx';
import { questionElementId } from '../../features/modules/question-element.ts';
import { QuestionForm, questionFormId } from '../../features/modules/question-form.tsx';
import { QuestionList } from '../../features/modules/question-list.tsx';
import { Questionnaire } from '../../features/modules/questionnaire.tsx';
import { useAnswers } from '../../features/modules/use-answers.ts';
import { isOffline } from '../../lib/connection.ts';
import { fetchedLater } from '../../lib/fetched-later.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useOpenModules } from '../../lib/open-modules.ts';
import { entryOf } from '../../lib/project-data.ts';
import { useAccount } from '../../lib/session.ts';
import { useMedia } from '../../lib/use-media.ts';
import { guidedParts } from './guided-parts.ts';
import { useCommentsPart } from './module-comments.tsx';
import { ModuleResult } from './module-result.tsx';
import { ReportVersions } from './report-versions.tsx';
import { useShowResult } from './result-run.ts';
import { useQuestionTools } from './use-question-tools.tsx';

/** Fetched after the questions: reading answers takes more code than asking. */
const AnswersReader = fetchedLater(async () => (await import('./answers-reader.tsx')).AnswersReader);

const TradeLine = fetchedLater(async () => (await import('../../features/trade/trade-line.tsx')).TradeLine);

/** The clarification used for the last analysis requested here, which may finish while another screen is open. */
const saidFor = new Map<string, string>();

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
  /** The last questions, with what uses the answers. */
  askLast: (questions: readonly string[]) => ReactNode;
};

export type GuidedModuleParts = {
  definition: ModuleDefinition;
  /** Computed from the answers as they are typed; shown above the questions. */
  Companion?: ComponentType<CompanionProps>;
  /** Asks for figures beside the questions, in place of the part that only asks those. */
  Figures?: ComponentType<FiguresProps>;
  /** Computed from the figures; a part of its own, after them. */
  Forecast?: ComponentType<CompanionProps>;
};

type Props = GuidedModuleParts & { project: Project };

const besideQuery = '(min-width: 80rem)';

/** The steps of a module that asks for figures. */
const financeSteps = ['figures', 'forecast', 'analysis'] as const satisfies readonly PartKey[];

/** The questions of a module, and what becomes of the answers. */
export function GuidedModule({ project, definition, Companion, Figures, Forecast }: Props) {
  const { key: module } = definition;
  const words = useMessages(generationMessages);
  const pageWords = useMessages(modulePageMessages);
  const moduleWords = useMessages(moduleMessages);
  const { language } = useLanguage();
  const account = useAccount();
  const entry = entryOf(project, module);
  const answers = useAnswers({ userId: account.user.id, projectId: project.id, module }, entry);
  const run = useRun(project.id, module, entry.running);
  const clarification = useKeptText(account.user.id, `clarification:${project.id}:${module}`);
  const [unsaved, setUnsaved] = useState(false);

  const { canEdit } = project.permissions;
  const underWay = isUnderWay(run.state);
  const isOpen = useOpenModules(project).includes(module);
  const disabled = !canEdit || !account.hasAccess || !isOpen;
  const block = generateBlock({
    definition,
    answers: answers.values,
    setAside: entry.setAside,
    account,
    canEdit,
    isOpen,
  });
  const complete = isModuleComplete(module, entry);
  const { HeaderAction, Offer, Onward, clarificationRows = 2 } = guidedParts[module] ?? {};
  // An idea is developed from its own card.
  const leadsOn = Onward === undefined && definition.output !== 'ideas';
  const next = leadsOn ? moduleKeys[moduleKeys.indexOf(module) + 1] : undefined;
  const hasIdeas = (entry.generatedIdeas ?? []).length > 0;

  const result = definition.output === 'ideas' ? 'ideas' : 'analysis';
  const hasFigures = Figures !== undefined;
  const isReport = definition.output === 'report';
  const { canView } = project.permissions;
  /** The part that has the questions. */
  const asked = hasFigures ? 'figures' : 'answers';
  const hasResult = underWay || (isReport ? (entry.aiResponse ?? '') !== '' : hasIdeas);
  const keys = useMemo(
    (): PartKey[] => [
      ...(hasFigures ? financeSteps : (['answers', result] as const)),
      ...(isReport && hasResult ? (['versions'] as const) : []),
      ...(canView ? (['comments'] as const) : []),
    ],
    [hasFigures, result, isReport, hasResult, canView],
  );
  const view = useModulePage({
    keys,
    ...(hasFigures ? { steps: financeSteps } : { drawer: hasResult ? 'answers' : null }),
  });
  const { lead } = view;

  // A clarification is used for one analysis only. Keep it if that analysis failed or was somebody else's, or if it was
  // edited since.
  const { value: said, clear } = clarification;
  const runKey = `${project.id}:${module}`;
  useEffect(() => {
    if (run.state.phase !== 'succeeded' || run.state.isJoined || saidFor.get(runKey) !== said) return;
    saidFor.delete(runKey);
    clear();
  }, [run.state.phase, run.state.isJoined, runKey, said, clear]);

  const { flush } = answers;
  const { start } = run;
  const generate = useCallback(async () => {
    setUnsaved(false);
    // Without a connection the request says so in the specified words; what is typed is kept on the device.
    if (!isOffline() && !(await flush())) return setUnsaved(true);
    saidFor.set(runKey, said);
    await start({ language, ...(said.trim() === '' ? {} : { clarification: said }) });
  }, [flush, start, language, runKey, said]);

  // Only a run that was asked for here: one that is joined leaves the reader where they are.
  useShowResult(run, () => lead(result));

  const openPart = useCallback((part: PartKey) => lead(part === 'answers' ? asked : part), [lead, asked]);
  const leadTo = useCallback((question: string) => lead(asked, questionElementId(question)), [lead, asked]);
  const { values } = answers;
  const typed = useMemo(() => ({ module, answers: values, clarification: said }), [module, values, said]);

  const ofModule = { projectId: project.id, module, entry, permissions: project.permissions, disabled };
  const { tools, asideLine } = useQuestionTools({ ...ofModule, answers });

  const companion: CompanionProps = {
    answers: answers.values,
    clarification: said,
    definition,
    onLeadTo: leadTo,
    project,
  };
  const answered = definition.questions.filter(({ id }) => isAnswered(answers.values, id)).length;
  const userId = account.user.id;
  const comments = useCommentsPart(project, module, userId);
  const versions = useMemo(
    () => <ReportVersions entry={entry} module={module} project={project} />,
    [entry, module, project],
  );
  // Where there is room, what a founder needs while answering stands beside the questions and stays in sight.
  const isBeside = useMedia(besideQuery) && !hasResult && !hasFigures;
  const generateButton = (
    <GenerateButton
      block={block}
      forIdeas={definition.output === 'ideas'}
      form={questionFormId}
      next={!complete && !hasIdeas}
      onGenerate={generate}
      onLeadTo={leadTo}
      underWay={underWay}
    />
  );
  const tradeLine = isReport && (
    <Suspense fallback={<div className="min-h-26" />}>
      <TradeLine project={project} />
    </Suspense>
  );
  const questionnaire = {
    answers,
    disabled,
    setAside: entry.setAside,
    tools,
    asideLine,
    actions: !isBeside && generateButton,
  };
  const extra = (
    <>
      {definition.clarification && (
        <ClarificationField disabled={disabled} rows={clarificationRows} text={clarification} />
      )}
      {unsaved && <Banner tone="error">{words.unsaved}</Banner>}
    </>
  );
  const ask = (ids: readonly string[]) => (
    <QuestionList {...questionnaire} questions={definition.questions.filter(({ id }) => ids.includes(id))} />
  );
  const contents: Part[] = [
    ...(Figures === undefined
      ? [
          {
            key: 'answers' as const,
            isKept: true,
            content: (
              <div className={isBeside ? 'grid grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)] gap-8' : undefined}>
                <div className="flex min-w-0 flex-col gap-4">
                  <PermissionNote project={project} />
                  {!isBeside && tradeLine}
                  {Companion !== undefined && <Companion {...companion} />}
                  {!disabled && (
                    <Suspense fallback={null}>
                      <AnswersReader project={project} typed={typed} />
                    </Suspense>
                  )}
                  <Questionnaire {...questionnaire} definition={definition} extra={extra} />
                </div>
                {isBeside && (
                  <div className="sticky top-20 flex flex-col gap-6 self-start" data-no-print>
                    {tradeLine}
                    {generateButton}
                  </div>
                )}
              </div>
            ),
          },
        ]
      : [
          {
            key: 'figures' as const,
            isPrinted: true,
            content: (
              <div className="flex flex-col gap-4">
                <PermissionNote project={project} />
                <Figures
                  {...companion}
                  ask={ask}
                  askLast={(ids) => (
                    <QuestionForm {...questionnaire}>
                      {ask(ids)}
                      {extra}
                    </QuestionForm>
                  )}
                />
              </div>
            ),
          },
        ]),
    ...(Forecast === undefined
      ? []
      : [{ key: 'forecast' as const, isPrinted: true, content: <Forecast {...companion} /> }]),
    {
      key: result,
      isPrinted: true,
      content: (
        <div className="flex flex-col gap-4">
          <OmissionNote omitted={run.state.omitted} />
          <ModuleResult
            block={block}
            definition={definition}
            entry={entry}
            onGenerate={generate}
            project={project}
            run={run}
          />
        </div>
      ),
    },
    ...(isReport && hasResult ? [{ key: 'versions' as const, content: versions }] : []),
    ...comments,
  ];

  return (
    <CommentedModule
      analysis={entry.aiResponse ?? ''}
      answers={answers.values}
      definition={definition}
      onLead={openPart}
      openParts={view.visible.join(' ')}
      permissions={project.permissions}
      projectId={project.id}
    >
      <ModulePage
        drawerLabel={() => pageWords.yours(answered)}
        head={
          <>
            <ModuleHeader
              actions={
                <>
                  <GuidesButton module={module} />
                  {HeaderAction && <HeaderAction disabled={disabled || underWay} projectId={project.id} />}
                </>
              }
              definition={definition}
              project={project}
            />
            {!isOpen && (
              <PremiumLost lead={moduleWords.premiumNeeded} project={project} title={moduleWords.premiumModule} />
            )}
            <LimitBanner />
            {Offer && (
              <Suspense fallback={null}>
                <Offer answers={answers} disabled={disabled} module={module} project={project} run={run} />
              </Suspense>
            )}
          </>
        }
        onward={
          Onward ? (
            <Suspense fallback={null}>
              <Onward onStayHere={() => leadTo(definition.questions[0]?.id ?? '')} project={project} />
            </Suspense>
          ) : (
            complete && !underWay && next !== undefined && <NextStep done={module} next={next} />
          )
        }
        parts={contents}
        view={view}
      />
    </CommentedModule>
  );
}
