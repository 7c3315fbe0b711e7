import type { ProjectForecast, StatementLine } from '@elan/contract/forecast';
import type { Forecast, Line } from '@elan/domain/forecast/forecast';
import type { PlanFigures } from '@elan/domain/forecast/plan-figures';
import type { Ledger } from '@elan/domain/ledger/reading';
import type { Row } from '@elan/domain/ledger/row';
import type { Language, Text } from '@elan/domain/locale';

/** The forecast of a project, and its rows that nobody has accepted or refused. */
export type PresentedFigures = { forecast: ProjectForecast; proposals: Row[] };

/** What programs read of a project's figures. Debts and the household are in neither part. */
export function presentFigures(of: { planned: PlanFigures; ledger: Ledger; language: Language }): PresentedFigures {
  const proposals = of.ledger.rows.filter(({ status }) => status === 'proposed');
  return { forecast: presentForecast(of.planned, of.language), proposals };
}

/** The forecast with its texts in one language. */
function presentForecast(plan: PlanFigures, language: Language): ProjectForecast {
  const say = (text: Text) => text[language];
  const { assumptions, leftOut, rows } = plan.notes;
  return {
    books: plan.state === 'known' ? booksOf(plan.forecast, language) : null,
    missing: plan.state === 'known' ? [] : plan.reasons.map(({ key, asks }) => ({ key, asks: say(asks) })),
    knownSoFar:
      plan.state === 'known'
        ? []
        : plan.knownSoFar.map(({ key, label, cents }) => ({ key, label: say(label), amount: cents })),
    assumptions: assumptions.map(({ key, label, value, reason }) => ({
      key,
      label: say(label),
      value: say(value),
      reason: say(reason),
    })),
    leftOut: leftOut.map(({ rowId, name, says }) => ({ row: rowId, name, says: say(says) })),
    rows,
  };
}

function booksOf(forecast: Forecast, language: Language): NonNullable<ProjectForecast['books']> {
  const { months, income, cash, balance, breakEven, breakEvenMonth, lowestCash, sourcesAndUses } = forecast;
  const lines = (statement: object) => Object.values(statement).map((line: Line) => lineOf(line, language));
  return {
    months: [...months],
    sales: [...income.sales.years],
    result: [...income.result.years],
    breakEven: breakEven.map(({ sales }) => sales),
    breakEvenMonth,
    lowestCash: { month: lowestCash.month, amount: lowestCash.amount },
    neededToOpen: sourcesAndUses.needed,
    stillToFind: sourcesAndUses.toFind,
    income: lines(income),
    cash: lines(cash),
    balance: lines(balance),
  };
}

const lineOf = ({ key, label, years, values }: Line, language: Language): StatementLine => ({
  key,
  label: label[language],
  years: [...years],
  months: [...values],
});
