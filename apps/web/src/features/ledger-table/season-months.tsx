import { monthNames, shortMonth } from '@elan/domain/ledger/cell-month';
import { seasonText } from '@elan/domain/ledger/cell-season';
import type { Column } from '@elan/domain/ledger/row-fields';
import { useId, useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { parseDraft } from './draft-cell.ts';
import { tableMessages } from './messages.ts';
import { TypedField } from './typed-field.tsx';
import type { CellProblem } from './use-problems.ts';

const allEven: readonly number[] = Array.from({ length: 12 }, () => 100);
/** In percent of a usual month. */
const mostWeight = 1000;

type Props = {
  label: string;
  disabled: boolean;
  value: readonly number[] | null;
  /** How many there are in a usual month; null where the months are shares of one, in percent. */
  usual: number | null;
  onChange: (value: readonly number[]) => void;
};

/** Twelve boxes, one a month: how many are sold in it, or how much of a usual month it is. */
export function SeasonMonths({ label, disabled, value, usual, onChange }: Props) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const id = useId();
  const weights = value ?? allEven;
  const whole = usual !== null && usual > 0 ? usual : 100;
  const set = (month: number, count: number) => {
    const weight = Math.round((count / whole) * 1e8) / 1e6;
    const next = weights.map((old, at) => (at === month ? weight : old));
    // A plan that never sells has no season.
    if (next.some((each) => each > 0)) onChange(next);
  };
  return (
    <fieldset aria-describedby={`${id}-help`} className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <p className="text-sm text-muted" id={`${id}-help`}>
        {whole === usual ? words.monthCounts : words.monthShares}
      </p>
      <div className="grid grid-cols-3 gap-x-3 gap-y-1 sm:grid-cols-6">
        {weights.map((weight, month) => (
          <MonthBox
            count={Math.round(weight * whole * 10) / 1000}
            disabled={disabled}
            key={monthNames(language)[month]}
            month={month}
            most={(mostWeight / 100) * whole}
            onChange={(count) => set(month, count)}
          />
        ))}
      </div>
      {value !== null && <p className="mt-1 text-sm">{seasonText(value, language, usual)}</p>}
    </fieldset>
  );
}

type BoxProps = {
  month: number;
  count: number;
  most: number;
  disabled: boolean;
  onChange: (count: number) => void;
};

function MonthBox({ month, count, most, disabled, onChange }: BoxProps) {
  const { language } = useLanguage();
  const text = useText();
  const [problem, setProblem] = useState<CellProblem>();
  const column: Column = {
    type: 'quantity',
    max: most,
    label: { en: shortMonth(month, 'en'), fr: shortMonth(month, 'fr') },
  };
  const commit = (draft: string) => {
    const parsed = parseDraft('month', column, draft === '' ? '0' : draft, language);
    setProblem('problem' in parsed ? { typed: draft, says: parsed.problem } : undefined);
    if ('value' in parsed && parsed.value !== count) onChange(Number(parsed.value));
  };
  return (
    <TypedField
      column={column}
      field={{
        'aria-label': monthNames(language)[month],
        disabled,
        error: problem && text(problem.says),
        inputMode: 'decimal',
        label: text(column.label),
      }}
      name="month"
      onCommit={commit}
      problem={problem}
      value={count}
    />
  );
}
