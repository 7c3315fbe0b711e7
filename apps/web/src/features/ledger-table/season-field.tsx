import { monthNames, shortMonth } from '@elan/domain/ledger/cell-month';
import { seasonText } from '@elan/domain/ledger/cell-season';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { SelectField } from '../../components/ui/select-field.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { cardMessages } from './card-messages.ts';
import { tableMessages } from './messages.ts';

const width = 480;
const height = 170;
const edge = { top: 14, bottom: 30, side: 22 };
const most = 200;
const fine = 5;
const coarse = 25;
const months = Array.from({ length: 12 }, (_, month) => month);

const x = (month: number) => edge.side + (month * (width - 2 * edge.side)) / 11;
const y = (weight: number) => edge.top + (1 - Math.min(weight, most) / most) * (height - edge.top - edge.bottom);

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

/** Twelve points, one a month, that are dragged or moved with the arrow keys; each is a slider. */
function SeasonBars({ label, disabled, value, onChange }: Omit<Props, 'help'>) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const weights = value ?? months.map(() => 100);

  const set = (month: number, weight: number) => {
    const next = weights.map((old, at) => (at === month ? Math.max(0, Math.min(most, weight)) : old));
    // A plan that never sells has no season; the last point stays up.
    if (next.some((each) => each > 0)) onChange(next);
  };
  const press = (month: number) => (event: KeyboardEvent<SVGElement>) => {
    const weight = weights[month] ?? 0;
    const next = {
      ArrowUp: weight + fine,
      ArrowDown: weight - fine,
      PageUp: weight + coarse,
      PageDown: weight - coarse,
      Home: 0,
      End: 100,
    }[event.key];
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (next === undefined && sideways === undefined) return;
    event.preventDefault();
    if (next !== undefined) return set(month, next);
    const points = drawing.current?.querySelectorAll<SVGElement>('[role=slider]');
    points?.[(month + (sideways ?? 0) + 12) % 12]?.focus();
  };
  const drag = (month: number) => (event: PointerEvent<SVGElement>) => {
    const box = drawing.current?.getBoundingClientRect();
    if (disabled || box === undefined || event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = ((event.clientY - box.top) / box.height) * height;
    const weight = (1 - (place - edge.top) / (height - edge.top - edge.bottom)) * most;
    set(month, Math.round(weight / fine) * fine);
  };
  const points = weights.map((weight, month) => `${x(month)},${y(weight)}`).join(' ');
  return (
    <fieldset aria-describedby={`${id}-help`} className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <p className="text-sm text-muted" id={`${id}-help`}>
        {words.seasonHelp}
      </p>
      <svg className="season" ref={drawing} viewBox={`0 0 ${width} ${height}`}>
        <title>{label}</title>
        {[0, 100, 200].map((weight) => (
          <line
            className={weight === 100 ? 'stroke-control' : 'stroke-line'}
            key={weight}
            strokeDasharray={weight === 100 ? '4 4' : undefined}
            x1={edge.side}
            x2={width - edge.side}
            y1={y(weight)}
            y2={y(weight)}
          />
        ))}
        <polyline className="stroke-primary" fill="none" points={points} strokeWidth={3} />
        {months.map((month) => {
          const weight = weights[month] ?? 0;
          const name = monthNames(language)[month] ?? '';
          return (
            <g key={month}>
              <text className="fill-muted" textAnchor="middle" x={x(month)} y={height - 8}>
                {shortMonth(month, language).replace('.', '')}
              </text>
              <circle
                aria-disabled={disabled}
                aria-label={name}
                aria-orientation="vertical"
                aria-valuemax={most}
                aria-valuemin={0}
                aria-valuenow={weight}
                aria-valuetext={words.seasonPoint(name, weight)}
                cx={x(month)}
                cy={y(weight)}
                onKeyDown={disabled ? undefined : press(month)}
                onPointerDown={drag(month)}
                onPointerMove={drag(month)}
                r={11}
                role="slider"
                tabIndex={0}
              >
                <title>{words.seasonPoint(name, weight)}</title>
              </circle>
            </g>
          );
        })}
      </svg>
      <p className="mt-1 text-sm">{value !== null && seasonText(value, language)}</p>
    </fieldset>
  );
}
