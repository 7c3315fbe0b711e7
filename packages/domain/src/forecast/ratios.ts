import { text } from '../locale.ts';
import type {
  BalanceSheet,
  CashFlow,
  IncomeStatement,
  Input,
  Line,
  Ratio,
  SourceOrUse,
  SourcesAndUses,
} from './forecast.ts';
import { origins } from './lines.ts';
import { columnCount } from './series.ts';

type Statements = {
  income: IncomeStatement;
  cash: CashFlow;
  balance: BalanceSheet;
  sourcesAndUses: SourcesAndUses;
};

/** The figures a lender looks at, each with its formula and what went into it. */
export function ratiosOf(statements: Statements): Ratio[] {
  const years = [1, 2, 3] as const;
  return [
    ...years.map((year) => grossMargin(year, statements)),
    ...years.map((year) => debtService(year, statements)),
    ...years.map((year) => debtToEquity(year, statements)),
    runway(statements),
    payback(statements),
  ];
}

function grossMargin(year: 1 | 2 | 3, { income: { grossProfit, sales } }: Statements): Ratio {
  return quotient(
    {
      key: 'grossMargin',
      label: text('Gross margin', 'Marge brute'),
      formula: text('Gross profit ÷ sales', 'Bénéfice brut ÷ ventes'),
      kind: 'percent',
      year,
    },
    inYear(grossProfit, year),
    inYear(sales, year),
    [grossProfit, sales],
  );
}

/** What is left to repay loans, after the owner has taken their pay and income tax is set aside. */
function debtService(year: 1 | 2 | 3, { income, cash }: Statements): Ratio {
  const plus = [income.operatingProfit, income.depreciation];
  const minus = [income.incomeTax, cash.drawings, cash.setAside];
  const due = [cash.interest, cash.principal];
  const available = sumIn(plus, year) - sumIn(minus, year);
  return quotient(
    {
      key: 'debtService',
      label: text('Debt service cover', 'Couverture du service de la dette'),
      formula: text(
        '(Operating profit + depreciation − income tax and what is set aside for it − drawings) ÷ (interest + loan repayments)',
        "(Bénéfice d'exploitation + amortissement − impôt et sommes mises de côté pour lui − prélèvements) ÷ (intérêts + remboursements)",
      ),
      kind: 'times',
      year,
    },
    available,
    sumIn(due, year),
    [...plus, ...minus, ...due],
  );
}

function debtToEquity(year: 1 | 2 | 3, { balance: { liabilities, equity } }: Statements): Ratio {
  return quotient(
    {
      key: 'debtToEquity',
      label: text('Debt to equity', 'Ratio dettes/capitaux propres'),
      formula: text('Liabilities ÷ equity, at the end of the year', "Passif ÷ capitaux propres, à la fin de l'année"),
      kind: 'times',
      year,
    },
    inYear(liabilities, year),
    inYear(equity, year),
    [liabilities, equity],
  );
}

function runway({ cash: { closing } }: Statements): Ratio {
  const short = closing.values.findIndex((cents) => cents < 0);
  return {
    key: 'runway',
    label: text('Months until cash runs out', "Mois avant que l'encaisse manque"),
    formula: text(
      'Months of business that close without a shortfall, before the first that has one; empty if none has, or the first already',
      "Mois d'exploitation terminés sans manque, avant le premier qui en a un\u00a0; vide si aucun n'en a, ou déjà le premier",
    ),
    year: null,
    // Cash that is short from the opening has yet to be found: it does not run out.
    value: short > 1 ? short - 1 : null,
    kind: 'months',
    inputs: short === -1 ? [] : [{ label: closing.label, value: closing.values[short] ?? 0, kind: 'money' }],
    ...origins([closing]),
  };
}

function payback({ income: { result, depreciation }, sourcesAndUses: { uses } }: Statements): Ratio {
  const isSpent = ({ key }: SourceOrUse) => key !== 'reserve' && key !== 'untilCarried';
  const invested = uses.filter(isSpent).reduce((sum, { amount }) => sum + amount, 0);
  let earned = 0;
  let month = 0;
  while (month < columnCount - 1 && (earned < invested || month === 0)) {
    month += 1;
    earned += (result.values[month] ?? 0) + (depreciation.values[month] ?? 0);
  }
  return {
    key: 'payback',
    label: text('Months to pay back the opening', "Mois pour récupérer les coûts d'ouverture"),
    formula: text(
      'The first month by which results and depreciation add up to what the opening cost',
      "Le premier mois où les résultats et l'amortissement totalisent les coûts d'ouverture",
    ),
    year: null,
    value: invested > 0 && earned >= invested ? month : null,
    kind: 'months',
    inputs: [{ label: text('What the opening cost', "Coûts d'ouverture"), value: invested, kind: 'money' }],
    rowIds: [...new Set([...uses.flatMap(({ rowIds }) => rowIds), ...result.rowIds])],
    assumptions: result.assumptions,
  };
}

const inYear = (line: Line, year: 1 | 2 | 3) => line.years[year - 1] ?? 0;
const sumIn = (lines: readonly Line[], year: 1 | 2 | 3) => lines.reduce((sum, line) => sum + inYear(line, year), 0);
const input = (line: Line, year: 1 | 2 | 3): Input => ({ label: line.label, value: inYear(line, year), kind: 'money' });

/** A quotient of two amounts from some lines; it does not apply without a positive divisor. */
function quotient(
  described: Pick<Ratio, 'key' | 'label' | 'formula' | 'kind'> & { year: 1 | 2 | 3 },
  amount: number,
  by: number,
  lines: readonly Line[],
): Ratio {
  const inputs = lines.map((line) => input(line, described.year));
  return { ...described, value: by > 0 ? amount / by : null, inputs, ...origins(lines) };
}
