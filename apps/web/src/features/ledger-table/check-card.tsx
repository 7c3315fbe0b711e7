import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Amount } from '@elan/domain/ledger/read/amounts';
import { type Row, rowsOf } from '@elan/domain/ledger/row';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import {
  amountsOf,
  dismiss,
  guessedRow,
  intoSale,
  keepDraft,
  openAmounts,
  passageOf,
  rowFrom,
  type SaleColumn,
  type SingleCard,
  saleColumns,
} from './check-draft.ts';
import { checkMessages, kindNames, saleColumnNames } from './check-messages.ts';
import { DraftFields } from './draft-fields.tsx';
import { keyOf } from './ledger-edit.ts';
import { MarkedWords } from './marked-words.tsx';
import { kindTexts } from './messages.ts';
import type { TableTools } from './table-tools.ts';
import { useProblems } from './use-problems.ts';

/** What the keys of the queue do to the card that is shown. */
export type CardActs = { yes: () => void; change: () => void; no: () => void };

type Props = {
  card: SingleCard;
  rows: readonly Row[];
  tools: Pick<TableTools, 'leadTo' | 'labelOf' | 'mayEdit'>;
  /** Decides the card. */
  onDecide: (edits: readonly LedgerEdit[], isKept: boolean) => void;
  acts: Ref<CardActs>;
};

type Kind = keyof typeof kindNames;
type Target = { sale: string; column: SaleColumn };

/** One proposed row, or words that no row uses: what was written, what it may be, and the four answers. */
export function CheckCard({ card, rows, tools, onDecide, acts }: Props) {
  const words = useMessages(checkMessages);
  const text = useText();
  const problems = useProblems();
  const fields = useRef<HTMLDivElement>(null);
  const passage = passageOf(card);
  const open = card.is === 'passage' ? openAmounts(card.passage, rows) : [];
  const [amount, setAmount] = useState<Amount | undefined>(
    card.is === 'passage' ? open[0] : passage === null ? undefined : amountsOf(passage)[0],
  );
  const [draft, setDraft] = useState(guessedRow(card));
  /** The sale that the amount goes into; none for a new row. */
  const [target, setTarget] = useState<Target | null>(null);
  const sales = rowsOf(rows, 'stream').filter(({ status }) => status === 'confirmed');
  const sale = sales.find(({ id }) => id === target?.sale);
  const hasProblem = sale === undefined && draft !== null && Object.keys(problems.inRow(keyOf(draft))).length > 0;

  const belongTo = (kind: Kind, taken = amount) => {
    if (passage === null) return;
    setDraft(rowFrom(kind, passage, taken, card.is === 'row' ? card.row.cells.name : undefined));
    const [first] = sales;
    const column = taken?.kind === 'money' ? 'price' : 'quantity';
    setTarget(kind === 'stream' && first !== undefined ? { sale: first.id, column } : null);
  };
  const choose = (taken: Amount) => {
    setAmount(taken);
    if (draft !== null && Object.hasOwn(kindNames, draft.kind)) belongTo(draft.kind as Kind, taken);
  };
  const yes = () => {
    if (hasProblem) return;
    const isLast = card.is === 'row' || open.length <= 1;
    if (sale !== undefined && target !== null && amount !== undefined && passage !== null)
      onDecide([...intoSale(sale, target.column, amount, passage), ...(isLast ? dismiss(card) : [])], true);
    else if (draft !== null) onDecide(keepDraft(card, draft, isLast), true);
  };
  const no = () => onDecide(dismiss(card), false);
  const change = () => {
    const all = [...(fields.current?.querySelectorAll<HTMLElement>('input, select') ?? [])];
    (all[1] ?? all[0] ?? fields.current?.closest('article')?.querySelector<HTMLElement>('[data-belongs]'))?.focus();
  };
  useImperativeHandle(acts, () => ({ yes, change, no }));

  return (
    <>
      {passage !== null && (
        <MarkedWords
          amounts={card.is === 'passage' ? open : amountsOf(passage)}
          chosen={amount}
          onChoose={tools.mayEdit && card.is === 'passage' ? choose : undefined}
          passage={passage}
          tools={tools}
        />
      )}
      {draft !== null && draft.kind !== 'setting' && (
        <p className="text-sm font-semibold text-muted">{text(kindTexts[draft.kind].title)}</p>
      )}
      {target !== null && sales.length > 0 && (
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <SelectField
            label={words.whichSale}
            onChange={({ target: { value } }) => setTarget({ ...target, sale: value })}
            options={[
              ...sales.map(({ id, cells: { name } }) => ({ value: id, label: name })),
              { value: '', label: words.newSale },
            ]}
            placeholder={null}
            value={target.sale}
          />
          {sale !== undefined && (
            <SelectField
              label={words.saleColumn}
              onChange={({ target: { value } }) => {
                const column = saleColumns.find((each) => each === value);
                if (column !== undefined) setTarget({ ...target, column });
              }}
              options={saleColumns.map((column) => ({ value: column, label: text(saleColumnNames[column]) }))}
              placeholder={null}
              value={target.column}
            />
          )}
        </div>
      )}
      {draft !== null && sale === undefined && (
        <DraftFields
          draft={draft}
          mayEdit={tools.mayEdit}
          onChange={setDraft}
          problems={problems}
          ref={fields}
          rows={rows}
        />
      )}
      {tools.mayEdit && (
        <div className="flex flex-wrap items-center gap-2" data-no-print>
          {(draft !== null || sale !== undefined) && (
            <Button aria-keyshortcuts="Y" disabled={hasProblem} onClick={yes}>
              {words.yes}
            </Button>
          )}
          {draft !== null && sale === undefined && (
            <Button aria-keyshortcuts="E" onClick={change} variant="secondary">
              {words.change}
            </Button>
          )}
          <Button aria-keyshortcuts="N" onClick={no} variant="secondary">
            {words.notAFigure}
          </Button>
          {passage !== null && (
            <select
              aria-label={words.belongs}
              className="control w-auto max-w-full"
              data-belongs
              onChange={({ target: { value } }) => {
                const kind = (Object.keys(kindNames) as Kind[]).find((each) => each === value);
                if (kind !== undefined) belongTo(kind);
              }}
              value=""
            >
              <option value="">{words.belongs} …</option>
              {(Object.keys(kindNames) as Kind[]).map((kind) => (
                <option key={kind} value={kind}>
                  {text(kindNames[kind])}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
    </>
  );
}
