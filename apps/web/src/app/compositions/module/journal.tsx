import type { Project } from '@elan/contract/projects';
import { journal as definition } from '@elan/domain/modules/journal/index';
import { PremiumLost } from '../../../components/premium-lost.tsx';
import { EditingBadge } from '../../../components/role-badge.tsx';
import { useAccount } from '../../../data/account/session.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { entryOf } from '../../../data/project/project-data.ts';
import { CommentedModule } from '../../../features/comments/commented-module.tsx';
import { PassageArea } from '../../../features/comments/passage-area.tsx';
import { AnalysisPanel } from '../../../features/generation/analysis-panel.tsx';
import { type GenerateBlock, generateBlock } from '../../../features/generation/generate-block.ts';
import { GenerateButton } from '../../../features/generation/generate-button.tsx';
import { LimitBanner } from '../../../features/generation/limit-banner.tsx';
import { OmissionNote } from '../../../features/generation/omission-note.tsx';
import { isUnderWay } from '../../../features/generation/run-state.ts';
import { useRun } from '../../../features/generation/use-run.ts';
import { GuidesButton } from '../../../features/help/guides-button.tsx';
import { EntriesPanel } from '../../../features/journal/entries-panel.tsx';
import { journalMessages } from '../../../features/journal/messages.ts';
import { useEntries } from '../../../features/journal/use-entries.ts';
import { ModulePage } from '../../../features/module-page/module-page.tsx';
import type { Part } from '../../../features/module-page/parts.ts';
import { useModulePage } from '../../../features/module-page/use-module-page.ts';
import { ModuleHeader } from '../../../features/modules/module-header.tsx';
import { PermissionNote } from '../../../features/modules/permission-note.tsx';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { CheckedReport } from '../analysis/checked-report.tsx';
import { FittedReport } from '../analysis/fitted-report.tsx';
import { ReportVersions } from '../analysis/report-versions.tsx';
import { useShowResult } from '../analysis/result-run.ts';
import { useCommentsPart } from './module-comments.tsx';

const noAnswers = {};

/** The journal and the analysis of its entries. */
export function JournalModule({ project }: { project: Project }) {
  const words = useMessages(journalMessages);
  const { language } = useLanguage();
  const account = useAccount();
  const entry = entryOf(project, 'journal');
  const run = useRun(project.id, 'journal', entry.running);

  const { canEdit, isOwner } = project.permissions;
  const isOpen = useOpenModules(project).includes('journal');
  const entries = useEntries(project.id, entry);
  const analysis = entry.aiAnalysis ?? '';
  const underWay = isUnderWay(run.state);
  const other = generateBlock({ definition, answers: {}, account, canEdit, isOpen });
  const missing: GenerateBlock | null = entries.count === 0 ? { reason: 'no-entries' } : null;
  const block = other ?? missing;

  const userId = account.user.id;
  const comments = useCommentsPart(project, 'journal', userId);
  const view = useModulePage({
    keys: ['entries', 'analysis', 'versions', ...comments.map(({ key }) => key)],
    drawer: 'analysis',
    startsOpen: true,
  });
  useShowResult(run, () => view.lead('analysis'));
  const generate = () => run.start({ language });

  const hint = () => {
    if (block?.reason === 'no-premium') return words.premiumHint;
    return block?.reason === 'no-entries' && analysis !== '' ? words.entriesHint : null;
  };

  const parts: Part[] = [
    {
      key: 'entries',
      isPrinted: true,
      content: (
        <div className="flex flex-col gap-4">
          <PermissionNote project={project} />
          <EntriesPanel canWrite={canEdit && isOpen} entries={entries} projectId={project.id} />
        </div>
      ),
    },
    {
      key: 'analysis',
      isPrinted: true,
      content: (
        <div className="flex flex-col gap-4">
          <OmissionNote omitted={run.state.omitted} />
          <AnalysisPanel
            action={
              <div className="w-full max-w-md text-left">
                <GenerateButton
                  block={block}
                  next={entries.count > 0}
                  onGenerate={generate}
                  onLeadTo={() => undefined}
                  underWay={underWay}
                />
              </div>
            }
            aroundReport={(report) => (
              <FittedReport entry={entry} module="journal" paused={underWay} project={project}>
                <CheckedReport module="journal" project={project} text={underWay ? null : (entry.aiAnalysis ?? null)}>
                  <PassageArea paused={underWay}>{report}</PassageArea>
                </CheckedReport>
              </FittedReport>
            )}
            block={block}
            canStop={canEdit && (entry.running?.isMine ?? true)}
            entry={{ ...entry, aiResponse: entry.aiAnalysis ?? null }}
            hint={hint()}
            material="entries"
            onGenerate={generate}
            quiet
            run={run}
          />
        </div>
      ),
    },
    { key: 'versions', content: <ReportVersions entry={entry} module="journal" project={project} /> },
    ...comments,
  ];

  return (
    <CommentedModule
      analysis={analysis}
      answers={noAnswers}
      definition={definition}
      onLead={view.lead}
      openParts={view.visible.join(' ')}
      permissions={project.permissions}
      projectId={project.id}
    >
      <ModulePage
        drawerLabel={(isOpenNow) => (isOpenNow ? words.hideAnalysis : words.showAnalysis)}
        drawerSide="right"
        head={
          <>
            <ModuleHeader
              actions={<GuidesButton module="journal" />}
              badge={<EditingBadge canEdit={canEdit} isOwner={isOwner} />}
              definition={definition}
              project={project}
            />
            {!isOpen && <PremiumLost project={project} />}
            <LimitBanner />
          </>
        }
        parts={parts}
        view={view}
      />
    </CommentedModule>
  );
}
