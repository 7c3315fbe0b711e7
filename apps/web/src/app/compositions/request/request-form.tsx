import type { Project } from '@elan/contract/projects';
import { isDemoId } from '@elan/domain/demo';
import type { Ledger } from '@elan/domain/ledger/reading';
import { rowsOf } from '@elan/domain/ledger/row';
import type { FactGroup } from '@elan/domain/lender-facts/fact-fields';
import type { LenderRequest } from '@elan/domain/lender-facts/lender-request';
import { missingFacts } from '@elan/domain/lender-facts/missing-facts';
import { requestProblems } from '@elan/domain/lender-facts/request-problems';
import type { ReactNode } from 'react';
import { SaveState } from '../../../components/shared-text/save-state.tsx';
import { FailureBanner } from '../../../components/ui/failure-banner.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PageLoading } from '../../../components/ui/page-loading.tsx';
import { useDelayed } from '../../../components/ui/use-delayed.ts';
import { tablePath } from '../../../data/project/lender-places.ts';
import { useOpenModules } from '../../../data/project/open-modules.ts';
import { FileButtons } from '../../../features/documents/file-buttons.tsx';
import { offeredBalance } from '../../../features/documents/offered-files.ts';
import { EntryList } from '../../../features/lender-facts/entry-list.tsx';
import { FactForm } from '../../../features/lender-facts/fact-form.tsx';
import { FromFigures } from '../../../features/lender-facts/from-figures.tsx';
import { GroupCard } from '../../../features/lender-facts/group-card.tsx';
import { factMessages } from '../../../features/lender-facts/messages.ts';
import { RequestCheck } from '../../../features/lender-facts/request-check.tsx';
import { UnsentFacts } from '../../../features/lender-facts/unsent-facts.tsx';
import { TextDifference } from '../../../features/versions/text-difference.tsx';
import { useLanguage } from '../../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../../lib/i18n/use-messages.ts';
import { useHashArrival } from '../../../lib/use-hash-arrival.ts';
import { hintsOf, isCompared, linesOf, partOf, saidOf } from './request-figures.ts';
import { useRequest } from './use-request.ts';

/** The form itself, beside what the same rows as the table of figures say. */
export default function RequestForm({ project, opening }: { project: Project; opening: string }) {
  const words = useMessages(factMessages);
  const { language } = useLanguage();
  const open = useOpenModules(project);
  const mayEdit = project.permissions.canEdit && project.archivedAt === null;
  const { handle, ledger, planned, request, isLoaded, seesPrivate, fault, retry } = useRequest(project, mayEdit);
  const isReading = request === undefined || !isLoaded;
  const showLoading = useDelayed(isReading);
  useHashArrival(!isReading, 'start');
  if (fault !== null) {
    return <FailureBanner fault={fault} onRetry={retry} />;
  }
  if (request === undefined || !isLoaded) return showLoading ? <PageLoading message={opening} /> : null;

  const shared = { handle, mayEdit, projectId: project.id, difference: TextDifference };
  const figuresPath = open.includes('finances') ? tablePath : null;
  return (
    <>
      <UnsentFacts handle={handle} />
      <RequestCheck
        figuresPath={figuresPath}
        isCompared={isCompared(request)}
        missing={missingFacts(request)}
        problems={requestProblems(request)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2" data-no-print>
        <LinkButton size="small" to="/project/plan" variant="secondary">
          {words.toPlan}
        </LinkButton>
        <SaveState status={handle.snapshot.status} />
      </div>
      <Part group="ask" request={request} path={figuresPath}>
        <FactForm {...shared} group="ask" hints={hintsOf(request, words.fromRow, language)} />
      </Part>
      <GroupCard group="part">
        <EntryList {...shared} group="part" partsOf={(textOf) => partOf(textOf, planned.rows, words, language)} />
      </GroupCard>
      <GroupCard group="borrower">
        <EntryList {...shared} group="borrower" />
      </GroupCard>
      <Part group="business" request={request} path={figuresPath}>
        <FactForm {...shared} group="business" />
      </Part>
      <Part group="security" request={request} path={figuresPath}>
        <EntryList {...shared} group="security" />
      </Part>
      <GroupCard group="permit">
        <EntryList {...shared} group="permit" />
      </GroupCard>
      {seesPrivate && (
        <Balance ledger={ledger} path={figuresPath} project={project}>
          <EntryList {...shared} group="asset" />
        </Balance>
      )}
    </>
  );
}

type BalanceProps = { project: Project; ledger: Ledger; path: string | null; children: ReactNode };

/** What the people behind the project own and owe, for those who may see it. */
function Balance({ project, ledger, path, children }: BalanceProps) {
  const words = useMessages(factMessages);
  const { language } = useLanguage();
  const debts = rowsOf(ledger.rows, 'debt').filter(({ off }) => !off);
  return (
    <GroupCard group="asset">
      <p className="max-w-[68ch] text-sm text-muted">{words.balanceNote}</p>
      {children}
      <FromFigures
        path={path}
        said={[{ label: words.debts, value: debts.length === 0 ? null : linesOf(debts, language) }]}
      />
      {project.permissions.isOwner && !isDemoId(project.id) && (
        <div data-no-print>
          <FileButtons groups={[offeredBalance]} language={language} projectId={project.id} titled />
        </div>
      )}
    </GroupCard>
  );
}

type PartProps = { group: FactGroup; request: LenderRequest; path: string | null; children: ReactNode };

/** A part of the form, with what the figures say of it. */
function Part({ group, request, path, children }: PartProps) {
  const words = useMessages(factMessages);
  const { language } = useLanguage();
  const said = saidOf[group]?.(request, words, language) ?? [];
  return (
    <GroupCard group={group}>
      {children}
      {said.length > 0 && <FromFigures path={path} said={said} />}
    </GroupCard>
  );
}
