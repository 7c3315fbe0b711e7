import { useState } from 'react';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { cardMessages } from './card-messages.ts';
import { tableMessages } from './messages.ts';
import { MonthsChosen } from './months-chosen.tsx';
import { SeasonMonths } from './season-months.tsx';

const months = Array.from({ length: 12 }, (_, month) => month);

type Props = {
  label: string;
  help: string | undefined;
  error?: string | null;
  disabled: boolean;
  value: readonly number[] | null;
  /** How many there are in a usual month; null where that is not known, or nothing is sold. */
  usual: number | null;
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
export function SeasonField({ label, help, error = null, disabled, value, usual, onChange }: Props) {
  const words = useMessages(cardMessages);
  const table = useMessages(tableMessages);
  /** What was chosen and is not yet in the months themselves. */
  const [chosen, choose] = useState<Shape | null>(null);
  const shape = chosen ?? shapeOf(value);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <SelectField
        disabled={disabled}
        error={error}
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
        <fieldset>
          <legend className="sr-only">{label}</legend>
          <MonthsChosen disabled={disabled} onChange={onChange} value={shapeOf(value) === 'chosen' ? value : null} />
        </fieldset>
      )}
      {shape === 'uneven' && (
        <SeasonMonths disabled={disabled} label={label} onChange={onChange} usual={usual} value={value} />
      )}
    </div>
  );
}
