import type { Project } from '@elan/contract/projects';
import { journal as definition } from '@elan/domain/modules/journal/index';
import { EditingBadge } from '../../../components/role-badge.tsx';
import { CommentedModule } from '../../../features/comments/commented-module.tsx';
import { PassageArea } from '../../../features/comments/passage-area.tsx';
import { AnalysisPanel } from '../../../features/generation/analysis-panel.tsx';
import type { GenerateBlock } from '../../../features/generation/generate-block.ts';
import { GenerateButton } from '../../../features/generation/generate-button.tsx';
import { OmissionNote } from '../../../features/generation/omission-note.tsx';
import { isUnderWay } from '../../../features/generation/run-state.ts';
import { EntriesPanel } from '../../../features/journal/entries-panel.tsx';
import { journalMessages } from '../../../features/journal/messages.ts';
import { useEntries } from '../../../features/journal/use-entries.ts';
import { ModulePage } from '../../../features/module-page/module-page.tsx';
import { useModulePage } from '../../../features/module-page/use-module-page.ts';
import { PermissionNote } from '../../../features/modules/permission-note.tsx';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { CheckedReport } from '../analysis/checked-report.tsx';
import { FittedReport } from '../analysis/fitted-report.tsx';
import { ReportVersions } from '../analysis/report-versions.tsx';
import { useShowResult } from '../analysis/result-run.ts';
import { useCommentsPart } from './module-comments.tsx';
import { ModuleHead } from './module-head.tsx';
import { useResultRun } from './use-result-run.ts';

const noAnswers = {};

/** The journal and the analysis of its entries. */
export function JournalModule({ project }: { project: Project }) {
  const words = useMessages(journalMessages);
  const result = useResultRun(project, definition);
  const { entry, handle, isOpen, userId } = result;
  const { canEdit, isOwner } = project.permissions;
  const entries = useEntries(project.id, entry);
  const comments = useCommentsPart(project, 'journal', userId);
  const view = useModulePage({
    keys: ['entries', 'analysis', 'versions', ...comments.map(({ key }) => key)],
    drawer: 'analysis',
    startsOpen: true,
  });
  useShowResult(handle, () => view.lead('analysis'));
  const written = (
    <div className="flex flex-col gap-4">
      <PermissionNote project={project} />
      <EntriesPanel canWrite={canEdit && isOpen} entries={entries} projectId={project.id} />
    </div>
  );
  const versions = <ReportVersions entry={entry} module="journal" project={project} />;
  return (
    <CommentedModule
      analysis={entry.aiAnalysis ?? ''}
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
          <ModuleHead
            badge={<EditingBadge canEdit={canEdit} isOwner={isOwner} />}
            definition={definition}
            isOpen={isOpen}
            project={project}
          />
        }
        parts={[
          { key: 'entries', isPrinted: true, content: written },
          {
            key: 'analysis',
            isPrinted: true,
            content: <JournalAnalysis count={entries.count} project={project} result={result} />,
          },
          { key: 'versions', content: versions },
          ...comments,
        ]}
        view={view}
      />
    </CommentedModule>
  );
}

type AnalysisProps = { project: Project; count: number; result: ReturnType<typeof useResultRun> };

/** @param count how many entries there are */
function JournalAnalysis({ project, count, result }: AnalysisProps) {
  const words = useMessages(journalMessages);
  const { entry, handle: run, generate } = result;
  const analysis = entry.aiAnalysis ?? null;
  const underWay = isUnderWay(run.state);
  const missing: GenerateBlock | null = count === 0 ? { reason: 'no-entries' } : null;
  const block = result.block ?? missing;
  const hint = () => {
    if (block?.reason === 'no-premium') return words.premiumHint;
    return block?.reason === 'no-entries' && (analysis ?? '') !== '' ? words.entriesHint : null;
  };
  return (
    <div className="flex flex-col gap-4">
      <OmissionNote omitted={run.state.omitted} />
      <AnalysisPanel
        action={<GenerateButton block={block} next={count > 0} onGenerate={generate} underWay={underWay} />}
        aroundReport={(report) => (
          <FittedReport entry={entry} module="journal" paused={underWay} project={project}>
            <CheckedReport module="journal" project={project} text={underWay ? null : analysis}>
              <PassageArea paused={underWay}>{report}</PassageArea>
            </CheckedReport>
          </FittedReport>
        )}
        block={block}
        canStop={project.permissions.canEdit && (entry.running?.isMine ?? true)}
        entry={{ ...entry, aiResponse: analysis }}
        hint={hint()}
        material="entries"
        onGenerate={generate}
        quiet
        run={run}
      />
    </div>
  );
}
