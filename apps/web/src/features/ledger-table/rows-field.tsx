import { describeRow } from '@elan/domain/ledger/describe-row';
import { type Row, rowKey } from '@elan/domain/ledger/row';
import { CheckboxField } from '../../components/ui/checkbox-field.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { tableMessages } from './messages.ts';
import { amountKinds } from './table-columns.ts';

type Props = {
  label: string;
  disabled: boolean;
  /** The keys of the rows that are chosen. */
  value: readonly string[];
  rows: readonly Row[];
  /** Null when none is chosen. */
  onChange: (keys: readonly string[] | null) => void;
};

/** Some of the lines of the plan. */
export function RowsField({ label, disabled, value, rows, onChange }: Props) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const lines = rows.filter(({ kind, off }) => !off && isPlanKind(kind));
  const choose = (key: string, isChosen: boolean) => {
    // Lines that were deleted since are forgotten.
    const known = value.filter((each) => each !== key && lines.some((row) => rowKey(row) === each));
    const next = isChosen ? [...known, key] : known;
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className="col-span-2 min-w-0">
      <legend className="py-1.5 font-semibold">{label}</legend>
      {lines.length === 0 && <p className="text-sm text-muted">{words.noLines}</p>}
      {lines.map((row) => (
        <CheckboxField
          checked={value.includes(rowKey(row))}
          disabled={disabled}
          key={rowKey(row)}
          label={describeRow(row, language)}
          onChange={(event) => choose(rowKey(row), event.target.checked)}
        />
      ))}
    </fieldset>
  );
}

/** Debts and the household are not part of the books of the business. */
const isPlanKind = (kind: Row['kind']) =>
  kind !== 'debt' && kind !== 'household' && amountKinds.some((each) => each === kind);
