import type { Project } from '@elan/contract/projects';
import type { Answers, ModuleDefinition } from '@elan/domain/modules/define-module';
import { isFreeModule, moduleKeys } from '@elan/domain/modules/keys';
import { isModuleComplete } from '@elan/domain/progress';
import { type ComponentType, useEffect, useState } from 'react';
import { PremiumLost } from '../../components/premium-lost.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { CommentsPanel } from '../../features/comments/comments-panel.tsx';
import { ClarificationField } from '../../features/generation/clarification-field.tsx';
import { generateBlock } from '../../features/generation/generate-block.ts';
import { GenerateButton } from '../../features/generation/generate-button.tsx';
import { LimitBanner } from '../../features/generation/limit-banner.tsx';
import { generationMessages } from '../../features/generation/messages.ts';
import { OmissionNote } from '../../features/generation/omission-note.tsx';
import { isUnderWay } from '../../features/generation/run-state.ts';
import { useRun } from '../../features/generation/use-run.ts';
import { moduleMessages } from '../../features/modules/messages.ts';
import { ModuleHeader } from '../../features/modules/module-header.tsx';
import { NextStep } from '../../features/modules/next-step.tsx';
import { Questionnaire, questionElementId } from '../../features/modules/questionnaire.tsx';
import { useAnswers } from '../../features/modules/use-answers.ts';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { entryOf } from '../../lib/project-data.ts';
import { useAccount } from '../../lib/session.ts';
import { guidedParts } from './guided-parts.ts';
import { ModuleResult } from './module-result.tsx';
import { showResult, useShowResult } from './result-run.ts';

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

export type GuidedModuleParts = {
  definition: ModuleDefinition;
  /** Computed from the answers as they are typed; shown above the analysis. */
  Companion?: ComponentType<CompanionProps>;
};

type Props = GuidedModuleParts & { project: Project };

/** Questions on one side, the result on the other. */
export function GuidedModule({ project, definition, Companion }: Props) {
  const { key: module } = definition;
  const words = useMessages(generationMessages);
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
  const disabled = !canEdit || !account.hasAccess || (!account.hasPremiumAccess && !isFreeModule(module));
  const block = generateBlock({ definition, answers: answers.values, account, canEdit });
  const complete = isModuleComplete(module, entry);
  const { HeaderAction, Offer, Onward, hasWideCompanion, clarificationRows = 2 } = guidedParts[module] ?? {};
  // An idea is developed from its own card.
  const leadsOn = Onward === undefined && definition.output !== 'ideas';
  const next = leadsOn ? moduleKeys[moduleKeys.indexOf(module) + 1] : undefined;
  const hasIdeas = (entry.generatedIdeas ?? []).length > 0;
  const hasResult = hasIdeas || (entry.aiResponse ?? '') !== '';
  const isReport = definition.output === 'report' && (hasResult || underWay || hasWideCompanion === true);

  // A clarification is used for one analysis only. Keep it if that analysis failed or if it was edited since.
  const { value: said, clear } = clarification;
  const runKey = `${project.id}:${module}`;
  useEffect(() => {
    if (run.state.phase !== 'succeeded' || saidFor.get(runKey) !== said) return;
    saidFor.delete(runKey);
    clear();
  }, [run.state.phase, runKey, said, clear]);

  const generate = async () => {
    setUnsaved(false);
    if (!(await answers.flush())) return setUnsaved(true);
    saidFor.set(runKey, said);
    await run.start({ language, ...(said.trim() === '' ? {} : { clarification: said }) });
  };

  // Only a run that was asked for here: one that is joined leaves the reader where they are.
  useShowResult(run, 'start');

  const leadTo = (question: string | undefined) => {
    const field = question === undefined ? null : document.getElementById(questionElementId(question));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };

  return (
    <div className="flex max-w-[84rem] flex-col gap-6">
      <ModuleHeader
        actions={HeaderAction && <HeaderAction disabled={disabled || underWay} projectId={project.id} />}
        definition={definition}
        project={project}
        onShowResult={hasResult ? () => showResult('start') : null}
      />
      {!isFreeModule(module) && <PremiumLost lead={moduleWords.premiumNeeded} title={moduleWords.premiumModule} />}
      <LimitBanner />
      {Offer && <Offer answers={answers} disabled={disabled} module={module} project={project} run={run} />}
      {/* A report needs the width of a page: beside the questions only where there is room for both. */}
      <div
        className={classNames(
          'grid items-start gap-6',
          isReport
            ? '2xl:grid-cols-[minmax(20rem,24rem)_minmax(0,1fr)]'
            : 'xl:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]',
        )}
      >
        <Questionnaire
          actions={
            <GenerateButton
              block={block}
              forIdeas={definition.output === 'ideas'}
              next={!complete && !hasIdeas}
              onGenerate={generate}
              onLeadTo={leadTo}
              underWay={underWay}
            />
          }
          answers={answers}
          definition={definition}
          disabled={disabled}
          extra={
            <>
              {definition.clarification && (
                <ClarificationField disabled={disabled} rows={clarificationRows} text={clarification} />
              )}
              {unsaved && <Banner tone="error">{words.unsaved}</Banner>}
            </>
          }
        />
        <div className="flex min-w-0 flex-col gap-6">
          <OmissionNote omitted={run.state.omitted} />
          {Companion !== undefined && (
            <Companion
              answers={answers.values}
              clarification={said}
              definition={definition}
              onLeadTo={leadTo}
              project={project}
            />
          )}
          <div className="min-w-0" id="result" tabIndex={-1}>
            <ModuleResult
              canGenerate={block === null}
              definition={definition}
              entry={entry}
              onGenerate={generate}
              project={project}
              run={run}
            />
          </div>
          {complete && !underWay && next !== undefined && <NextStep done={module} next={next} />}
          {Onward && <Onward onStayHere={() => leadTo(definition.questions[0]?.id)} project={project} />}
          <CommentsPanel
            module={module}
            permissions={project.permissions}
            projectId={project.id}
            userId={account.user.id}
          />
        </div>
      </div>
    </div>
  );
}
