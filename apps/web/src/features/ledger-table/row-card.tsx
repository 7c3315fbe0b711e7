import { describeRow } from '@elan/domain/ledger/describe-row';
import type { Row } from '@elan/domain/ledger/row';
import { Ellipsis } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { CellPeople } from './cell-people.tsx';
import { keyOf } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { OriginLine, originsOf } from './origin-line.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { isTable } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';
import { usePeopleInRows } from './use-present-cells.ts';

/** A row on a phone, in plain words; its cells open as fields. */
export function RowCard({ row, tools }: { row: Row; tools: TableTools }) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const peopleIn = usePeopleInRows();
  if (!isTable(row.kind)) return null;
  const colleagues = peopleIn(row.id);
  const isProposed = row.status === 'proposed';
  const name = row.cells.name;
  return (
    <li
      className={`relative flex flex-col gap-3 rounded-2xl border border-line p-4 ${isProposed ? 'ledger-proposed' : ''}`}
      data-row={keyOf(row)}
      tabIndex={-1}
    >
      {colleagues.length > 0 && <CellPeople people={colleagues} />}
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 font-semibold break-words">{describeRow(row, language)}</p>
        {(isProposed || row.off) && <Badge tone="yellow">{row.off ? words.off : words.proposed}</Badge>}
      </div>
      {isProposed &&
        originsOf(row.origins).map((origin) => (
          <span className="text-sm" key={JSON.stringify(origin)}>
            <OriginLine origin={origin} tools={tools} />
          </span>
        ))}
      {isProposed && tools.mayEdit ? (
        <ProposalActions edits={tools.edits} name={name} onCorrect={() => tools.showDetails(row)} row={row} />
      ) : (
        <Button
          aria-label={words.details(name)}
          className="self-start"
          icon={<Ellipsis aria-hidden className="size-5" />}
          onClick={() => tools.showDetails(row)}
          size="small"
          variant="quiet"
        >
          {words.rowActions}
        </Button>
      )}
    </li>
  );
}
