import type { Project } from '@elan/contract/projects';
import { journal as definition } from '@elan/domain/modules/journal/index';
import { ArrowDown, PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PremiumLost } from '../../components/premium-lost.tsx';
import { EditingBadge } from '../../components/role-badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CommentsPanel } from '../../features/comments/comments-panel.tsx';
import { AnalysisPanel } from '../../features/generation/analysis-panel.tsx';
import { type GenerateBlock, generateBlock } from '../../features/generation/generate-block.ts';
import { GenerateButton } from '../../features/generation/generate-button.tsx';
import { LimitBanner } from '../../features/generation/limit-banner.tsx';
import { OmissionNote } from '../../features/generation/omission-note.tsx';
import { isUnderWay } from '../../features/generation/run-state.ts';
import { useRun } from '../../features/generation/use-run.ts';
import { EntriesPanel } from '../../features/journal/entries-panel.tsx';
import { journalMessages } from '../../features/journal/messages.ts';
import { useEntries } from '../../features/journal/use-entries.ts';
import { moduleMessages } from '../../features/modules/messages.ts';
import { ModuleHeader } from '../../features/modules/module-header.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { entryOf } from '../../lib/project-data.ts';
import { useAccount } from '../../lib/session.ts';
import { ReportVersions } from './report-versions.tsx';

const panelId = 'result';

/** The journal beside the analysis of its entries. */
export function JournalModule({ project }: { project: Project }) {
  const words = useMessages(journalMessages);
  const moduleWords = useMessages(moduleMessages);
  const { language } = useLanguage();
  const account = useAccount();
  const entry = entryOf(project, 'journal');
  const run = useRun(project.id, 'journal', entry.running);
  const [shown, setShown] = useState(true);

  const { canEdit, isOwner } = project.permissions;
  const entries = useEntries(project.id, entry);
  const analysis = entry.aiAnalysis ?? '';
  const underWay = isUnderWay(run.state);
  const other = generateBlock({ definition, answers: {}, account, canEdit });
  const missing: GenerateBlock | null = entries.count === 0 ? { reason: 'no-entries' } : null;
  const block: GenerateBlock | null = account.hasPremiumAccess ? (other ?? missing) : { reason: 'no-premium' };

  const generate = async () => {
    lead();
    await run.start({ language });
  };

  const hint = () => {
    if (block?.reason === 'no-premium') return words.premiumHint;
    return block?.reason === 'no-entries' && analysis !== '' ? words.entriesHint : null;
  };

  // Where the panel is below the entries, scroll to it when it opens.
  const lead = () => {
    const panel = document.getElementById(panelId);
    const stands = panel?.getBoundingClientRect().top ?? 0;
    if (stands > window.innerHeight / 2) panel?.scrollIntoView({ block: 'start' });
    panel?.focus({ preventScroll: true });
  };
  const toggle = () => {
    flushSync(() => setShown(!shown));
    if (!shown) lead();
  };
  const Icon = shown ? PanelRightClose : PanelRightOpen;

  return (
    <div className="flex max-w-[84rem] flex-col gap-6">
      <ModuleHeader
        actions={
          <>
            {shown && analysis !== '' && (
              <Button
                className="max-sm:-ml-3 max-sm:px-3! xl:hidden"
                icon={<ArrowDown aria-hidden className="size-5" />}
                onClick={lead}
                variant="quiet"
              >
                {moduleWords.toAnalysis}
              </Button>
            )}
            <Button
              aria-controls={shown ? panelId : undefined}
              aria-expanded={shown}
              data-no-print
              icon={<Icon aria-hidden className="size-5" />}
              onClick={toggle}
              variant="secondary"
            >
              {shown ? words.hideAnalysis : words.showAnalysis}
            </Button>
          </>
        }
        badge={<EditingBadge canEdit={canEdit} isOwner={isOwner} />}
        definition={definition}
        onShowResult={null}
        project={project}
      />
      <PremiumLost />
      <LimitBanner />
      <div
        className={classNames(
          'grid items-start gap-6',
          shown ? 'xl:grid-cols-[minmax(18rem,23rem)_minmax(0,1fr)]' : 'max-w-3xl',
        )}
      >
        <EntriesPanel canWrite={canEdit && account.hasPremiumAccess} entries={entries} projectId={project.id} />
        {shown && (
          <div className="flex min-w-0 flex-col gap-6" id={panelId} tabIndex={-1}>
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
              canGenerate={block === null}
              canStop={canEdit && (entry.running?.isMine ?? true)}
              entry={{ ...entry, aiResponse: entry.aiAnalysis ?? null }}
              hint={hint()}
              material="entries"
              onGenerate={generate}
              quiet
              run={run}
              versions={<ReportVersions entry={entry} module="journal" project={project} />}
            />
          </div>
        )}
      </div>
      <CommentsPanel
        module="journal"
        permissions={project.permissions}
        projectId={project.id}
        userId={account.user.id}
      />
    </div>
  );
}
