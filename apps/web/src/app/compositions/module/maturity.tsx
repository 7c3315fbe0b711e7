import type { Project } from '@elan/contract/projects';
import { maturity as definition } from '@elan/domain/modules/maturity/index';
import { maturityRuleText } from '@elan/domain/modules/maturity/rule-text';
import { lazy, Suspense } from 'react';
import { CopyAndPrint } from '../../../components/copy-and-print.tsx';
import { PremiumLost } from '../../../components/premium-lost.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { entryOf } from '../../../data/project/project-data.ts';
import { AnalysisOrigin } from '../../../features/generation/analysis-origin.tsx';
import { generateBlock } from '../../../features/generation/generate-block.ts';
import { GenerateButton } from '../../../features/generation/generate-button.tsx';
import { LimitBanner } from '../../../features/generation/limit-banner.tsx';
import { OmissionNote } from '../../../features/generation/omission-note.tsx';
import { useRun } from '../../../features/generation/use-run.ts';
import { GuidesButton } from '../../../features/help/guides-button.tsx';
import { MaturityPanel } from '../../../features/maturity/maturity-panel.tsx';
import { maturityMessages } from '../../../features/maturity/messages.ts';
import { scoreText } from '../../../features/maturity/score-text.ts';
import { ModulePage } from '../../../features/module-page/module-page.tsx';
import { useModulePage } from '../../../features/module-page/use-module-page.ts';
import { ModuleHeader } from '../../../features/modules/module-header.tsx';
import { ModuleSave } from '../../../features/modules/module-save.tsx';
import { PermissionNote } from '../../../features/modules/permission-note.tsx';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../../lib/i18n/use-messages.ts';
import { resultRun, useShowResult } from '../analysis/result-run.ts';
import { ResultVersions } from '../analysis/result-versions.tsx';
import { useCommentsPart } from './module-comments.tsx';

const Report = lazy(() => import('../../../components/markdown/report.tsx'));

/** The maturity score, calculated by a published rule. */
export function MaturityModule({ project }: { project: Project }) {
  const words = useMessages(maturityMessages);
  const text = useText();
  const { language } = useLanguage();
  const account = useAccount();
  const entry = entryOf(project, 'maturity');
  const handle = useRun(project.id, 'maturity', entry.running);

  const { canEdit } = project.permissions;
  const isOpen = useOpenModules(project).includes('maturity');
  const score = entry.score ?? null;
  const run = resultRun(handle, { entry, canEdit, language });
  const userId = account.user.id;
  const comments = useCommentsPart(project, 'maturity', userId);
  const view = useModulePage({ keys: ['score', 'versions', ...comments.map(({ key }) => key)] });
  useShowResult(handle, () => view.lead('score', 'result'));
  const block = generateBlock({ definition, answers: {}, account, canEdit, isOpen });

  return (
    <ModulePage
      head={
        <>
          <ModuleHeader actions={<GuidesButton module="maturity" />} definition={definition} project={project} />
          {!isOpen && <PremiumLost project={project} />}
          <LimitBanner />
        </>
      }
      parts={[
        {
          key: 'score',
          isPrinted: true,
          content: (
            <div className="flex flex-col gap-4">
              <PermissionNote project={project} />
              <Card className="flex flex-wrap items-start gap-x-6 gap-y-4" data-no-print>
                <div className="min-w-0 sm:max-w-sm">
                  <GenerateButton
                    block={block}
                    label={words.calculate}
                    next={score === null}
                    onGenerate={() => handle.start({ language })}
                    onLeadTo={() => undefined}
                    underWay={run.underWay}
                  />
                </div>
                <ModuleSave
                  disabled={!canEdit || !isOpen || score === null || run.underWay}
                  lastUpdated={entry.lastUpdated}
                  module="maturity"
                  projectId={project.id}
                />
              </Card>
              <OmissionNote omitted={handle.state.omitted} />
              <div className="min-w-0" id="result" tabIndex={-1}>
                <MaturityPanel
                  failed={handle.state.phase === 'failed'}
                  mayAsk={canEdit}
                  origin={entry.origin !== null && <AnalysisOrigin origin={entry.origin} />}
                  rule={
                    <Suspense>
                      <Report matrix={false} text={text(maturityRuleText)} />
                    </Suspense>
                  }
                  run={run}
                  score={score}
                  tools={score !== null && <CopyAndPrint text={() => scoreText(score, language)} />}
                />
              </div>
            </div>
          ),
        },
        {
          key: 'versions',
          content: <ResultVersions canRestore={canEdit && isOpen} entry={entry} module="maturity" project={project} />,
        },
        ...comments,
      ]}
      view={view}
    />
  );
}
