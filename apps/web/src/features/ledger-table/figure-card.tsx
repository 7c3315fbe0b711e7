import { capacityCheck, describeStream, type OpenTimes, saleAtLoss } from '@elan/domain/forecast/describe-stream';
import { describeRow } from '@elan/domain/ledger/describe-row';
import { columnsOf, type Row } from '@elan/domain/ledger/row';
import { Check, ChevronDown, Ellipsis } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useRef, useState } from 'react';
import type { Colleague } from '../../components/present-people.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { CardAbout, type CardActions, type CardPlace } from './card-about.tsx';
import { cardMessages } from './card-messages.ts';
import { CellPeople } from './cell-people.tsx';
import { DisputeBox } from './dispute-box.tsx';
import { boxesOf, moreOf, stillMissing } from './form-boxes.ts';
import { changeCells, keyOf, type RowDispute } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import { OriginLine, originsOf } from './origin-line.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { RowFields } from './row-fields.tsx';
import { cellOf, isTable } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';

type Props = CardPlace & {
  row: Row;
  /** The other rows, for a card that names some; the same for as long as it names none. */
  rows: readonly Row[];
  tools: TableTools;
  times: OpenTimes;
  startsOpen: boolean;
  /** Who else is in a box of this card. */
  colleagues: readonly Colleague[];
  dispute: RowDispute | undefined;
  actions: CardActions;
};

/** A row as a short card: what it makes, its boxes one after the other, and under More what few rows need. */
export const FigureCard = memo(FigureCardOf);

function FigureCardOf(props: Props) {
  const { row, tools, times, colleagues, dispute } = props;
  const [isOpen, setOpen] = useState(props.startsOpen);
  const summary = useRef<HTMLElement>(null);
  if (!isTable(row.kind)) return null;
  const isProposed = row.status === 'proposed';
  const takeFocus = () => summary.current?.focus({ preventScroll: true });
  // What was pressed goes with the proposal.
  const apply: TableTools['edits']['apply'] = (edits) => {
    if (edits.some((edit) => 'put' in edit)) takeFocus();
    else props.actions.leave();
    tools.edits.apply(edits);
  };
  return (
    <li className="relative">
      <CellPeople people={colleagues} />
      <details
        className={`figure-card rounded-2xl border border-line ${isProposed ? 'ledger-proposed' : ''}`}
        data-look={isProposed || undefined}
        data-row={keyOf(row)}
        onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
        open={isOpen}
      >
        <summary className="flex min-h-11 items-start gap-3 px-4 py-3" ref={summary}>
          <Closed isOpen={isOpen} row={row} times={times} />
        </summary>
        {isOpen && isProposed && (
          <div className="flex flex-col gap-2 px-4 pb-4 text-sm">
            {originsOf(row.origins).map((origin) => (
              <span key={JSON.stringify(origin)}>
                <OriginLine origin={origin} tools={tools} />
              </span>
            ))}
            {tools.mayEdit && <ProposalActions edits={{ apply }} name={row.cells.name} row={row} />}
          </div>
        )}
        {isOpen && <OpenCard {...props} />}
      </details>
      {dispute !== undefined && (
        <div className="pt-2">
          <DisputeBox dispute={dispute} tools={tools} />
        </div>
      )}
    </li>
  );
}

/** What a card says while it is closed: its name and what it makes. */
function Closed({ row, times, isOpen }: { row: Row; times: OpenTimes; isOpen: boolean }) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="font-semibold break-words">
          {isOpen || row.kind === 'stream' ? nameOf(row) : describeRow(row, language)}
        </span>{' '}
        {(row.status === 'proposed' || row.off) && <Badge tone="yellow">{row.off ? words.off : words.proposed}</Badge>}
        {!isOpen && <Made row={row} times={times} />}
      </span>
      <ChevronDown
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 text-muted transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
      />
    </>
  );
}

function nameOf(row: Row): string {
  if (row.kind === 'stream' && row.cells.channel !== null) return `${row.cells.name} (${row.cells.channel})`;
  return isTable(row.kind) ? row.cells.name : '';
}

/** What a row makes, or what is still missing for that. */
function Made({ row, times }: { row: Row; times: OpenTimes }) {
  const words = useMessages(cardMessages);
  const { language } = useLanguage();
  if (row.kind === 'setting') return null;
  const columns = columnsOf(row.kind);
  const labelOf = (name: string) => columns[name]?.label[language].toLowerCase() ?? name;
  const missing = stillMissing(row).map((name) => (name === 'per' ? words.missingPer : labelOf(name)));
  if (missing.length > 0) {
    return <span className="block text-sm text-muted">{words.stillMissing(missing.join(', '))}</span>;
  }
  if (row.kind !== 'stream') return null;
  const capacity = capacityCheck(row, times, language);
  const loss = saleAtLoss(row, language);
  return (
    <>
      <span className="block text-sm" data-numbers>
        {describeStream(row, times, language) ?? describeRow(row, language)}
      </span>
      {loss !== null && (
        <span className="block text-sm font-semibold text-red" data-numbers>
          {loss}
        </span>
      )}
      {capacity !== null && (
        <span className={`block text-sm ${capacity.fits ? 'text-muted' : 'font-semibold text-red'}`} data-numbers>
          {capacity.says}
        </span>
      )}
    </>
  );
}

/** Enter goes on to the next box, and from the last one to the button that adds another card. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || !target.matches('input:not([type=checkbox]), select')) return;
  const box = target.closest('[data-box]');
  if (box === null) return;
  event.preventDefault();
  event.stopPropagation();
  const next = box.nextElementSibling?.querySelector<HTMLElement>('input, select, button');
  (next ?? box.closest('section')?.querySelector<HTMLElement>('[data-after-rows]'))?.focus();
}

function OpenCard({ row, rows, tools, times, actions, isFirst, isLast, isFull }: Props) {
  const words = useMessages(cardMessages);
  const text = useText();
  const [drafts, setDrafts] = useState<Readonly<Record<string, unknown>>>({});
  const more = moreOf(row);
  const [hadMore] = useState(() => more.some((name) => cellOf(row, name) !== null));
  const draft = (column: string, value: unknown) =>
    setDrafts(({ [column]: _, ...others }) => (value === undefined ? others : { ...others, [column]: value }));
  const typed = { ...row, cells: { ...row.cells, ...drafts } } as Row;
  const fields = { row, rows, tools, onDraft: draft };
  return (
    <div className="flex flex-col gap-4 px-4 pb-4" onKeyDownCapture={goOn}>
      <output className="block rounded-xl bg-primary-soft px-3 py-2 empty:hidden">
        <Made row={typed} times={times} />
      </output>
      <div className="flex flex-col gap-4">
        {boxesOf(row).map((box, at) => (
          <fieldset className="min-w-0" data-box key={box.title.en}>
            <legend className="flex items-center gap-2 text-sm font-semibold text-muted">
              <span aria-hidden className="figure-number">
                {at + 1}
              </span>
              {text(box.title)}
            </legend>
            <RowFields {...fields} columns={box.columns} />
            {box.columns.includes('unitCost') && <CostsNothing row={row} tools={tools} />}
          </fieldset>
        ))}
      </div>
      {more.length > 0 && (
        <Fold label={words.more} startsOpen={hadMore}>
          <RowFields {...fields} columns={more} />
        </Fold>
      )}
      <Fold icon label={words.about} startsOpen={false}>
        <CardAbout {...{ actions, isFirst, isLast, isFull, row, tools }} />
      </Fold>
    </div>
  );
}

type FoldProps = { label: string; icon?: boolean; startsOpen: boolean; children: ReactNode };

function Fold({ label, icon = false, startsOpen, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className="border-t border-line"
      onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
      open={isOpen}
    >
      <summary className="flex min-h-11 items-center gap-2 py-2 text-sm font-semibold">
        {icon && <Ellipsis aria-hidden className="size-5" />}
        {label}
      </summary>
      {isOpen && children}
    </details>
  );
}

/** Nothing is an answer too: it is said, never supposed. */
function CostsNothing({ row, tools }: { row: Row; tools: TableTools }) {
  const words = useMessages(cardMessages);
  const isNothing = cellOf(row, 'unitCost') === 0 && cellOf(row, 'costShare') === null;
  const change = () =>
    tools.edits.apply([changeCells(row, isNothing ? { unitCost: null } : { unitCost: 0, costShare: null })]);
  return (
    <Button
      aria-pressed={isNothing}
      className="mt-2"
      disabled={!tools.mayEdit}
      icon={isNothing ? <Check aria-hidden className="size-4" /> : undefined}
      onClick={change}
      size="small"
      variant="secondary"
    >
      {words.costsNothing}
    </Button>
  );
}
