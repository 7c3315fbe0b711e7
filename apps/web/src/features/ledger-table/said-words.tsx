import { fits } from '@elan/domain/ledger/field';
import { type Amount, amountsIn } from '@elan/domain/ledger/read/amounts';
import { plainText } from '@elan/domain/ledger/read/plain-text';
import { columnsOf, type Origin, type Row, type TableKind } from '@elan/domain/ledger/row';
import type { Column } from '@elan/domain/ledger/row-fields';
import { typedCell } from '@elan/domain/ledger/show-cell';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { cardMessages } from './card-messages.ts';
import { type CellPlace, cellAround, cellMark } from './cell-place.ts';
import { boxesOf } from './form-boxes.ts';
import { changeCells, fromWords, keyOf, newRow } from './ledger-edit.ts';
import { kindTexts, tableMessages } from './messages.ts';
import type { TableTools } from './table-tools.ts';
import { TextWithAmounts } from './text-with-amounts.tsx';

/** An answer that a form belongs to. */
export type SaidText = { module: ModuleKey; question: string; text: string };

/** An amount of an answer, with the words it stands in. */
type Said = { shown: string; amount: Amount; origin: Origin };

type Props = {
  kind: TableKind;
  texts: readonly SaidText[];
  rows: readonly Row[];
  tools: TableTools;
  /** The box the person is in, or was in last. */
  box: { readonly current: HTMLElement | null };
  onAdded: (row: Row) => void;
};

/** The person's own sentences beside a form. One press on an amount puts it into the box they are in, or asks which. */
export const SaidWords = memo(function SaidWords({ kind, texts, rows, tools, box, onAdded }: Props) {
  const words = useMessages(cardMessages);
  const { language } = useLanguage();
  const content = JSON.stringify(texts);
  const lines = useMemo(() => (JSON.parse(content) as SaidText[]).flatMap(linesOf), [content]);
  const [asked, ask] = useState<Said | null>(null);
  if (!tools.mayEdit || lines.length === 0) return null;
  const press = (said: Said) => {
    const field = box.current;
    const cell = cellAround(field);
    const column = cell && columnsOf(kind)[cell.column];
    const value = valueFor(column, said.amount);
    if (!field?.isConnected || cell === undefined || column === undefined || value === null) return ask(said);
    ask(null);
    tools.said.put(cell, value, said.origin);
    type(field as HTMLInputElement, typedCell(column, value, language));
  };
  return (
    <div className="said-words rounded-2xl bg-sunken p-4 text-sm" data-no-print>
      <p className="font-semibold">{words.saidTitle}</p>
      <p className="text-muted">{words.saidLead}</p>
      {lines.map(({ key, text, amounts, origin }) => (
        <p className="mt-2 break-words" key={key}>
          <TextWithAmounts amounts={amounts} text={text}>
            {(shown, amount) => (
              <button
                aria-label={words.putAmount(shown)}
                className="figure-amount"
                onClick={() => press({ shown, amount, origin })}
                // The box keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                type="button"
              >
                {shown}
              </button>
            )}
          </TextWithAmounts>
        </p>
      ))}
      {asked !== null && (
        <WhichBox
          kind={kind}
          onAdded={onAdded}
          onDone={() => ask(null)}
          open={rows.find((row) => row.kind === kind && isOpenCard(keyOf(row)))}
          said={asked}
          tools={tools}
        />
      )}
    </div>
  );
});

type WhichProps = Pick<Props, 'kind' | 'tools' | 'onAdded'> & {
  said: Said;
  /** The card the person is at; undefined for a new one. */
  open: Row | undefined;
  onDone: () => void;
};

/** Which box an amount goes into, where nobody is in one that can hold it. */
function WhichBox({ kind, said, open, tools, onAdded, onDone }: WhichProps) {
  const words = useMessages(cardMessages);
  const table = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [fresh] = useState(() => newRow(kind, text(kindTexts[kind].newRow)));
  const row = open ?? fresh;
  const columns = boxesOf(row)
    .flatMap(({ columns: names }) => names)
    .filter((name) => valueFor(columnsOf(kind)[name], said.amount) !== null);
  const label = words.putWhere(said.shown);
  const put = (name: string, column: Column) => {
    const value = valueFor(column, said.amount);
    const cell = { row: keyOf(row), column: name };
    const box = open && inputOf(cell);
    tools.edits.apply([fromWords(changeCells(row, { [name]: value }), name, said.origin)]);
    // What is typed in the box, right or wrong, gives way to the amount.
    if (box && value !== null) {
      tools.said.put(cell, value, said.origin);
      type(box, typedCell(column, value, language));
    }
    if (open === undefined) onAdded(row);
  };
  return (
    <select
      aria-label={label}
      className="control mt-2"
      ref={field}
      onChange={(event) => {
        const name = event.target.value;
        const column = columnsOf(kind)[name];
        if (column === undefined) return onDone();
        put(name, column);
        tools.announce(words.put(said.shown, text(column.label)));
        onDone();
      }}
      value=""
    >
      <option value="">
        {open === undefined
          ? `${label} (${words.newCard})`
          : `${label} (${open.kind === 'setting' ? '' : open.cells.name})`}
      </option>
      {columns.map((name) => (
        <option key={name} value={name}>
          {text(columnsOf(kind)[name]?.label ?? { en: name, fr: name })}
        </option>
      ))}
      <option value="none">{table.nothing}</option>
    </select>
  );
}

const isOpenCard = (key: string) => document.querySelector(`details[open][data-row="${CSS.escape(key)}"]`) !== null;

/** The box of a cell in an open card, where it is shown. */
const inputOf = (cell: CellPlace) =>
  [...document.querySelectorAll<HTMLInputElement>(`[data-field="${CSS.escape(cellMark(cell))}"] input`)].find((input) =>
    input.checkVisibility(),
  );

/** What an amount is in a cell of a column; null where it cannot be there. */
function valueFor(column: Column | undefined, { kind, value }: Amount): number | null {
  if (column === undefined || value === null) return null;
  const isShare = kind === 'percent';
  const worth = {
    money: Math.round(value * 100),
    percent: Math.round(value * 1000) / 10,
    quantity: value,
    integer: value,
  };
  const found = Object.entries(worth).find(([type]) => type === column.type)?.[1];
  if (found === undefined || isShare !== (column.type === 'percent')) return null;
  // An amount in dollars is no quantity.
  if (kind === 'money' && column.type !== 'money') return null;
  return fits(column, found) ? found : null;
}

/** Goes to a field and types a text into it, so that it is shown, read and kept like one that was typed by hand. */
function type(field: HTMLInputElement, text: string): void {
  field.focus({ preventScroll: true });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

type Line = { key: string; text: string; amounts: readonly Amount[]; origin: Origin };

/** 'Two restaurants' and 'six months' seldom go into a box: a number in words is marked where it is money or a share. */
function isMarked({ kind, value, currency }: Amount, written: string): boolean {
  return value !== null && currency === null && (/\d/u.test(written) || kind === 'money' || kind === 'percent');
}

/** The lines of an answer that have an amount. */
function linesOf({ module, question, text }: SaidText): Line[] {
  return text.split('\n').flatMap((line, at): Line[] => {
    const all = amountsIn(plainText(line));
    const amounts = all.filter((amount) => isMarked(amount, line.slice(amount.start, amount.end)));
    const origin = { from: 'said', module, question, quote: line.trim() } as const;
    return amounts.length === 0 ? [] : [{ key: `${module}/${question}/${at}`, text: line, amounts, origin }];
  });
}
