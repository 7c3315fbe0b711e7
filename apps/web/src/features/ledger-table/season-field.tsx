import { monthNames, shortMonth } from '@elan/domain/ledger/cell-month';
import { useState } from 'react';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { cardMessages } from './card-messages.ts';
import { tableMessages } from './messages.ts';
import { SeasonBars } from './season-bars.tsx';

const months = Array.from({ length: 12 }, (_, month) => month);

type Props = {
  label: string;
  help: string | undefined;
  disabled: boolean;
  value: readonly number[] | null;
  onChange: (value: readonly number[] | null) => void;
};

type Shape = 'all' | 'chosen' | 'uneven';

function shapeOf(value: readonly number[] | null): Shape | '' {
  if (value === null) return '';
  const open = value.filter((weight) => weight > 0);
  if (open.some((weight) => weight !== 100)) return 'uneven';
  return open.length === 12 ? 'all' : 'chosen';
}

/** All year, some months, or twelve months of which some are busier. */
export function SeasonField({ label, help, disabled, value, onChange }: Props) {
  const words = useMessages(cardMessages);
  const table = useMessages(tableMessages);
  const { language } = useLanguage();
  /** What was chosen and is not yet in the months themselves. */
  const [chosen, choose] = useState<Shape | null>(null);
  const shape = chosen ?? shapeOf(value);
  const open = shapeOf(value) === 'chosen' ? (value ?? []) : months.map(() => 0);
  const toggle = (month: number) => {
    const next = open.map((weight, at) => (at === month ? 100 - weight : weight));
    onChange(next.some((weight) => weight > 0) ? next : null);
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <SelectField
        disabled={disabled}
        help={help}
        label={label}
        onChange={(event) => {
          const next = event.target.value as Shape | '';
          choose(next === 'chosen' || next === 'uneven' ? next : null);
          if (next === '') onChange(null);
          if (next === 'all') onChange(months.map(() => 100));
        }}
        options={[
          { value: 'all', label: words.allYear },
          { value: 'chosen', label: words.chosenMonths },
          { value: 'uneven', label: words.unevenMonths },
        ]}
        placeholder={table.unset}
        value={shape}
      />
      {shape === 'chosen' && (
        <fieldset className="grid grid-cols-4 gap-1 sm:grid-cols-6">
          <legend className="sr-only">{label}</legend>
          {months.map((month) => (
            <button
              aria-label={monthNames(language)[month]}
              aria-pressed={(open[month] ?? 0) > 0}
              className="min-h-11 rounded-xl border border-control px-1 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary sm:min-h-9"
              disabled={disabled}
              key={month}
              onClick={() => toggle(month)}
              type="button"
            >
              {shortMonth(month, language).replace('.', '')}
            </button>
          ))}
        </fieldset>
      )}
      {shape === 'uneven' && <SeasonBars disabled={disabled} label={label} onChange={onChange} value={value} />}
    </div>
  );
}
