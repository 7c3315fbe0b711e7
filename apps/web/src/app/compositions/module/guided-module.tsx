import type { Project } from '@elan/contract/projects';
import { isAnswered, type ModuleDefinition } from '@elan/domain/modules/define-module';
import { moduleKeys } from '@elan/domain/modules/keys';
import { isModuleComplete } from '@elan/domain/progress';
import { type ComponentType, Suspense, useCallback, useMemo } from 'react';
import { Banner } from '../../../components/ui/banner.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { entryOf } from '../../../data/project/project-data.ts';
import { CommentedModule } from '../../../features/comments/commented-module.tsx';
import { ClarificationField } from '../../../features/generation/clarification-field.tsx';
import { generateBlock } from '../../../features/generation/generate-block.ts';
import { GenerateButton } from '../../../features/generation/generate-button.tsx';
import { generationMessages } from '../../../features/generation/messages.ts';
import { OmissionNote } from '../../../features/generation/omission-note.tsx';
import { isUnderWay } from '../../../features/generation/run-state.ts';
import type { RunHandle } from '../../../features/generation/use-run.ts';
import { modulePageMessages } from '../../../features/module-page/messages.ts';
import { ModulePage } from '../../../features/module-page/module-page.tsx';
import type { Part, PartKey } from '../../../features/module-page/parts.ts';
import { useModulePage } from '../../../features/module-page/use-module-page.ts';
import { moduleMessages } from '../../../features/modules/messages.ts';
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
import {
  type Asked,
  type CompanionProps,
  type FiguresProps,
  GuidedFigures,
  GuidedQuestions,
} from './guided-questions.tsx';
import { useCommentsPart } from './module-comments.tsx';
import { ModuleHead } from './module-head.tsx';
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
export function GuidedModule(props: Props) {
  const { project, definition } = props;
  const { key: module } = definition;
  const pageWords = useMessages(modulePageMessages);
  const guided = useGuidedModule(props);
  const { account, entry, answers, disabled, isOpen, run, view, leadTo, openPart, hasIdeas } = guided;
  const complete = isModuleComplete(module, entry);
  const { Onward } = guidedParts[module] ?? {};
  // An idea is developed from its own card.
  const leadsOn = Onward === undefined && definition.output !== 'ideas';
  const next = leadsOn ? moduleKeys[moduleKeys.indexOf(module) + 1] : undefined;
  const comments = useCommentsPart(project, module, account.user.id);
  const versions = useMemo(
    () => <ReportVersions entry={entry} module={module} project={project} />,
    [entry, module, project],
  );
  const asking = useAsking(props, guided, !complete && !hasIdeas);
  const answered = definition.questions.filter(({ id }) => isAnswered(answers.values, id)).length;

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
        head={<Head {...{ definition, answers, disabled, isOpen, project, run }} />}
        onward={
          Onward ? (
            <Suspense fallback={null}>
              <Onward onStayHere={() => leadTo(definition.questions[0]?.id ?? '')} project={project} />
            </Suspense>
          ) : (
            complete && !isUnderWay(run.state) && next !== undefined && <NextStep done={module} next={next} />
          )
        }
        parts={[
          ...askingParts(props, asking, guided),
          {
            key: guided.result,
            isPrinted: true,
            content: <Result asking={asking} definition={definition} guided={guided} project={project} />,
          },
          ...(guided.isReport && guided.hasResult ? [{ key: 'versions' as const, content: versions }] : []),
          ...comments,
        ]}
        view={view}
      />
    </CommentedModule>
  );
}

type Guided = ReturnType<typeof useGuidedModule>;

/** The answers of a module, what is made of them, and what of it is on the page. */
function useGuidedModule({ project, definition, Figures }: Props) {
  const { key: module } = definition;
  const account = useAccount();
  const entry = entryOf(project, module);
  const target = { userId: account.user.id, projectId: project.id, module };
  const answers = useAnswers(target, entry);
  const guidedRun = useGuidedRun(target, entry, answers);
  const { canEdit, canView } = project.permissions;
  const isOpen = useOpenModules(project).includes(module);
  const { setAside } = entry;
  const block = generateBlock({ definition, answers: answers.values, setAside, account, canEdit, isOpen });
  const hasIdeas = (entry.generatedIdeas ?? []).length > 0;
  const result: PartKey = definition.output === 'ideas' ? 'ideas' : 'analysis';
  const hasFigures = Figures !== undefined;
  const isReport = definition.output === 'report';
  const hasResult = isUnderWay(guidedRun.run.state) || (isReport ? (entry.aiResponse ?? '') !== '' : hasIdeas);
  const shown = useGuidedView({ result, hasFigures, isReport, hasResult, canView });
  // Only a run that was asked for here: one that is joined leaves the reader where they are.
  useShowResult(guidedRun.run, () => shown.view.lead(result));
  return {
    ...guidedRun,
    ...shown,
    account,
    entry,
    answers,
    block,
    isOpen,
    disabled: !canEdit || !account.hasAccess || !isOpen,
    result,
    isReport,
    hasIdeas,
    hasResult,
    hasFigures,
    isBeside: useMedia(besideQuery) && !hasResult && !hasFigures,
  };
}

/** What the questions are asked with. */
function useAsking({ project, definition }: Props, guided: Guided, isNext: boolean): Asked {
  const words = useMessages(generationMessages);
  const { key: module } = definition;
  const { entry, answers, disabled, block, clarification, unsaved, leadTo, generate, run } = guided;
  const { permissions, id: projectId } = project;
  const { tools, asideLine } = useQuestionTools({ projectId, module, entry, permissions, disabled, answers });
  return {
    companion: {
      answers: answers.values,
      clarification: clarification.value,
      definition,
      onLeadTo: leadTo,
      project,
    },
    extra: (
      <>
        {definition.clarification && (
          <ClarificationField
            disabled={disabled}
            rows={guidedParts[module]?.clarificationRows ?? 2}
            text={clarification}
          />
        )}
        {unsaved && <Banner tone="error">{words.unsaved}</Banner>}
      </>
    ),
    generateButton: (
      <GenerateButton
        block={block}
        forIdeas={definition.output === 'ideas'}
        form={questionFormId}
        next={isNext}
        onGenerate={generate}
        onLeadTo={leadTo}
        underWay={isUnderWay(run.state)}
      />
    ),
    questionnaire: { answers, disabled, setAside: entry.setAside, tools, asideLine },
  };
}

/** The parts that ask: the answers, or the figures and what is computed from them. */
function askingParts({ Companion, Figures, Forecast }: Props, asking: Asked, { isBeside }: Guided): Part[] {
  if (Figures === undefined) {
    const content = <GuidedQuestions {...asking} Companion={Companion} isBeside={isBeside} />;
    return [{ key: 'answers', isKept: true, content }];
  }
  const figures: Part = {
    key: 'figures',
    isPrinted: true,
    content: <GuidedFigures {...asking} Figures={Figures} />,
  };
  if (Forecast === undefined) return [figures];
  return [figures, { key: 'forecast', isPrinted: true, content: <Forecast {...asking.companion} /> }];
}

type ResultProps = Pick<Props, 'definition' | 'project'> & { guided: Guided; asking: Asked };

function Result({ definition, project, guided, asking }: ResultProps) {
  const { run, block, entry, generate, hasFigures, hasResult } = guided;
  return (
    <div className="flex flex-col gap-4">
      <OmissionNote omitted={run.state.omitted} />
      <ModuleResult
        {...{ block, definition, entry, project, run }}
        action={hasFigures && !hasResult ? asking.generateButton : undefined}
        onGenerate={generate}
      />
    </div>
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

/** What stands above the parts, and what the module offers while it is empty. */
function Head({ definition, project, answers, run, disabled, isOpen }: HeadProps) {
  const words = useMessages(moduleMessages);
  const { key: module } = definition;
  const { HeaderAction, Offer } = guidedParts[module] ?? {};
  return (
    <>
      <ModuleHead
        actions={HeaderAction && <HeaderAction disabled={disabled || isUnderWay(run.state)} projectId={project.id} />}
        closed={{ lead: words.premiumNeeded, title: words.premiumModule }}
        definition={definition}
        isOpen={isOpen}
        project={project}
      />
      {Offer && (
        <Suspense fallback={null}>
          <Offer answers={answers} disabled={disabled} module={module} project={project} run={run} />
        </Suspense>
      )}
    </>
  );
}
