import type { Ratio } from '@elan/domain/forecast/forecast';
import { intlLocale } from '@elan/domain/locale';
import { withMinus } from '@elan/domain/money/with-minus';
import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { OriginDetails, type Origins } from './origin-details.tsx';
import { SimpleTable, type TableRow } from './simple-table.tsx';
import { statementMessages } from './statement-messages.ts';
import { useAmounts } from './use-amounts.ts';

/** The ratios by year; one of the whole plan is under the first year. */
export function RatiosTable({ ratios, origins }: { ratios: readonly Ratio[]; origins: Origins }) {
  const words = useMessages(statementMessages);
  const text = useText();
  const { language } = useLanguage();
  const shown = ({ value, kind }: Ratio) => {
    if (value === null) return words.notApplicable;
    const format = (options: Intl.NumberFormatOptions) =>
      withMinus(new Intl.NumberFormat(intlLocale(language), options).format(value));
    if (kind === 'percent') return format({ style: 'percent', maximumFractionDigits: 1 });
    const number = format({ maximumFractionDigits: kind === 'times' ? 2 : 1 });
    return kind === 'times' ? words.times(number) : words.monthsCount(number);
  };
  const keys = [...new Set(ratios.map(({ key }) => key))];
  return (
    <SimpleTable
      head={[words.ratio, words.year(1), words.year(2), words.year(3)]}
      rows={keys.flatMap((key): TableRow[] => {
        const same = ratios.filter((ratio) => ratio.key === key);
        const [first] = same;
        const known = same.filter(({ inputs }) => inputs.length > 0);
        const head = first && (
          <>
            <span className="font-semibold">{text(first.label)}</span>
            <span className="block max-w-prose text-muted">{text(first.formula)}</span>
          </>
        );
        const cells = [1, 2, 3].map((year) => {
          const ratio = same.find((each) => (each.year ?? 1) === year);
          return ratio === undefined ? '' : shown(ratio);
        });
        const below = { key: `${key}/origin`, whole: <MadeOf origins={origins} ratios={known} /> };
        return [{ key, head, cells }, ...(known.length > 0 ? [below] : [])];
      })}
    />
  );
}

/** The amounts that a ratio is computed from, by year, and the rows and assumptions behind them. */
function MadeOf({ ratios, origins }: { ratios: readonly Ratio[]; origins: Origins }) {
  const words = useMessages(statementMessages);
  const text = useText();
  const { dollars } = useAmounts();
  const [isOpen, setOpen] = useState(false);
  const amounts = (
    <ul>
      {ratios.map(({ year, inputs }) => (
        <li key={year}>
          {year !== null && `${words.year(year)} – `}
          {inputs.map(({ label, value }) => `${text(label)} ${dollars(value)}`).join(', ')}
        </li>
      ))}
    </ul>
  );
  const rowIds = [...new Set(ratios.flatMap((ratio) => ratio.rowIds))];
  const assumptions = ratios.flatMap((ratio) => ratio.assumptions);
  return (
    <details className="text-muted" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 py-2 sm:min-h-0 sm:py-0">{words.madeOf}</summary>
      {isOpen && <OriginDetails amounts={amounts} origin={{ rowIds, assumptions }} origins={origins} />}
    </details>
  );
}
