import type { Forecast, Line } from '@elan/domain/forecast/forecast';

/** A line that is computed from others of its statement: their keys, with '-' before those that are taken off. */
type Terms = readonly string[];
export type StatementLine = { line: Line; terms?: Terms };
export type Statement = {
  key: 'income' | 'cash' | 'balance';
  lines: readonly StatementLine[];
};

/** What the totals of each statement are made of. */
export const statementTerms = {
  income: {
    grossProfit: ['sales', '-directCosts'],
    operatingProfit: ['grossProfit', '-pay', '-contributions', '-running', '-startUp', '-depreciation'],
    beforeTax: ['operatingProfit', 'grants', '-interest'],
    result: ['beforeTax', '-incomeTax'],
  },
  cash: {
    moneyIn: ['customers', 'advances', 'owners', 'grants', 'loans'],
    moneyOut: [
      'directCosts',
      'running',
      'pay',
      'startUp',
      'purchases',
      'salesTax',
      'interest',
      'principal',
      'incomeTax',
      'drawings',
      'setAside',
    ],
    closing: ['opening', 'moneyIn', '-moneyOut'],
  },
  balance: {
    assets: ['cash', 'receivables', 'salesTaxRefund', 'stock', 'deposits', 'equipment'],
    liabilities: ['payables', 'salesTaxOwed', 'incomeTaxOwed', 'advances', 'loans'],
    equity: ['contributed', '-drawings', 'retained'],
  },
} as const satisfies Record<Statement['key'], Record<string, Terms>>;

/** The three statements, in their order, with what their totals are made of. */
export function statementsOf({ income, cash, balance }: Forecast): Statement[] {
  return Object.entries({ income, cash, balance }).map(([name, lines]) => {
    const key = name as Statement['key'];
    return {
      key,
      lines: Object.entries<Line>(lines as Readonly<Record<string, Line>>).map(([lineKey, line]) => {
        const made = (statementTerms[key] as Readonly<Record<string, Terms>>)[lineKey];
        return { line, ...(made === undefined ? {} : { terms: made }) };
      }),
    };
  });
}
