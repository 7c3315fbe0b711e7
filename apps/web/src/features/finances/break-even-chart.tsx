import type { BreakEven } from '@elan/domain/finance-plan/plan';
import { moneyText } from '@elan/domain/money/money-text';
import { linearScale } from '../../components/chart/scale.ts';
import { useWidth } from '../../components/chart/use-width.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { financesMessages } from './messages.ts';

const height = 300;
const margin = { top: 28, right: 16, bottom: 48, left: 76 };

type Props = {
  breakEven: BreakEven;
  /** Target sales per month; null when the answers give none. */
  goal: number | null;
};

/** Monthly sales and costs by number of sales; the lines cross at the break-even point. */
export function BreakEvenChart({ breakEven, goal }: Props) {
  const words = useMessages(financesMessages);
  const { language } = useLanguage();
  const [element, width] = useWidth<HTMLDivElement>();
  const { priceCents, unitCostCents, fixedCents, unitsPerMonth, salesCentsPerMonth } = breakEven;
  const farthest = Math.max(unitsPerMonth * 1.7, (goal ?? 0) * 1.15, 2);
  const sales = (units: number) => (units * priceCents) / 100;
  const costs = (units: number) => (fixedCents + units * unitCostCents) / 100;
  const x = linearScale([farthest], margin.left, width - margin.right, width < 480 ? 4 : 6);
  const end = x.ticks.at(-1) ?? farthest;
  const y = linearScale([sales(end), costs(end)], height - margin.bottom, margin.top, 5);
  const line = (values: (units: number) => number) =>
    `M${x.at(0)},${y.at(values(0))}L${x.at(end)},${y.at(values(end))}`;
  const point = { x: x.at(unitsPerMonth), y: y.at(sales(unitsPerMonth)) };
  const count = formatNumber(unitsPerMonth, language);
  const showsGoal = goal !== null && goal > 0 && goal <= end;
  return (
    <div className="min-w-0" ref={element}>
      {width > 0 && (
        <svg
          aria-label={words.breakEvenSummary(count, moneyText(salesCentsPerMonth)[language])}
          className="block w-full overflow-visible text-xs"
          height={height}
          role="img"
          viewBox={`0 0 ${width} ${height}`}
        >
          {y.ticks.map((tick) => (
            <g key={tick}>
              <line
                className={tick === 0 ? 'stroke-control' : 'stroke-line'}
                x1={margin.left}
                x2={width - margin.right}
                y1={y.at(tick)}
                y2={y.at(tick)}
              />
              <text className="fill-muted" dy="0.32em" textAnchor="end" x={margin.left - 8} y={y.at(tick)}>
                {moneyText(tick * 100)[language]}
              </text>
            </g>
          ))}
          {x.ticks.map((tick) => (
            <text className="fill-muted" key={tick} textAnchor="middle" x={x.at(tick)} y={height - margin.bottom + 20}>
              {formatNumber(tick, language)}
            </text>
          ))}
          {showsGoal && (
            <line
              className="stroke-control"
              strokeDasharray="4 4"
              x1={x.at(goal)}
              x2={x.at(goal)}
              y1={margin.top}
              y2={height - margin.bottom}
            />
          )}
          <path className="stroke-orange" d={line(costs)} fill="none" strokeDasharray="8 4" strokeWidth={2.5} />
          <path className="stroke-primary" d={line(sales)} fill="none" strokeWidth={3} />
          <circle className="fill-surface stroke-ink" cx={point.x} cy={point.y} r={6} strokeWidth={3} />
          <text
            className="fill-ink font-semibold"
            textAnchor={point.x > width / 2 ? 'end' : 'start'}
            x={point.x + (point.x > width / 2 ? -12 : 12)}
            y={point.y + (point.x > width / 2 ? -8 : 22)}
          >
            {words.point(count)}
          </text>
          <text
            className="fill-muted"
            textAnchor="middle"
            x={margin.left + (width - margin.left - margin.right) / 2}
            y={height - 6}
          >
            {words.perMonth}
          </text>
        </svg>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Key className="border-primary">{words.takings}</Key>
        <Key className="border-orange border-dashed">{words.costs}</Key>
        {showsGoal && <Key className="border-control border-dashed">{words.goal(formatNumber(goal, language))}</Key>}
      </ul>
    </div>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className={`w-7 border-t-3 ${className}`} />
      {children}
    </li>
  );
}
