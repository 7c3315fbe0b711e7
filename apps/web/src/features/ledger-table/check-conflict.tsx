import { amountsOf } from '@elan/domain/ledger/amounts-of-passage';
import { bothRightKeys } from '@elan/domain/ledger/both-right';
import { describeRow } from '@elan/domain/ledger/describe-row';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Conflict, Difference, Ledger } from '@elan/domain/ledger/reading';
import type { Row } from '@elan/domain/ledger/row';
import { rowColumns } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import { moduleTitles } from '@elan/domain/modules/keys';
import { moneyText } from '@elan/domain/money/money-text';
import { type Ref, useImperativeHandle } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import type { CardActs } from './check-card.tsx';
import { checkMessages } from './check-messages.ts';
import { leadToTable } from './lead-to-row.ts';
import { MarkedWords } from './marked-words.tsx';
import { kindTexts, tableMessages } from './messages.ts';
import { rowName, rowText } from './row-text.ts';
import { changedColumns, columnFor, keepAsIs, settleConflict, takeAnswer } from './settle.ts';
import { cellOf, isTable } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';

type Shared = {
  tools: Pick<TableTools, 'leadTo' | 'labelOf' | 'mayEdit'>;
  onDecide: (edits: readonly LedgerEdit[], isKept: boolean) => void;
};

/** Two figures for one thing: this one, that one, or both. */
export function CheckConflict({ conflict, ledger, tools, onDecide }: Shared & { conflict: Conflict; ledger: Ledger }) {
  const words = useMessages(checkMessages);
  const shown = useShownValue(conflict);
  const { rows, total } = conflict;
  const both = () =>
    onDecide(
      bothRightKeys(conflict).map((refuse) => ({ refuse })),
      true,
    );
  const counting = rows[0];
  return (
    <>
      <p className="font-semibold">{words.disagree}</p>
      {total === undefined ? (
        <ul className="flex flex-col gap-3">
          {rows.map((row) => (
            <li className="flex flex-col items-start gap-1" key={row.id}>
              {tools.mayEdit ? (
                <Button
                  onClick={() => onDecide(settleConflict(conflict, row, ledger.unread), true)}
                  variant="secondary"
                >
                  {shown(row)}
                </Button>
              ) : (
                <span className="font-semibold">{shown(row)}</span>
              )}
              <RowWords row={row} tools={tools} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <MarkedWords amounts={amountsOf(total)} passage={total} tools={tools} />
          <TotalOf conflict={conflict} tools={tools} />
        </>
      )}
      {tools.mayEdit && counting?.kind !== 'setting' && (
        <Button className="self-start" onClick={both} variant="secondary">
          {words.bothRight}
        </Button>
      )}
    </>
  );
}

/** '$14,000 · Used van', or its whole content where the two are of different kinds. */
function useShownValue({ column: name, rows }: Conflict): (row: Row) => string {
  const words = useMessages(checkMessages);
  const text = useText();
  const { language } = useLanguage();
  const isOneKind = rows.every(({ kind }) => kind === rows[0]?.kind);
  return (row) => {
    const column = columnFor(row, name);
    const origin = Object.values(row.origins).find((each) => 'module' in each);
    const place = origin !== undefined && 'module' in origin ? text(moduleTitles[origin.module]) : words.inTable;
    const value =
      isOneKind && column !== undefined ? showCell(column, cellOf(row, name), language) : rowText(row, language);
    return `${rowName(row, language)} – ${value} (${place})`;
  };
}

function RowWords({ row, tools }: { row: Row; tools: Shared['tools'] }) {
  const origin = Object.values(row.origins).find((each) => 'quote' in each);
  return origin !== undefined && 'quote' in origin ? (
    <MarkedWords amounts={amountsOf(origin)} passage={origin} tools={tools} />
  ) : null;
}

/** A total is changed where it was said, and its parts are where they are. */
function TotalOf({ conflict: { rows, total, sum = 0 }, tools }: { conflict: Conflict; tools: Shared['tools'] }) {
  const words = useMessages(checkMessages);
  const tableWords = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  const kind = rows[0]?.kind;
  if (total === undefined || kind === undefined || !isTable(kind)) return null;
  const rhythm = total.every === null ? '' : ` ${showCell(rowColumns.stream.per, total.every, language)}`;
  return (
    <>
      <p>{tableWords.addUpTo(text(kindTexts[kind].title), moneyText(sum)[language] + rhythm)}</p>
      <ul className="list-disc pl-5 text-sm">
        {rows.map((row) => (
          <li key={row.id}>{describeRow(row, language)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => tools.leadTo(total.module, total.question)} variant="secondary">
          {words.seeAnswer}
        </Button>
        <Button onClick={() => leadToTable(kind)} variant="secondary">
          {words.seeLines}
        </Button>
      </div>
    </>
  );
}

/** A kept row whose answer says something else now. */
export function CheckDifference({
  difference,
  tools,
  onDecide,
  acts,
}: Shared & { difference: Difference; acts: Ref<CardActs> }) {
  const words = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  const { row, now } = difference;
  const take = () => onDecide([takeAnswer(difference)], true);
  const keep = () => onDecide([keepAsIs(difference)], true);
  useImperativeHandle(acts, () => ({ yes: take, change: () => undefined, no: keep }));
  const shown = (of: Row, name: string) => {
    const column = columnFor(of, name);
    return (column && showCell(column, cellOf(of, name), language)) || words.nothing;
  };
  return (
    <>
      <p className="font-semibold">
        {words.differenceTitle} ({rowName(row, language)})
      </p>
      <ul>
        {changedColumns(difference).map((name) => {
          const column = columnFor(row, name);
          return column === undefined ? null : (
            <li key={name}>{words.differenceNow(text(column.label), shown(row, name), shown(now, name))}</li>
          );
        })}
      </ul>
      <RowWords row={now} tools={tools} />
      {tools.mayEdit && (
        <div className="flex flex-wrap gap-2">
          <Button aria-keyshortcuts={words.yes.charAt(0)} onClick={take}>
            {words.useNow}
          </Button>
          <Button aria-keyshortcuts="N" onClick={keep} variant="secondary">
            {words.keepMine}
          </Button>
        </div>
      )}
    </>
  );
}
