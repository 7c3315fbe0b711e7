import type { TradeOfProject } from '@elan/contract/trades';
import { stemsOf } from '@elan/domain/ledger/read/nouns';
import type { Row, TableKind } from '@elan/domain/ledger/row';
import { overlap, subjectOf } from '@elan/domain/ledger/subject';
import { namedIn } from '@elan/domain/trades/named-things';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { tradeQuery } from '../../data/api/queries.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { cardMessages } from './card-messages.ts';
import type { ChecklistItem } from './checklist-text.ts';
import { generalChecklist } from './general-checklist.ts';
import { newRow } from './ledger-edit.ts';
import { tableMessages } from './messages.ts';
import type { SaidText } from './said-words.tsx';
import type { TableTools } from './table-tools.ts';

/** What a founder said of an item is kept under these keys, among the proposals that were refused. */
const answered = (kind: TableKind, key: string) => `checklist/${kind}/${key}`;
const postponed = (kind: TableKind, key: string) => `checklist/${kind}/${key}/later`;

type Props = {
  kind: TableKind;
  rows: readonly Row[];
  /** The answers about what is paid, bought and brought in. */
  said: readonly SaidText[];
  refused: readonly string[];
  tools: TableTools;
  /** Opens the card of a row that was just added. */
  onAdded: (row: Row) => void;
};

/** 'Founders usually also have …': yes makes a card with the name filled in, no and later are remembered. */
export const Checklist = memo(function Checklist({ kind, rows, said, refused, tools, onAdded }: Props) {
  const words = useMessages(cardMessages);
  const text = useText();
  const { language } = useLanguage();
  const projectId = tools.history?.projectId;
  const trade = useQuery({
    ...tradeQuery(projectId ?? '', language),
    enabled: projectId !== undefined && tools.mayEdit,
  });
  const general = text(generalChecklist).get(kind) ?? [];
  const ofTrade = ofTradeIn(trade.data, kind);
  const all = [...ofTrade, ...general.filter(({ key }) => !ofTrade.some((item) => item.key === key))];
  const named = rows.filter((row) => row.kind === kind);
  const isNamed = useMemo(() => {
    // What is sold is nothing that one has: somebody who keeps books may still need an accountant.
    const had = rows.filter((row) => row.kind !== 'stream').map((row) => [row.cells.name, ...subjectOf(row).quotes]);
    return namedIn([...had.flat(), ...said.map((each) => each.text)]);
  }, [rows, said]);
  const open = all.filter(
    (item) => !refused.includes(answered(kind, item.key)) && !isNamed(item.label) && !named.some(isOne(item)),
  );
  const isLater = ({ key }: ChecklistItem) => refused.includes(postponed(kind, key));
  const [now, later] = [open.filter((item) => !isLater(item)), open.filter(isLater)];
  if (!tools.mayEdit || open.length === 0) return null;
  const item = (each: ChecklistItem) => (
    <Item
      item={each}
      key={each.key}
      {...(!isLater(each) && { onLater: () => tools.edits.apply([{ refuse: postponed(kind, each.key) }]) })}
      onNo={() => tools.edits.apply([{ refuse: answered(kind, each.key) }])}
      onYes={() => {
        const row = newRow(kind, each.label);
        tools.edits.apply([{ put: row }, { refuse: answered(kind, each.key) }]);
        onAdded(row);
      }}
    />
  );
  return (
    <div className="rounded-2xl bg-sunken p-4 text-sm" data-no-print>
      {now.length > 0 && (
        <>
          <p className="font-semibold">{words.checklist}</p>
          {/* One at a time: answering it brings up the next. */}
          <ul>{now.slice(0, 1).map(item)}</ul>
        </>
      )}
      {later.length > 0 && (
        <details>
          <summary className="min-h-11 py-3 text-muted">{words.forLater(later.length)}</summary>
          <ul>{later.map(item)}</ul>
        </details>
      )}
    </div>
  );
});

/** What people of the trade forget comes before what everybody does. */
function ofTradeIn(trade: TradeOfProject | undefined, kind: TableKind): readonly ChecklistItem[] {
  const lists: Partial<Record<TableKind, readonly ChecklistItem[]>> = trade?.checklists ?? {};
  return lists[kind] ?? [];
}

/**
 * Whether a row of that kind is such a thing: with nothing but words of its name ('Bookkeeping' for 'Accounting and
 * bookkeeping'), or with one of the words that it also has among those it was read from.
 */
const isOne = ({ key, label, also = [] }: ChecklistItem) => {
  const named = new Set(stemsOf(label));
  const others = also.flatMap(stemsOf);
  return (row: Row): boolean => {
    const { words, quotes } = subjectOf(row);
    const said = new Set([...words, ...quotes.flatMap(stemsOf)]);
    const isPart = overlap(words, named) === 1;
    return kindWithin(row) === key.replaceAll('-', '_') || isPart || others.some((word) => said.has(word));
  };
};

function kindWithin(row: Row): string | null {
  if (row.kind === 'purchase') return row.cells.use;
  if (row.kind === 'funding') return row.cells.source;
  return row.kind === 'person' ? row.cells.role : null;
}

type ItemProps = { item: ChecklistItem; onYes: () => void; onNo: () => void; onLater?: () => void };

function Item({ item: { label, why }, onYes, onNo, onLater }: ItemProps) {
  const words = useMessages(cardMessages);
  const table = useMessages(tableMessages);
  const answer = (says: string, act: () => void) => (
    <Button
      aria-label={words.answerTo(says, label)}
      onClick={({ currentTarget }) => {
        const list = currentTarget.closest('ul')?.parentElement;
        act();
        // The buttons go with their question; those of the next one take the focus, unless a card has it.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) list?.querySelector('button')?.focus({ preventScroll: true });
        });
      }}
      size="small"
      variant="quiet"
    >
      {says}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 border-t border-line first:mt-2">
      <span className="min-w-0 flex-1 basis-full sm:basis-32">
        {label}
        {why !== undefined && <span className="block text-muted">{why}</span>}
      </span>
      <span className="flex">
        {answer(table.yes, onYes)}
        {answer(table.no, onNo)}
        {onLater && answer(words.later, onLater)}
      </span>
    </li>
  );
}
