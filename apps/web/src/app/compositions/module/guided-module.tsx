import type { Project } from '@elan/contract/projects';
import { isAnswered, type ModuleDefinition } from '@elan/domain/modules/define-module';
import { moduleKeys } from '@elan/domain/modules/keys';
import { isModuleComplete } from '@elan/domain/progress';
import { type ComponentType, Suspense, useCallback, useMemo } from 'react';
import { PremiumLost } from '../../../components/premium-lost.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { entryOf } from '../../../data/project/project-data.ts';
import { CommentedModule } from '../../../features/comments/commented-module.tsx';
import { ClarificationField } from '../../../features/generation/clarification-field.tsx';
import { generateBlock } from '../../../features/generation/generate-block.ts';
import { GenerateButton } from '../../../features/generation/generate-button.tsx';
import { LimitBanner } from '../../../features/generation/limit-banner.tsx';
import { generationMessages } from '../../../features/generation/messages.ts';
import { OmissionNote } from '../../../features/generation/omission-note.tsx';
import { isUnderWay } from '../../../features/generation/run-state.ts';
import type { RunHandle } from '../../../features/generation/use-run.ts';
import { GuidesButton } from '../../../features/help/guides-button.tsx';
import { modulePageMessages } from '../../../features/module-page/messages.ts';
import { ModulePage } from '../../../features/module-page/module-page.tsx';
import type { Part, PartKey } from '../../../features/module-page/parts.ts';
import { useModulePage } from '../../../features/module-page/use-module-page.ts';
import { moduleMessages } from '../../../features/modules/messages.ts';
import { ModuleHeader } from '../../../features/modules/module-header.tsx';
import { NextStep } from '../../../features/modules/next-step.tsx';
import { questionElementId } from '../../../features/modules/question-element.ts';
import { questionFormId } from '../../../features/modules/question-form.tsx';
import type { AnswersHandle } from '../../../features/modules/use-answers.ts';
import { useAnswers } from '../../../features/modules/use-answers.ts';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { ModuleResult } from '../analysis/module-result.tsx';
import { ReportVersions } from '../analysis/report-versions.tsx';
import { useShowResult } from '../analysis/result-run.ts';
import { guidedParts } from './guided-parts.ts';
import { type CompanionProps, type FiguresProps, GuidedFigures, GuidedQuestions } from './guided-questions.tsx';
import { useCommentsPart } from './module-comments.tsx';
import { useGuidedRun } from './use-guided-run.ts';
import { useQuestionTools } from './use-question-tools.tsx';

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
  const account = useAccount();
  const entry = entryOf(project, module);
  const answers = useAnswers({ userId: account.user.id, projectId: project.id, module }, entry);
  const { run, clarification, unsaved, generate } = useGuidedRun(
    { userId: account.user.id, projectId: project.id, module },
    entry,
    answers,
  );

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
  const { Onward, clarificationRows = 2 } = guidedParts[module] ?? {};
  // An idea is developed from its own card.
  const leadsOn = Onward === undefined && definition.output !== 'ideas';
  const next = leadsOn ? moduleKeys[moduleKeys.indexOf(module) + 1] : undefined;
  const hasIdeas = (entry.generatedIdeas ?? []).length > 0;

  const result = definition.output === 'ideas' ? 'ideas' : 'analysis';
  const hasFigures = Figures !== undefined;
  const isReport = definition.output === 'report';
  const { canView } = project.permissions;
  const hasResult = underWay || (isReport ? (entry.aiResponse ?? '') !== '' : hasIdeas);
  const { view, openPart, leadTo } = useGuidedView({ result, hasFigures, isReport, hasResult, canView });
  // Only a run that was asked for here: one that is joined leaves the reader where they are.
  useShowResult(run, () => view.lead(result));

  const ofModule = { projectId: project.id, module, entry, permissions: project.permissions, disabled };
  const { tools, asideLine } = useQuestionTools({ ...ofModule, answers });

  const companion: CompanionProps = {
    answers: answers.values,
    clarification: clarification.value,
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
  const extra = (
    <>
      {definition.clarification && (
        <ClarificationField disabled={disabled} rows={clarificationRows} text={clarification} />
      )}
      {unsaved && <Banner tone="error">{words.unsaved}</Banner>}
    </>
  );
  const asking = {
    companion,
    extra,
    generateButton,
    questionnaire: { answers, disabled, setAside: entry.setAside, tools, asideLine },
  };
  const contents: Part[] = [
    Figures === undefined
      ? {
          key: 'answers',
          isKept: true,
          content: <GuidedQuestions {...asking} Companion={Companion} isBeside={isBeside} />,
        }
      : { key: 'figures', isPrinted: true, content: <GuidedFigures {...asking} Figures={Figures} /> },
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
          <Head
            definition={definition}
            answers={answers}
            disabled={disabled}
            isOpen={isOpen}
            project={project}
            run={run}
          />
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

type Shown = { result: PartKey; hasFigures: boolean; isReport: boolean; hasResult: boolean; canView: boolean };

/** Which parts are on the page, and the ways to them. */
function useGuidedView({ result, hasFigures, isReport, hasResult, canView }: Shown) {
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
  /** The part that has the questions. */
  const asked = hasFigures ? 'figures' : 'answers';
  const openPart = useCallback((part: PartKey) => lead(part === 'answers' ? asked : part), [lead, asked]);
  const leadTo = useCallback((question: string) => lead(asked, questionElementId(question)), [lead, asked]);
  return { view, openPart, leadTo };
}

type HeadProps = {
  definition: ModuleDefinition;
  project: Project;
  answers: AnswersHandle;
  run: RunHandle;
  disabled: boolean;
  isOpen: boolean;
};

/** What stands above the parts: the module, why it is closed, what limits it, and what it offers while it is empty. */
function Head({ definition, project, answers, run, disabled, isOpen }: HeadProps) {
  const words = useMessages(moduleMessages);
  const { key: module } = definition;
  const { HeaderAction, Offer } = guidedParts[module] ?? {};
  return (
    <>
      <ModuleHeader
        actions={
          <>
            <GuidesButton module={module} />
            {HeaderAction && <HeaderAction disabled={disabled || isUnderWay(run.state)} projectId={project.id} />}
          </>
        }
        definition={definition}
        project={project}
      />
      {!isOpen && <PremiumLost lead={words.premiumNeeded} project={project} title={words.premiumModule} />}
      <LimitBanner />
      {Offer && (
        <Suspense fallback={null}>
          <Offer answers={answers} disabled={disabled} module={module} project={project} run={run} />
        </Suspense>
      )}
    </>
  );
}
