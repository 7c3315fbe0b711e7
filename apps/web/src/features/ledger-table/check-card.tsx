import { quoted } from '@elan/domain/excerpt';
import { seasonText } from '@elan/domain/ledger/cell-season';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import type { Amount } from '@elan/domain/ledger/read/amounts';
import { hoursOfEach } from '@elan/domain/ledger/read/said-of-amount';
import { seasonOfSale } from '@elan/domain/ledger/read/said-of-season';
import { laterFrom } from '@elan/domain/ledger/read/said-of-time';
import type { Row } from '@elan/domain/ledger/row';
import { type SaleColumn, saidOfEverySale } from '@elan/domain/ledger/sale-of-amount';
import { showCell } from '@elan/domain/ledger/show-cell';
import type { Language } from '@elan/domain/locale';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { type SingleCard, sameAmount } from './check-draft.ts';
import { checkKinds, checkMessages, kindNames, saleColumnNames } from './check-messages.ts';
import { cellsOf, costBefore, saleColumnsFor } from './check-sale.ts';
import { CheckTogether } from './check-together.tsx';
import { DraftFields } from './draft-fields.tsx';
import { MarkedWords } from './marked-words.tsx';
import { kindTexts, tableMessages } from './messages.ts';
import { MonthsChosen } from './months-chosen.tsx';
import { cellOf, columnOf } from './table-columns.ts';
import type { TableTools } from './table-tools.ts';
import { type CheckDraft, everySale, useCheckDraft } from './use-check-draft.ts';

/** What the keys of the queue do to the card that is shown. */
export type CardActs = { yes: () => void; change: () => void; no: () => void };

type Props = {
  card: SingleCard;
  rows: readonly Row[];
  /** The cards that may be decided with it. */
  others: readonly SingleCard[];
  /** Where the amounts of its words begin that were answered just now. */
  answered: readonly number[];
  tools: Pick<TableTools, 'leadTo' | 'labelOf' | 'mayEdit'>;
  /** Decides the card, or one of its amounts. */
  onDecide: (edits: readonly LedgerEdit[], isKept: boolean, amount?: Amount) => void;
  /** Shows another card. */
  onShow: (key: string) => void;
  acts: Ref<CardActs>;
};

/** One proposed row, or words that no row uses: what was written, what it may be, and the four answers. */
export function CheckCard({ card, rows, others, answered, tools, onDecide, onShow, acts }: Props) {
  const words = useMessages(checkMessages);
  const text = useText();
  const { language } = useLanguage();
  const fields = useRef<HTMLDivElement>(null);
  const found = useCheckDraft(card, rows, answered, onDecide);
  const { passage, amounts, amount, draft, sale } = found;
  const change = () => {
    const all = [...(fields.current?.querySelectorAll<HTMLElement>('input, select') ?? [])];
    (all[1] ?? all[0] ?? fields.current?.closest('article')?.querySelector<HTMLElement>('[data-belongs]'))?.focus();
  };
  const yes = (also: readonly LedgerEdit[] = []) => {
    found.yes(also);
    const box = `[data-field$="|${found.missing}"] :is(input, select)`;
    if (found.missing !== null) fields.current?.querySelector<HTMLElement>(box)?.focus();
  };
  useImperativeHandle(acts, () => ({ yes: () => yes(), change, no: () => found.no() }));
  return (
    <>
      {passage !== null && (
        <MarkedWords
          amounts={amounts}
          chosen={found.amount}
          onChoose={tools.mayEdit && card.is === 'passage' ? found.choose : undefined}
          passage={passage}
          tools={tools}
        />
      )}
      {answered.length > 0 && <p className="text-sm font-semibold text-green">{words.keptOne}</p>}
      {draft !== null && draft.kind !== 'setting' && (
        <p className="text-sm font-semibold text-muted">{text(kindTexts[draft.kind].title)}</p>
      )}
      {tools.mayEdit && draft === null && sale === undefined && passage !== null && amount !== undefined && (
        <p className="font-semibold">{words.whatIs(quoted(passage.quote.slice(amount.start, amount.end), language))}</p>
      )}
      <SaleFields found={found} />
      {draft !== null && sale === undefined && (
        <DraftFields
          draft={draft}
          asked={found.missing}
          mayEdit={tools.mayEdit}
          onChange={found.change}
          problems={found.problems}
          ref={fields}
          rows={rows}
        />
      )}
      {draft !== null && sale === undefined && tools.mayEdit && <SameAmount draft={draft} rows={rows} />}
      {tools.mayEdit && <Answers found={found} onChange={change} onYes={() => yes()} />}
      <CheckTogether
        mayEdit={tools.mayEdit}
        onDecide={card.is === 'row' ? yes : found.no}
        onShow={onShow}
        others={others}
      />
    </>
  );
}

/** That another row has the same amount, so that nothing counts twice unseen. */
function SameAmount({ draft, rows }: { draft: Row; rows: readonly Row[] }) {
  const words = useMessages(checkMessages);
  const { language } = useLanguage();
  const same = sameAmount(draft, rows);
  return same === undefined ? null : (
    <p className="text-sm font-semibold" role="note">
      {words.sameAmount(quoted(same.cells.name, language))}
    </p>
  );
}

/** Which sale an amount goes into, and as what. */
function SaleFields({ found: { amount, passage, target, setTarget, chooseSale, sales, sale } }: { found: CheckDraft }) {
  const words = useMessages(checkMessages);
  const text = useText();
  const { language } = useLanguage();
  if (target === null || amount === undefined || passage === null || sales.length === 0) return null;
  const isForAll = target.sale === everySale;
  const ofOne = saleColumnsFor(sale, amount, passage);
  const ofAll = ofOne.filter((each) => each === 'unitCost' || saidOfEverySale.has(each));
  const columns = isForAll ? ofAll : ofOne;
  const season = seasonOfSale(passage.quote, amount);
  const labelOf = (of: Row, column: SaleColumn) => {
    const cells = column === 'quantity' ? ['quantity', 'per'] : [heldIn[column] ?? column];
    const held = shownAs(of, cells, language);
    const name = column === 'later' ? words.laterFrom(laterFrom(passage.quote, amount)) : text(saleColumnNames[column]);
    const hours = column === 'unitCost' ? hoursOfEach(passage.quote, amount) : null;
    const label =
      hours === null
        ? name
        : words.hours(
            name,
            formatNumber(hours, language),
            showCell(columnOf('stream', column), cellsOf(column, amount, passage)[column], language),
          );
    if (held === '' || isForAll) return label;
    return costBefore(of, column, amount, passage) === null ? words.holds(label, held) : words.adds(label, held);
  };
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {sale !== undefined && amount.value === null && <p className="text-sm sm:col-span-2">{words.isRange}</p>}
      {sale !== undefined && season !== null && cellOf(sale, 'season') === null && (
        <p className="text-sm sm:col-span-2">{words.months(seasonText(season, language))}</p>
      )}
      <SelectField
        label={words.whichSale}
        onChange={(event) => chooseSale(event.target.value)}
        options={[
          ...sales.map(({ id, cells: { name } }) => ({ value: id, label: name })),
          ...(sales.length > 1 && ofAll.length > 0 ? [{ value: everySale, label: words.allSales }] : []),
          { value: '', label: words.newSale },
        ]}
        placeholder={null}
        value={target.sale}
      />
      {sale !== undefined && (
        <SelectField
          label={words.saleColumn}
          onChange={(event) => {
            const column = columns.find((each) => each === event.target.value);
            if (column !== undefined) setTarget({ ...target, column });
          }}
          options={columns.map((column) => ({ value: column, label: labelOf(sale, column) }))}
          value={target.column ?? ''}
        />
      )}
      {sale !== undefined && target.column === 'inMonths' && (
        <fieldset className="sm:col-span-2">
          <legend className="py-1.5 font-semibold">
            {cellOf(sale, 'quantity') === null ? words.inTheseMonths : words.inWhichMonths}
          </legend>
          <MonthsChosen
            disabled={false}
            onChange={(months) => setTarget({ ...target, months })}
            value={target.months}
          />
        </fieldset>
      )}
    </div>
  );
}

/** Where a sale holds what an amount would change there. */
const heldIn: Partial<Record<SaleColumn, string>> = { later: 'targets', inMonths: 'season' };

/** What a sale has in some cells; empty where the first of them is. */
const shownAs = (sale: Row, cells: readonly string[], language: Language): string =>
  (cellOf(sale, cells[0] ?? '') === null ? [] : cells)
    .map((name) => showCell(columnOf('stream', name), cellOf(sale, name), language))
    .join(' ')
    .trim();

/** Yes, change, belongs to something else, or no. */
function Answers({ found, onYes, onChange }: { found: CheckDraft; onYes: () => void; onChange: () => void }) {
  const words = useMessages(checkMessages);
  const text = useText();
  const { no } = useMessages(tableMessages);
  const { draft, sale } = found;
  // A place or a legal form is no amount that could be something else.
  const isWords = draft?.kind === 'setting' && found.amounts.length === 0;
  return (
    <div className="flex flex-wrap items-center gap-2" data-no-print>
      {(draft !== null || sale !== undefined) && (
        <Button aria-keyshortcuts={words.yes.charAt(0)} disabled={found.hasProblem} onClick={onYes}>
          {words.yes}
        </Button>
      )}
      {draft !== null && sale === undefined && (
        <Button aria-keyshortcuts="E" onClick={onChange} variant="secondary">
          {words.change}
        </Button>
      )}
      {found.passage !== null && !isWords && (
        <select
          aria-label={words.belongs}
          className="control w-auto max-w-full"
          data-belongs
          onChange={(event) => {
            const kind = checkKinds.find((each) => each === event.target.value);
            if (kind !== undefined) found.belongTo(kind);
          }}
          value=""
        >
          <option value="">{words.belongs} …</option>
          {checkKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(kindNames[kind])}
            </option>
          ))}
        </select>
      )}
      <Button aria-keyshortcuts="N" onClick={() => found.no()} variant="secondary">
        {isWords ? no : words.notAFigure}
      </Button>
    </div>
  );
}
