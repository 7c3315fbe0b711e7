import type { CashMonth, YearForecast } from '@elan/domain/finance-plan/plan';
import { moneyText } from '@elan/domain/money/money-text';
import { ScrollingTable } from '../../components/scrolling-table.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { financesMessages } from './messages.ts';

/** The three years, one column each. */
export function YearsTable({ years }: { years: readonly YearForecast[] }) {
  const words = useMessages(financesMessages);
  const { language } = useLanguage();
  const rows = [
    { label: words.sales, cents: (year: YearForecast) => year.salesCents, strong: false },
    { label: words.variable, cents: (year: YearForecast) => -year.variableCents, strong: false },
    { label: words.grossMargin, cents: (year: YearForecast) => year.grossMarginCents, strong: true },
    { label: words.fixed, cents: (year: YearForecast) => -year.fixedCents, strong: false },
    { label: words.result, cents: (year: YearForecast) => year.resultCents, strong: true },
  ];
  return (
    <ScrollingTable>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b-2 border-control">
            <th className="py-2 text-left" scope="col">
              {words.line}
            </th>
            {years.map(({ year }) => (
              <th className="py-2 pl-3 text-right whitespace-nowrap" key={year} scope="col">
                {words.year(year)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cents, strong }) => (
            <tr className={strong ? 'border-b border-line font-semibold' : 'border-b border-line'} key={label}>
              <th className={`py-2 text-left ${strong ? '' : 'font-normal'}`} scope="row">
                {label}
              </th>
              {years.map((year) => (
                <td className="py-2 pl-3 text-right whitespace-nowrap" data-numbers key={year.year}>
                  {moneyText(cents(year))[language]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

/** The cash plan month by month. Outgoing amounts are negative, so that each row adds up. */
export function MonthsTable({ months }: { months: readonly CashMonth[] }) {
  const words = useMessages(financesMessages);
  const { language } = useLanguage();
  const columns = [
    { label: words.opening, cents: (month: CashMonth) => month.openingCents },
    { label: words.sales, cents: (month: CashMonth) => month.salesCents },
    { label: words.funding, cents: (month: CashMonth) => month.fundingCents },
    { label: words.variable, cents: (month: CashMonth) => -month.variableCents },
    { label: words.fixed, cents: (month: CashMonth) => -month.fixedCents },
    { label: words.startUp, cents: (month: CashMonth) => -month.startUpCents },
    { label: words.closing, cents: (month: CashMonth) => month.closingCents },
  ];
  return (
    <ScrollingTable>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b-2 border-control">
            <th className="py-2 text-left" scope="col">
              {words.month}
            </th>
            {columns.map(({ label }) => (
              <th className="py-2 pl-3 text-right" key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr className="border-b border-line" key={month.month}>
              <th className="py-1.5 text-left font-normal" scope="row">
                {month.month}
              </th>
              {columns.map(({ label, cents }) => (
                <td className="py-1.5 pl-3 text-right whitespace-nowrap" data-numbers key={label}>
                  {moneyText(cents(month) || 0)[language]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
