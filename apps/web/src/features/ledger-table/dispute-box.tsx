import type { Row, RowKind } from '@elan/domain/ledger/row';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language } from '@elan/domain/locale';
import { displayName } from '@elan/domain/people';
import { Button } from '../../components/ui/button.tsx';
import { labelled } from '../../lib/i18n/labelled.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { pick } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { RowDispute } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { proofText, rowName, rowText } from './row-text.ts';
import { columnFor } from './settle.ts';
import { cellOf } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';

type Props = {
  kind: RowKind;
  tools: Pick<TableTools, 'disputes' | 'settle'>;
  /** Whether a dispute about a row, by its id, is shown here; all of them by default. */
  isHere?: (rowId: string) => boolean;
};

export const isOfKind =
  (kind: RowKind) =>
  ({ mine, theirs }: RowDispute) =>
    (mine ?? theirs)?.kind === kind;

/** The rows of a kind that two people changed at the same time: neither change is lost until one is chosen. */
export function Disputes({ kind, tools, isHere = () => true }: Props) {
  return tools.disputes
    .filter(isOfKind(kind))
    .filter(({ mine, theirs }) => isHere((mine ?? theirs)?.id ?? ''))
    .map((dispute) => <DisputeBox dispute={dispute} key={dispute.key} tools={tools} />);
}

const whoIn = ({ by }: RowDispute) => (by === null ? null : displayName(by));

type BoxProps = { dispute: RowDispute; tools: Pick<TableTools, 'settle'> };

export function DisputeBox({ dispute, tools }: BoxProps) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const { mine, theirs, disputed } = dispute;
  const known = mine ?? theirs;
  const says = (row: Row | null) => {
    if (row === null) return words.deleted;
    return disputed.length === 0 ? rowText(row, language) : partsText(row, disputed, language);
  };
  return (
    <div className="rounded-xl bg-orange-soft px-4 py-3 text-sm" role="alert">
      <p className="font-semibold">{words.disputed(whoIn(dispute), known === null ? '' : rowName(known, language))}</p>
      <p>{labelled(words.yours, says(mine), language)}</p>
      <p>{labelled(whoIn(dispute) ?? words.theirs, says(theirs), language)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => tools.settle(dispute.key, 'mine')} size="small" variant="secondary">
          {words.keepMine}
        </Button>
        <Button onClick={() => tools.settle(dispute.key, 'theirs')} size="small" variant="secondary">
          {words.takeTheirs}
        </Button>
      </div>
    </div>
  );
}

/** What somebody else wrote in a cell, below what was written here. */
export function CellDispute({ dispute, column }: { dispute: RowDispute; column: string }) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  if (dispute.theirs === null) return null;
  return (
    <span className="block text-left text-xs font-semibold whitespace-normal text-orange">
      {words.disputedCell(whoIn(dispute), partText(dispute.theirs, column, language))}
    </span>
  );
}

/** Some cells and remarks of a row, with their names: 'Amount before tax: $1,900'. */
function partsText(row: Row, names: readonly string[], language: Language): string {
  const words = pick(tableMessages, language);
  const labels: Readonly<Record<string, string>> = { off: words.counts, note: words.note, proof: words.proof };
  return names
    .map((name) => {
      const label = columnFor(row, name)?.label[language] ?? labels[name] ?? name;
      return labelled(label, partText(row, name, language), language);
    })
    .join(language === 'fr' ? '\u00a0; ' : '; ');
}

function partText(row: Row, name: string, language: Language): string {
  const words = pick(tableMessages, language);
  const column = columnFor(row, name);
  const remarks: Readonly<Record<string, string>> = {
    off: row.off ? words.no : words.yes,
    note: row.note ?? '',
    proof: proofText(row, language),
  };
  const shown = column === undefined ? (remarks[name] ?? '') : showCell(column, cellOf(row, name), language);
  return shown === '' ? words.nothing : shown;
}
