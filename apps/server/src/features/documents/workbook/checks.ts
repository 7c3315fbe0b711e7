import { f, onlyIf, quotedText } from './formula.ts';
import type { Model } from './model.ts';
import { allMonths } from './months.ts';
import { cellAt, type Formula, type Ref, Sheet } from './sheet.ts';
import type { StartUp } from './start-up.ts';
import type { Books, Statements } from './statements.ts';

/** Checks that hold for any plan: each difference must be zero. */
export function makeChecks(
  { words }: Model,
  { income, cash, balance }: Statements,
  books: Books,
  startUp: StartUp,
  known: Ref | null,
): { sheet: Sheet; all: Ref } {
  const sheet = new Sheet(words.checks, [70, 18, 18], { rows: 3, columns: 1 });
  sheet.labels([words.checks], 'title');
  sheet.row = 3;
  sheet.labels([words.check, '', words.outcome], 'head');
  sheet.headOfNumbers(words.difference, 2);
  sheet.row = 4;
  const row = (label: string, difference: Formula, guard: Ref | null = known) => {
    sheet.labels([label]);
    sheet.put(sheet.row, 2, { look: 'figure', format: 'money', formula: onlyIf(guard, f`ROUND(${difference},2)`) });
    const isRight = f`IF(${cellAt(sheet, sheet.row, 2)}=0,${quotedText(words.right)},${quotedText(words.wrong)})`;
    sheet.put(sheet.row, 3, { look: 'check', formula: onlyIf(guard, isRight) });
    sheet.row += 1;
  };
  const months = (key: string, of = balance) => allMonths(of.line(key));
  row(words.balanced, f`SUMPRODUCT(ABS(${months('assets')}-${months('liabilities')}-${months('equity')}))`);
  row(words.cashTies, f`SUMPRODUCT(ABS(${months('cash')}-${months('closing', cash)}))`);
  const flows = f`SUM(${months('moneyIn', cash)})-SUM(${months('moneyOut', cash)})`;
  row(words.flowsTie, f`${flows}-${cash.year('closing', 3)}`);
  const results = [1, 2, 3].map((year) => income.year('result', year));
  row(words.resultsTie, f`${results[0] ?? 0}+${results[1] ?? 0}+${results[2] ?? 0}-${balance.year('retained', 3)}`);
  row(words.sourcesTie, f`${startUp.total.sources}-${startUp.total.uses}`);
  for (const { label, loan } of books.funding) {
    if (loan !== null) row(`${words.loanEnds} ${label}`, f`${loan.last}`, loan.guard ?? null);
  }
  const outcomes: Ref = { ...cellAt(sheet, 4, 3), bottom: sheet.row - 1 };
  sheet.row += 1;
  sheet.labels([words.allChecks], 'strong');
  const isAllRight = f`IF(COUNTIF(${outcomes},${quotedText(words.wrong)})=0,${quotedText(words.right)},${quotedText(words.wrong)})`;
  sheet.put(sheet.row, 3, { look: 'check', formula: onlyIf(known, isAllRight) });
  return { sheet, all: cellAt(sheet, sheet.row, 3) };
}
