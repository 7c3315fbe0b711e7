import type { Project } from '@elan/contract/projects';
import { isDemoId } from '@elan/domain/demo';
import { planFigures } from '@elan/domain/forecast/plan-figures';
import { calendarMonthText } from '@elan/domain/ledger/cell-month';
import { privateKinds, type Row, rowKey, rowsOf } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { FactGroup } from '@elan/domain/lender-facts/fact-fields';
import { readLenderFacts } from '@elan/domain/lender-facts/facts';
import { type LenderRequest, lenderRequest } from '@elan/domain/lender-facts/lender-request';
import { missingFacts } from '@elan/domain/lender-facts/missing-facts';
import { requestProblems } from '@elan/domain/lender-facts/request-problems';
import type { Language } from '@elan/domain/locale';
import { dollarsText, moneyText } from '@elan/domain/money/money-text';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { SaveState } from '../../components/shared-text/save-state.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { useDelayed } from '../../components/ui/use-delayed.ts';
import { FileButtons } from '../../features/documents/file-buttons.tsx';
import { offeredBalance } from '../../features/documents/offered-files.ts';
import { useLedger } from '../../features/ledger/use-ledger.ts';
import { EntryList } from '../../features/lender-facts/entry-list.tsx';
import { FactForm } from '../../features/lender-facts/fact-form.tsx';
import { FromFigures } from '../../features/lender-facts/from-figures.tsx';
import { GroupCard } from '../../features/lender-facts/group-card.tsx';
import { factMessages } from '../../features/lender-facts/messages.ts';
import { RequestCheck } from '../../features/lender-facts/request-check.tsx';
import { UnsentFacts } from '../../features/lender-facts/unsent-facts.tsx';
import { useFacts } from '../../features/lender-facts/use-facts.ts';
import { TextDifference } from '../../features/versions/text-difference.tsx';
import { faultText } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { tablePath } from '../../lib/lender-places.ts';
import { useOpenModules } from '../../lib/open-modules.ts';
import { useAccount } from '../../lib/session.ts';
import { thisMonth } from '../../lib/this-month.ts';
import { useHashArrival } from '../../lib/use-hash-arrival.ts';

/** The form itself, beside what the same rows as the table of figures say. */
export default function RequestForm({ project, opening }: { project: Project; opening: string }) {
  const words = useMessages(factMessages);
  const { language } = useLanguage();
  const { user } = useAccount();
  const open = useOpenModules(project);
  const mayEdit = project.permissions.canEdit && project.archived_at === null;
  const handle = useFacts({ userId: user.id, projectId: project.id, language, mayEdit });
  const { ledger, isLoaded, seesPrivate, fault: ledgerFault, retry } = useLedger(user.id, project);
  const [today] = useState(thisMonth);
  const settled = useDeferredValue(ledger);
  const planned = useMemo(() => {
    const rows = settled.rows.filter(({ kind }) => !privateKinds.includes(kind));
    return planFigures({ ...settled, rows }, { today });
  }, [settled, today]);
  const facts = useDeferredValue(handle.facts);
  const request = useMemo(
    () => (facts === undefined ? undefined : lenderRequest(readLenderFacts(facts), planned)),
    [facts, planned],
  );
  const fault = handle.fault ?? ledgerFault;
  const isReading = request === undefined || !isLoaded;
  const showLoading = useDelayed(isReading);
  useHashArrival(!isReading, 'start');
  if (fault !== null) {
    const again = async () => {
      retry();
      await handle.retry();
    };
    return (
      <Banner action={<RetryButton onRetry={again}>{words.retry}</RetryButton>} tone="error">
        {faultText(fault, language)}
      </Banner>
    );
  }
  if (request === undefined || !isLoaded) return showLoading ? <PageLoading message={opening} /> : null;

  const shared = { handle, mayEdit, projectId: project.id, difference: TextDifference };
  const figuresPath = open.includes('finances') ? tablePath : null;
  const debts = rowsOf(settled.rows, 'debt').filter(({ off }) => !off);
  return (
    <>
      <UnsentFacts handle={handle} />
      <RequestCheck
        figuresPath={figuresPath}
        isCompared={request.ask.amount !== null && request.ask.rows.length > 0}
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
        <GroupCard group="asset">
          <p className="max-w-[68ch] text-sm text-muted">{words.balanceNote}</p>
          <EntryList {...shared} group="asset" />
          <FromFigures
            path={figuresPath}
            said={[{ label: words.debts, value: debts.length === 0 ? null : linesOf(debts, language) }]}
          />
          {project.permissions.isOwner && !isDemoId(project.id) && (
            <div data-no-print>
              <FileButtons groups={[offeredBalance]} language={language} projectId={project.id} titled />
            </div>
          )}
        </GroupCard>
      )}
    </>
  );
}

type Words = ReturnType<typeof useMessages<typeof factMessages>>;
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

type SaidOf = (request: LenderRequest, words: Words, language: Language) => { label: string; value: string | null }[];

const saidOf: Readonly<Partial<Record<FactGroup, SaidOf>>> = {
  ask: ({ own, ownShare, broughtIn, others, needed }, words, language) => {
    const money = (cents: number | null) => (cents === null ? null : moneyText(cents)[language]);
    const mine = money(own);
    return [
      { label: words.own, value: mine === null || ownShare === null ? mine : words.ownShare(mine, ownShare) },
      ...(broughtIn === null ? [] : [{ label: words.broughtIn, value: money(broughtIn) }]),
      ...(others.length === 0 ? [] : [{ label: words.others, value: linesOf(others, language) }]),
      { label: words.needed, value: needed === null ? null : dollarsText(needed)[language] },
    ];
  },
  business: ({ legalForm, opening, people }, words, language) => [
    { label: words.legalForm, value: legalForm?.[language] ?? null },
    { label: words.start, value: opening === null ? null : calendarMonthText(opening, language) },
    { label: words.jobs, value: people.length === 0 ? null : linesOf(people, language) },
  ],
  security: ({ loanSecurity }, words) =>
    loanSecurity.length === 0 ? [] : [{ label: words.loanSecurity, value: loanSecurity.join('\n') }],
};

/** A row to a line: its name, and what of it a lender asks. */
function linesOf(rows: readonly Row[], language: Language): string {
  const shown = (row: Row): string => {
    switch (row.kind) {
      case 'funding': {
        const { name, amount, state } = row.cells;
        return [
          name,
          showCell(rowColumns.funding.amount, amount, language),
          showCell(rowColumns.funding.state, state, language),
        ]
          .filter(Boolean)
          .join(' · ');
      }
      case 'person': {
        const { name, title, count } = row.cells;
        return count === null
          ? (title ?? name)
          : `${showCell(rowColumns.person.count, count, language)} × ${title ?? name}`;
      }
      case 'debt':
        return [row.cells.name, showCell(rowColumns.debt.amount, row.cells.amount, language)]
          .filter(Boolean)
          .join(' · ');
      default:
        return '';
    }
  };
  return rows.map(shown).join('\n');
}

/** What the rows say where nothing is typed. */
function hintsOf({ facts, ask }: LenderRequest, fromRow: (value: string) => string, language: Language) {
  const isRead = (typed: number | null, value: number | null): value is number => typed === null && value !== null;
  return {
    ...(isRead(facts.ask.amount, ask.amount) ? { amount: fromRow(moneyText(ask.amount)[language]) } : {}),
    ...(isRead(facts.ask.months, ask.months) ? { months: fromRow(String(ask.months)) } : {}),
  };
}

/** A part of the money: which purchase it is, and what that costs. */
function partOf(textOf: (name: string) => string, rows: readonly Row[], words: Words, language: Language) {
  const purchases = rowsOf(rows, 'purchase').filter(({ off }) => !off);
  const named = textOf('row');
  const row = purchases.find((each) => rowKey(each) === named);
  const known = purchases.map((each) => ({ value: rowKey(each), label: each.cells.name }));
  const gone = named !== '' && row === undefined ? [{ value: named, label: words.goneRow }] : [];
  const price = row?.cells.amount == null ? null : row.cells.amount * (row.cells.count ?? 1);
  return {
    ...(row === undefined ? {} : { name: row.cells.name }),
    choices: { row: { options: [...known, ...gone], none: words.otherPurchase } },
    hidden: [...(named === '' ? [] : ['name']), ...(purchases.length === 0 && named === '' ? ['row'] : [])],
    hints: {
      ...(price !== null && textOf('amount') === '' ? { amount: words.fromRow(moneyText(price)[language]) } : {}),
      ...(row?.proof?.kind === 'quote' && textOf('quote') === '' ? { quote: words.fromRow(row.proof.detail) } : {}),
    },
  };
}
