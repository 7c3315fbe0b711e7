import type { CashMonth } from '@elan/domain/finance-plan/plan';
import { moneyText } from '@elan/domain/money/money-text';
import { linearScale } from '../../components/chart/scale.ts';
import { useWidth } from '../../components/chart/use-width.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { financesMessages } from './messages.ts';

const height = 280;
const margin = { top: 20, right: 8, bottom: 44, left: 76 };

type Props = { months: readonly CashMonth[]; lowest: { month: number; cents: number } };

/** Cash at the end of each month, as bars above and below zero. The table below has the same figures. */
export function CashChart({ months, lowest }: Props) {
  const words = useMessages(financesMessages);
  const { language } = useLanguage();
  const [element, width] = useWidth<HTMLDivElement>();
  const y = linearScale(
    months.map((month) => month.closingCents / 100),
    height - margin.bottom,
    margin.top,
    5,
  );
  const step = (width - margin.left - margin.right) / Math.max(1, months.length);
  const zero = y.at(0);
  const last = months.at(-1)?.closingCents ?? 0;
  return (
    <div className="min-w-0" ref={element}>
      {width > 0 && (
        <svg
          aria-label={words.cashSummary(moneyText(lowest.cents)[language], lowest.month, moneyText(last)[language])}
          className="block w-full overflow-visible text-xs"
          height={height}
          role="img"
          viewBox={`0 0 ${width} ${height}`}
        >
          {y.ticks.map((tick) => (
            <g key={tick}>
              <line
                className={tick === 0 ? 'stroke-control' : 'stroke-line'}
                strokeWidth={tick === 0 ? 2 : 1}
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
          {months.map(({ month, closingCents }) => {
            const end = y.at(closingCents / 100);
            return (
              <rect
                className={closingCents < 0 ? 'fill-red' : 'fill-primary'}
                height={Math.max(1, Math.abs(end - zero))}
                key={month}
                rx={Math.min(3, step / 4)}
                width={Math.max(2, step * 0.68)}
                x={margin.left + (month - 1) * step + step * 0.16}
                y={Math.min(zero, end)}
              >
                <title>{`${words.month} ${month}${language === 'fr' ? '\u00a0' : ''}: ${moneyText(closingCents)[language]}`}</title>
              </rect>
            );
          })}
          {months
            .filter(({ month }) => month === 1 || month % 6 === 0)
            .map(({ month }) => (
              <text
                className="fill-muted"
                key={month}
                textAnchor="middle"
                x={margin.left + (month - 0.5) * step}
                y={height - margin.bottom + 20}
              >
                {month}
              </text>
            ))}
          <text
            className="fill-muted"
            textAnchor="middle"
            x={margin.left + (width - margin.left - margin.right) / 2}
            y={height - 6}
          >
            {words.month}
          </text>
        </svg>
      )}
    </div>
  );
}
