import { passageKey } from '@elan/domain/ledger/passage-key';
import type { Conflict, Difference, Passage, Total } from '@elan/domain/ledger/reading';
import type { Row, TableKind } from '@elan/domain/ledger/row';
import { showCell } from '@elan/domain/ledger/show-cell';
import { moduleTitles } from '@elan/domain/modules/keys';
import { useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { removeRows } from './ledger-edit.ts';
import { kindTexts, tableMessages } from './messages.ts';
import { changedColumns, columnFor, keepAsIs, settleConflict, takeAnswer } from './settle.ts';
import { amountKinds, cellOf, isTable } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';

type Tools = Pick<TableTools, 'edits' | 'mayEdit' | 'leadTo' | 'labelOf'>;

const boxClass = 'rounded-xl bg-orange-soft px-4 py-3 text-sm';

/** 'Price: $89 here, $95 in Marketing. Which one is right?' */
export function ConflictBox({ conflict, tools }: { conflict: Conflict; tools: Tools }) {
  const words = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  const [counting] = conflict.rows;
  const { open = [] } = conflict;
  if (conflict.total !== undefined) return <TotalBox kind={counting?.kind} tools={tools} total={conflict.total} />;
  const column = counting && columnFor(counting, conflict.column);
  if (counting === undefined || column === undefined) return null;
  const shownIn = (row: Row) => showCell(column, cellOf(row, conflict.column), language) || words.nothing;
  const placeOf = (row: Row) => {
    const origin = row.origins[conflict.column] ?? Object.values(row.origins)[0];
    return origin !== undefined && 'module' in origin
      ? words.valueHere(shownIn(row), text(moduleTitles[origin.module]))
      : words.valueTable(shownIn(row));
  };
  // A loan and the cost of its payments have no value in common: one of them goes.
  const isOneKind = conflict.rows.every(({ kind }) => kind === counting.kind);
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const name =
    counting.kind === 'setting' ? text(column.label) : `${counting.cells.name}, ${text(column.label).toLowerCase()}`;
  return (
    <div className={boxClass} data-look tabIndex={-1}>
      <p className="font-semibold">
        {name}
        {colon}
        {conflict.rows.map(placeOf).join(', ')}. {words.which}
      </p>
      {tools.mayEdit && (
        <div className="mt-2 flex flex-wrap gap-2">
          {conflict.rows.map((row) => (
            <Button
              key={row.id}
              onClick={() => tools.edits.apply(isOneKind ? settleConflict(conflict, row) : removeRows([row]))}
              size="small"
              variant="secondary"
            >
              {isOneKind ? shownIn(row) : words.refuseOf(`${row.cells.name}, ${shownIn(row)}`)}
            </Button>
          ))}
        </div>
      )}
      <Quotes rows={conflict.rows.filter((row) => !open.includes(row))} tools={tools} />
      {open.length > 0 && (
        <>
          <p className="mt-2">{words.leftOpen}</p>
          <Quotes rows={open} tools={tools} />
        </>
      )}
    </div>
  );
}

type TotalProps = { total: Total; kind: Row['kind'] | undefined; tools: Tools };

/** What was said about several rows together, and is not what they add up to. */
function TotalBox({ total, kind, tools }: TotalProps) {
  const words = useMessages(tableMessages);
  const text = useText();
  return (
    <div className={boxClass} data-look tabIndex={-1}>
      <p className="font-semibold">
        {words.otherTotal(kind !== undefined && isTable(kind) ? text(kindTexts[kind].title) : '')}
      </p>
      <PassageWords passage={total} tools={tools} />
    </div>
  );
}

function Quotes({ rows, tools }: { rows: readonly Row[]; tools: Tools }) {
  const passages = rows.flatMap((row) =>
    Object.values(row.origins).flatMap((origin) => ('quote' in origin ? [origin] : [])),
  );
  const each = [...new Map(passages.map((origin) => [`${origin.module}:${origin.question}:${origin.quote}`, origin]))];
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {each.map(([key, origin]) => (
        <li key={key}>
          <PassageWords passage={origin} tools={tools} />
        </li>
      ))}
    </ul>
  );
}

function PassageWords({ passage, tools }: { passage: Passage; tools: Tools }) {
  return (
    <>
      <q className="break-words">{passage.quote}</q>{' '}
      <button
        className="font-semibold text-primary underline underline-offset-4"
        onClick={() => tools.leadTo(passage.module, passage.question)}
        type="button"
      >
        {tools.labelOf(passage.module, passage.question)}
      </button>
    </>
  );
}

/** A kept row whose answer says something else now. */
export function DifferenceBox({ difference, tools }: { difference: Difference; tools: Tools }) {
  const words = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  const { row, now } = difference;
  const shown = (of: Row, name: string) => {
    const column = columnFor(of, name);
    return (column && showCell(column, cellOf(of, name), language)) || words.nothing;
  };
  const changed = changedColumns(difference).flatMap((name) => {
    const column = columnFor(row, name);
    return column === undefined ? [] : [{ name, label: text(column.label) }];
  });
  return (
    <div className={boxClass} data-look tabIndex={-1}>
      <p className="font-semibold">
        {words.differenceTitle}
        {row.kind !== 'setting' && ` (${row.cells.name})`}
      </p>
      <ul>
        {changed.map(({ name, label }) => (
          <li key={name}>{words.differenceNow(label, shown(row, name), shown(now, name))}</li>
        ))}
      </ul>
      {tools.mayEdit && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => tools.edits.apply([keepAsIs(difference)])} size="small" variant="secondary">
            {words.keepMine}
          </Button>
          <Button onClick={() => tools.edits.apply([takeAnswer(difference)])} size="small" variant="secondary">
            {words.useNow}
          </Button>
        </div>
      )}
      <Quotes rows={[now]} tools={tools} />
    </div>
  );
}

type UnreadProps = {
  unread: readonly Passage[];
  seesPrivate: boolean;
  /** What a person said is no figure of their plan, and can take back. */
  setAside: readonly Passage[] | undefined;
  tools: Tools;
  onAdd: (kind: TableKind, passage: Passage) => void;
  onSetAside: (passage: Passage) => void;
  onBringBack: (passage: Passage) => void;
};

/** Words with an amount or a rhythm that no row uses: each can become one, or is no figure of the plan. */
export function UnreadList({ unread, setAside = [], ...props }: UnreadProps) {
  const words = useMessages(tableMessages);
  const title = useRef<HTMLHeadingElement>(null);
  // The button goes with its passage.
  const stay = () => title.current?.focus({ preventScroll: true });
  if (unread.length === 0 && setAside.length === 0) return null;
  return (
    <section aria-labelledby="unread-title" data-no-print>
      <h3 className="text-xl" id="unread-title" ref={title} tabIndex={-1}>
        {words.unreadTitle}
      </h3>
      {unread.length > 0 && <p className="mt-1 text-sm text-muted">{words.unreadLead}</p>}
      <ul className="mt-3 flex flex-col gap-2">
        {unread.map((passage) => (
          <UnreadPassage key={passageKey(passage)} passage={passage} {...props} stay={stay} />
        ))}
      </ul>
      {setAside.length > 0 && (
        <details className="mt-3 border-t border-line">
          <summary className="min-h-11 py-2 font-semibold">{words.setAsideTitle(setAside.length)}</summary>
          <ul className="flex flex-col gap-2">
            {setAside.map((passage) => (
              <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1" key={passageKey(passage)}>
                <span className="min-w-0 text-sm">
                  <PassageWords passage={passage} tools={props.tools} />
                </span>
                {props.tools.mayEdit && (
                  <Button
                    aria-label={`${words.bringBack} – ${passage.quote}`}
                    onClick={() => {
                      stay();
                      props.onBringBack(passage);
                    }}
                    size="small"
                    variant="secondary"
                  >
                    {words.bringBack}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

type PassageProps = Omit<UnreadProps, 'unread' | 'setAside' | 'onBringBack'> & { passage: Passage; stay: () => void };

function UnreadPassage({ passage, seesPrivate, tools, onAdd, onSetAside, stay }: PassageProps) {
  const words = useMessages(tableMessages);
  const text = useText();
  const kinds = amountKinds.filter((kind) => seesPrivate || (kind !== 'debt' && kind !== 'household'));
  return (
    <li
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-sunken px-4 py-2 text-sm"
      data-passage={passageKey(passage)}
    >
      <span className="min-w-0">
        <PassageWords passage={passage} tools={tools} />
      </span>
      {tools.mayEdit && (
        <span className="flex min-w-0 flex-wrap items-center gap-2">
          <select
            aria-label={`${words.addAsRow}: ${passage.quote}`}
            className="control w-auto max-w-full"
            onChange={(event) => {
              const kind = kinds.find((each) => each === event.target.value);
              if (kind !== undefined) onAdd(kind, passage);
            }}
            value=""
          >
            <option value="">{words.addAsRow}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {text(kindTexts[kind].title)}
              </option>
            ))}
          </select>
          <Button
            aria-label={`${words.notAFigure} – ${passage.quote}`}
            onClick={() => {
              stay();
              onSetAside(passage);
            }}
            size="small"
            variant="secondary"
          >
            {words.notAFigure}
          </Button>
        </span>
      )}
    </li>
  );
}
