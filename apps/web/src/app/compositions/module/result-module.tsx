import type { Project } from '@elan/contract/projects';
import type { ModuleDefinition } from '@elan/domain/modules/define-module';
import type { ReactNode, RefObject } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import { GenerateButton } from '../../../features/generation/generate-button.tsx';
import { OmissionNote } from '../../../features/generation/omission-note.tsx';
import { ModulePage } from '../../../features/module-page/module-page.tsx';
import { useModulePage } from '../../../features/module-page/use-module-page.ts';
import { ModuleSave } from '../../../features/modules/module-save.tsx';
import { PermissionNote } from '../../../features/modules/permission-note.tsx';
import { useShowResult } from '../analysis/result-run.ts';
import { ResultVersions } from '../analysis/result-versions.tsx';
import { useCommentsPart } from './module-comments.tsx';
import { ModuleHead } from './module-head.tsx';
import type { useResultRun } from './use-result-run.ts';

type Props = {
  project: Project;
  definition: ModuleDefinition;
  module: 'personas' | 'maturity';
  /** The part that has the result. */
  part: 'personas' | 'score';
  result: ReturnType<typeof useResultRun>;
  hasResult: boolean;
  onGenerate: () => Promise<void>;
  /** The label of the button, if not the usual. */
  label?: string;
  /** Around the buttons. */
  actions?: RefObject<HTMLDivElement | null>;
  /** What is asked before another result is made. */
  question?: ReactNode;
  onward?: ReactNode;
  children: ReactNode;
};

/** A module without questions whose result is data: what makes it, the result, its versions and comments. */
export function ResultModule(props: Props) {
  const { project, definition, module, part, result, hasResult, onGenerate, label, actions, question, onward } = props;
  const { userId, entry, handle, isOpen, run, block } = result;
  const mayChange = project.permissions.canEdit && isOpen;
  const comments = useCommentsPart(project, module, userId);
  const view = useModulePage({ keys: [part, 'versions', ...comments.map(({ key }) => key)] });
  useShowResult(handle, () => view.lead(part, 'result'));
  const content = (
    <div className="flex flex-col gap-4">
      <PermissionNote project={project} />
      <Card className="flex flex-col gap-4" data-no-print>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4" ref={actions}>
          <div className="min-w-0 sm:max-w-sm">
            <GenerateButton
              block={block}
              {...(label === undefined ? {} : { label })}
              next={!hasResult}
              onGenerate={onGenerate}
              underWay={run.underWay}
            />
          </div>
          <ModuleSave
            disabled={!mayChange || !hasResult || run.underWay}
            lastUpdated={entry.lastUpdated}
            module={module}
            projectId={project.id}
          />
        </div>
        {question}
      </Card>
      <OmissionNote omitted={handle.state.omitted} />
      <div className="min-w-0" id="result" tabIndex={-1}>
        {props.children}
      </div>
    </div>
  );
  const versions = <ResultVersions canRestore={mayChange} entry={entry} module={module} project={project} />;
  return (
    <ModulePage
      head={<ModuleHead definition={definition} isOpen={isOpen} project={project} />}
      onward={onward}
      parts={[{ key: part, isPrinted: true, content }, { key: 'versions', content: versions }, ...comments]}
      view={view}
    />
  );
}
