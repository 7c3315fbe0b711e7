import type { ModuleEntry } from '@elan/contract/modules';
import type { Project } from '@elan/contract/projects';
import type { ModuleDefinition } from '@elan/domain/modules/define-module';
import { lazy, memo, type ReactNode } from 'react';
import { PassageArea } from '../../../features/comments/passage-area.tsx';
import { AnalysisOrigin } from '../../../features/generation/analysis-origin.tsx';
import { AnalysisPanel } from '../../../features/generation/analysis-panel.tsx';
import type { GenerateBlock } from '../../../features/generation/generate-block.ts';
import { RunFailure } from '../../../features/generation/run-failure.tsx';
import { isUnderWay } from '../../../features/generation/run-state.ts';
import type { RunHandle } from '../../../features/generation/use-run.ts';
import { StepsNote } from '../../../features/tasks/steps-note.tsx';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { CheckedReport } from './checked-report.tsx';
import { FittedReport } from './fitted-report.tsx';
import { resultRun } from './result-run.ts';

const IdeasPanel = lazy(async () => ({
  default: (await import('../../../features/brainstorm/ideas-panel.tsx')).IdeasPanel,
}));

type Props = {
  definition: ModuleDefinition;
  project: Project;
  entry: ModuleEntry;
  run: RunHandle;
  block: GenerateBlock | null;
  onGenerate: () => Promise<void>;
  /** A button for a report that is not there yet, where the questions are on another screen. */
  action?: ReactNode;
};

/** What a generation of the module produces: a report, or ideas to choose from. */
export const ModuleResult = memo(function ModuleResult(props: Props) {
  const { definition, project, entry, run, block, onGenerate, action } = props;
  const { language } = useLanguage();
  const { canEdit } = project.permissions;
  const canStop = canEdit && (entry.running?.isMine ?? true);
  const { state } = run;
  if (definition.output === 'report') {
    return (
      <AnalysisPanel
        action={action}
        aroundReport={(report) => (
          <FittedReport entry={entry} module={definition.key} paused={isUnderWay(state)} project={project}>
            <CheckedReport module={definition.key} project={project} text={isUnderWay(state) ? null : entry.aiResponse}>
              <PassageArea paused={isUnderWay(state)}>{report}</PassageArea>
            </CheckedReport>
            {!isUnderWay(state) && <StepsNote report={entry.aiResponse ?? ''} />}
          </FittedReport>
        )}
        block={block}
        canStop={canStop}
        entry={entry}
        onGenerate={onGenerate}
        run={run}
      />
    );
  }
  return (
    <IdeasPanel
      canEdit={canEdit}
      entry={entry}
      failure={<RunFailure ideas state={state} />}
      origin={entry.origin !== null && <AnalysisOrigin origin={entry.origin} />}
      projectId={project.id}
      run={resultRun(run, { entry, canEdit, language })}
    />
  );
});
