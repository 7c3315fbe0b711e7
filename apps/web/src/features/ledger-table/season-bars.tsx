import { monthNames, shortMonth } from '@elan/domain/ledger/cell-month';
import { seasonText } from '@elan/domain/ledger/cell-season';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { tableMessages } from './messages.ts';

const width = 480;
const height = 170;
const edge = { top: 14, bottom: 30, side: 22 };
const most = 200;
const fine = 5;
const coarse = 25;
const allEven: readonly number[] = Array.from({ length: 12 }, () => 100);

const x = (month: number) => edge.side + (month * (width - 2 * edge.side)) / 11;
const y = (weight: number) => edge.top + (1 - Math.min(weight, most) / most) * (height - edge.top - edge.bottom);

/** The weight at a height of the screen, in whole steps. */
function weightAt(clientY: number, { top, height: drawn }: DOMRect): number {
  const place = ((clientY - top) / drawn) * height;
  const weight = (1 - (place - edge.top) / (height - edge.top - edge.bottom)) * most;
  return Math.round(weight / fine) * fine;
}

/** What a key makes of a weight; undefined for a key that changes none. */
const weightByKey = (key: string, weight: number): number | undefined =>
  ({
    ArrowUp: weight + fine,
    ArrowDown: weight - fine,
    PageUp: weight + coarse,
    PageDown: weight - coarse,
    Home: 0,
    End: 100,
  })[key];

type Props = {
  label: string;
  disabled: boolean;
  value: readonly number[] | null;
  onChange: (value: readonly number[]) => void;
};

/** Twelve points, one a month, that are dragged or moved with the arrow keys; each is a slider. */
export function SeasonBars({ label, disabled, value, onChange }: Props) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const id = useId();
  const weights = value ?? allEven;
  const set = (month: number, weight: number) => {
    const next = weights.map((old, at) => (at === month ? Math.max(0, Math.min(most, weight)) : old));
    // A plan that never sells has no season; the last point stays up.
    if (next.some((each) => each > 0)) onChange(next);
  };
  return (
    <fieldset aria-describedby={`${id}-help`} className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <p className="text-sm text-muted" id={`${id}-help`}>
        {words.seasonHelp}
      </p>
      <svg className="season" viewBox={`0 0 ${width} ${height}`}>
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
        <polyline
          className="stroke-primary"
          fill="none"
          points={weights.map((weight, month) => `${x(month)},${y(weight)}`).join(' ')}
          strokeWidth={3}
        />
        {weights.map((weight, month) => (
          <SeasonPoint
            disabled={disabled}
            key={monthNames(language)[month]}
            month={month}
            onMove={(next) => set(month, next)}
            weight={weight}
          />
        ))}
      </svg>
      <p className="mt-1 text-sm">{value !== null && seasonText(value, language)}</p>
    </fieldset>
  );
}

type PointProps = { month: number; weight: number; disabled: boolean; onMove: (weight: number) => void };

function SeasonPoint({ month, weight, disabled, onMove }: PointProps) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const name = monthNames(language)[month] ?? '';
  const press = (event: KeyboardEvent<SVGElement>) => {
    const next = weightByKey(event.key, weight);
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (next === undefined && sideways === undefined) return;
    event.preventDefault();
    if (next !== undefined) return onMove(next);
    const points = event.currentTarget.ownerSVGElement?.querySelectorAll<SVGElement>('[role=slider]');
    points?.[(month + (sideways ?? 0) + 12) % 12]?.focus();
  };
  const drag = (event: PointerEvent<SVGElement>) => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (disabled || box === undefined || event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onMove(weightAt(event.clientY, box));
  };
  return (
    <>
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
        onKeyDown={disabled ? undefined : press}
        onPointerDown={drag}
        onPointerMove={drag}
        r={11}
        role="slider"
        tabIndex={0}
      >
        <title>{words.seasonPoint(name, weight)}</title>
      </circle>
    </>
  );
}
