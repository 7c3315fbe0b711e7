import type { Forecast } from '@elan/domain/forecast/forecast';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { Choice } from './choice.tsx';
import type { Origins } from './origin-details.tsx';
import { statementMessages } from './statement-messages.ts';
import { type StatementRow, StatementTable } from './statement-table.tsx';

type Statement = 'income' | 'cash' | 'balance';

/** The three statements, one at a time on screen, all of them on paper. */
export function Statements({ forecast, origins }: { forecast: Forecast; origins: Origins }) {
  const words = useMessages(statementMessages);
  const [statement, setStatement] = useState<Statement>('income');
  const [detail, setDetail] = useState<'years' | 'months'>('years');
  const names = { income: words.income, cash: words.cash, balance: words.balance };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap gap-x-6 gap-y-2" data-no-print>
        <Choice label={words.statement} onChoose={setStatement} options={names} value={statement} />
        <Choice
          label={words.detail}
          onChoose={setDetail}
          options={{ years: words.years, months: words.months }}
          value={detail}
        />
      </div>
      {(Object.keys(names) as Statement[]).map((key) => (
        <div className={classNames(key !== statement && 'hidden print:block')} key={key}>
          <h4 className="hidden text-lg font-semibold print:block">{names[key]}</h4>
          <StatementTable
            caption={names[key]}
            detail={detail}
            months={forecast.months}
            origins={origins}
            rows={rowsOf[key](forecast)}
          />
        </div>
      ))}
      <p className="text-sm text-muted">
        {words.assumedLegend} {words.amountsIn}
      </p>
    </div>
  );
}

const rows = (kind: StatementRow['kind'], lines: readonly StatementRow['line'][]) =>
  lines.map((line): StatementRow => ({ line, kind }));

/** In the order of each statement; costs and money out are shown with a minus, so that a column adds up. */
const rowsOf: Readonly<Record<Statement, (forecast: Forecast) => StatementRow[]>> = {
  income: ({ income: i }) => [
    ...rows('flow', [i.sales]),
    ...rows('minus', [i.directCosts]),
    ...rows('total', [i.grossProfit]),
    ...rows('minus', [i.pay, i.contributions, i.running, i.startUp, i.depreciation]),
    ...rows('total', [i.operatingProfit]),
    ...rows('flow', [i.grants]),
    ...rows('minus', [i.interest]),
    ...rows('total', [i.beforeTax]),
    ...rows('minus', [i.incomeTax]),
    ...rows('total', [i.result]),
  ],
  cash: ({ cash: c }) => [
    ...rows('total', [c.opening]),
    ...rows('flow', [c.customers, c.advances, c.owners, c.grants, c.loans]),
    ...rows('total', [c.moneyIn]),
    ...rows('minus', [c.directCosts, c.running, c.pay, c.startUp, c.purchases, c.salesTax]),
    ...rows('minus', [c.interest, c.principal, c.incomeTax, c.drawings, c.setAside]),
    ...rows('total', [c.moneyOut, c.closing]),
  ],
  balance: ({ balance: b }) => [
    ...rows('flow', [b.cash, b.receivables, b.salesTaxRefund, b.stock, b.deposits, b.equipment]),
    ...rows('total', [b.assets]),
    ...rows('flow', [b.payables, b.salesTaxOwed, b.incomeTaxOwed, b.advances, b.loans]),
    ...rows('total', [b.liabilities]),
    ...rows('flow', [b.contributed]),
    ...rows('minus', [b.drawings]),
    ...rows('flow', [b.retained]),
    ...rows('total', [b.equity]),
  ],
};
