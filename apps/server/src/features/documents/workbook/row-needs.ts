import { type Assumed, assumed } from '@elan/domain/forecast/assumptions';
import type { FundingSource } from '@elan/domain/forecast/funding';
import { isClimbAssumed, usualClimb } from '@elan/domain/forecast/quantity-level';
import { perOf } from '@elan/domain/forecast/sales-volume';
import { emptyCells, invalidCells, type Row, type RowOf, type SettingRow } from '@elan/domain/ledger/row';
import type { Column } from '@elan/domain/ledger/row-fields';
import { sourceOfMoney } from '@elan/domain/ledger/source-of-money';
import { intlLocale, type Language } from '@elan/domain/locale';
import { perLanguage } from '@elan/domain/per-language';

/** A row of a table; settings have a place of their own. */
export type TableRow = Exclude<Row, SettingRow>;
/** An assumed value, and why it is assumed. */
export type AssumedValue = { value: number; because: Assumed };

/**
 * The row without its invalid cells. An amount in another currency is not one of the plan until it is converted: until
 * then it is shown with its currency.
 */
export function validRow<Kept extends TableRow>(row: Kept, language: Language): Kept {
  const cells: Record<string, unknown> = { ...emptyCells(row.kind, ''), ...row.cells };
  for (const column of invalidCells(row.kind, row.cells)) cells[column] = column === 'name' ? '' : null;
  const { amount, currency } = cells;
  if (typeof currency !== 'string' || currency.toUpperCase() === 'CAD') return { ...row, cells } as Kept;
  const said = typeof amount === 'number' ? moneyIn(language).format(amount / 100) : '';
  return { ...row, cells: { ...cells, amount: null, currency: `${said} ${currency}`.trim() } } as Kept;
}

const moneyIn = perLanguage(
  (language) => new Intl.NumberFormat(intlLocale(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

type Missing = { [Kind in TableRow['kind']]?: (cells: RowOf<Kind>['cells']) => (string | false)[] };

const missing: Missing = {
  stream: (cells) => {
    const { quantity, first, targets, newPerMonth } = cells;
    const isUnknown = [quantity, first, targets, newPerMonth].every((said) => said === null);
    return [cells.price === null && 'price', isUnknown && 'quantity', perOf(cells) === null && 'per'];
  },
  cost: (cells) => [cells.amount === null && 'amount', cells.every === null && 'every'],
  person: ({ salary, wage, hours, every }) => {
    if (salary !== null) return [every === null && 'every'];
    return wage === null && hours === null
      ? ['salary', every === null && 'every']
      : [wage === null && 'wage', hours === null && 'hours'];
  },
  purchase: ({ amount }) => [amount === null && 'amount'],
  funding: ({ amount }) => [amount === null && 'amount'],
};

/** The columns without which nothing of a row counts, and that are empty. */
export function missingColumns(row: TableRow): string[] {
  const find = missing[row.kind] as ((cells: unknown) => (string | false)[]) | undefined;
  return (find?.(row.cells) ?? []).filter((column) => column !== false);
}

export const isDepreciated = ({ use }: RowOf<'purchase'>['cells']): boolean =>
  use === null || use === 'equipment' || use === 'vehicle' || use === 'fitting_out';

/** What an owner brings in and what is deposited is bought without tax. */
export const isTaxed = (row: TableRow): boolean =>
  row.kind !== 'purchase' || (row.cells.owned !== true && row.cells.use !== 'deposit');

/** As the forecast takes it, which counts no line of credit. */
export function sourceOf(cells: RowOf<'funding'>['cells']): FundingSource {
  const source = sourceOfMoney(cells);
  return source === null || source === 'credit_line' ? 'savings' : source;
}

/** The longest term that the schedule of a loan has room for. */
export const longestTerm = ({ months }: RowOf<'funding'>['cells']): number => Math.max(120, months ?? 0);

/** The values that the forecast takes where a row says nothing. */
export function assumedValues(row: TableRow): Record<string, AssumedValue> {
  const values: Record<string, AssumedValue> = {};
  const assume = (column: string, value: number, because: Assumed) => {
    if ((row.cells as Readonly<Record<string, unknown>>)[column] === null) values[column] = { value, because };
  };
  if (row.kind === 'stream') {
    if (isClimbAssumed(row.cells)) assume('climbMonths', usualClimb, assumed.climb);
    if (row.cells.deposit !== null) assume('aheadMonths', 1, assumed.depositMonth);
  }
  if (row.kind === 'purchase') {
    assume('month', 0, assumed.beforeOpening);
    const isUsed = row.cells.used === true;
    if (isDepreciated(row.cells)) assume('life', isUsed ? 3 : 5, isUsed ? assumed.lifeUsed : assumed.lifeNew);
  }
  if (row.kind === 'funding') {
    assume('month', 0, assumed.beforeOpening);
    if (sourceOf(row.cells) === 'loan') {
      assume('rate', 800, assumed.loanRate);
      assume('months', 60, assumed.loanMonths);
    }
  }
  return values;
}

/** What an input may hold, where the workbook has room for less than the table. */
export function inputField(row: TableRow, column: string, field: Column): Column {
  const isTerm = row.kind === 'funding' && column === 'months' && field.type === 'integer';
  return isTerm ? { ...field, max: longestTerm(row.cells) } : field;
}
