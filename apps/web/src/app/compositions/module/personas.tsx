import type { Project } from '@elan/contract/projects';
import { personas as definition } from '@elan/domain/modules/personas/index';
import { lazy, Suspense, useRef, useState } from 'react';
import { CopyAndPrint } from '../../../components/copy-and-print.tsx';
import { PremiumLost } from '../../../components/premium-lost.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { entryOf } from '../../../data/project/project-data.ts';
import { AnalysisOrigin } from '../../../features/generation/analysis-origin.tsx';
import { failureMessage } from '../../../features/generation/failure-message.ts';
import { generateBlock } from '../../../features/generation/generate-block.ts';
import { GenerateButton } from '../../../features/generation/generate-button.tsx';
import { LimitBanner } from '../../../features/generation/limit-banner.tsx';
import { OmissionNote } from '../../../features/generation/omission-note.tsx';
import { useRun } from '../../../features/generation/use-run.ts';
import { GuidesButton } from '../../../features/help/guides-button.tsx';
import { ModulePage } from '../../../features/module-page/module-page.tsx';
import { useModulePage } from '../../../features/module-page/use-module-page.ts';
import { ModuleHeader } from '../../../features/modules/module-header.tsx';
import { ModuleSave } from '../../../features/modules/module-save.tsx';
import { NextStep } from '../../../features/modules/next-step.tsx';
import { PermissionNote } from '../../../features/modules/permission-note.tsx';
import { GenerationError } from '../../../features/personas/generation-error.tsx';
import { PersonasPanel } from '../../../features/personas/personas-panel.tsx';
import { personasText } from '../../../features/personas/personas-text.ts';
import { ReplaceConfirmation } from '../../../features/personas/replace-confirmation.tsx';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { resultRun, useShowResult } from '../analysis/result-run.ts';
import { ResultVersions } from '../analysis/result-versions.tsx';
import { useCommentsPart } from './module-comments.tsx';

const Report = lazy(() => import('../../../components/markdown/report.tsx'));

/** Three customer personas derived from the other modules. */
export function PersonasModule({ project }: { project: Project }) {
  const { language } = useLanguage();
  const account = useAccount();
  const entry = entryOf(project, 'personas');
  const handle = useRun(project.id, 'personas', entry.running);
  const [asking, setAsking] = useState(false);
  const actions = useRef<HTMLDivElement>(null);

  const { canEdit } = project.permissions;
  const isOpen = useOpenModules(project).includes('personas');
  const personas = entry.personas ?? [];
  const run = resultRun(handle, { entry, canEdit, language });
  const { failure } = handle.state;
  const mayChange = canEdit && isOpen;
  const userId = account.user.id;
  const comments = useCommentsPart(project, 'personas', userId);
  const view = useModulePage({ keys: ['personas', 'versions', ...comments.map(({ key }) => key)] });
  useShowResult(handle, () => view.lead('personas', 'result'));
  const block = generateBlock({ definition, answers: {}, account, canEdit, isOpen });

  const generate = async () => {
    setAsking(false);
    await handle.start({ language });
  };
  const keep = () => {
    setAsking(false);
    actions.current?.querySelector('button')?.focus();
  };

  return (
    <ModulePage
      head={
        <>
          <ModuleHeader actions={<GuidesButton module="personas" />} definition={definition} project={project} />
          {!isOpen && <PremiumLost project={project} />}
          <LimitBanner />
        </>
      }
      onward={personas.length > 0 && !run.underWay && isOpen && <NextStep done="personas" next="maturity" />}
      parts={[
        {
          key: 'personas',
          isPrinted: true,
          content: (
            <div className="flex flex-col gap-4">
              <PermissionNote project={project} />
              <Card className="flex flex-col gap-4" data-no-print>
                <div className="flex flex-wrap items-start gap-x-6 gap-y-4" ref={actions}>
                  <div className="min-w-0 sm:max-w-sm">
                    <GenerateButton
                      block={block}
                      next={personas.length === 0}
                      onGenerate={async () => (personas.length === 0 ? generate() : setAsking(true))}
                      onLeadTo={() => undefined}
                      underWay={run.underWay}
                    />
                  </div>
                  <ModuleSave
                    disabled={!mayChange || personas.length === 0 || run.underWay}
                    lastUpdated={entry.lastUpdated}
                    module="personas"
                    projectId={project.id}
                  />
                </div>
                {asking && block === null && !run.underWay && personas.length > 0 && (
                  <ReplaceConfirmation count={personas.length} onCancel={keep} onConfirm={generate} />
                )}
              </Card>
              <OmissionNote omitted={handle.state.omitted} />
              <div className="min-w-0" id="result" tabIndex={-1}>
                <PersonasPanel
                  canDelete={mayChange}
                  error={
                    failure !== null && (
                      <GenerationError
                        failure={failure}
                        service={
                          <Suspense>
                            <Report matrix={false} text={failureMessage(failure, language)} />
                          </Suspense>
                        }
                      />
                    )
                  }
                  origin={entry.origin !== null && <AnalysisOrigin origin={entry.origin} />}
                  personas={personas}
                  projectId={project.id}
                  run={run}
                  tools={<CopyAndPrint text={() => personasText(personas, language)} />}
                />
              </div>
            </div>
          ),
        },
        {
          key: 'versions',
          content: <ResultVersions canRestore={mayChange} entry={entry} module="personas" project={project} />,
        },
        ...comments,
      ]}
      view={view}
    />
  );
}
