import type { CalendarMonth } from '../ledger/field.ts';
import type { SettingName } from '../ledger/row.ts';
import type { Text } from '../locale.ts';
import type { Source } from './canada.ts';

/** The months of business that a forecast covers. */
export const horizon = 36;

/** 37 values: [0] is everything before the opening, [1] to [36] are the months of business. Money in integer cents. */
export type Series = readonly number[];
/** One value for each of the three years of business. */
export type ByYear = readonly [number, number, number];

/** Changes to try. Whatever is left out stays as it is. */
export type Scenario = {
  /** Quantities sold as a percentage of the planned ones; 100 is as planned. Targets and new customers included. */
  salesPercent?: number;
  pricePercent?: number;
  /** Direct and running costs, not pay, purchases or loans. */
  costPercent?: number;
  /** Months by which the opening moves. Calendar months in rows stay where they are. */
  openingLater?: number;
  /** Days added to those until customers pay. */
  customersPayLater?: number;
  /** Hundredths of a percentage point added to the yearly rate of every loan, which never goes below 0. */
  loanRateMore?: number;
  /** Rows that do not count, by their id or by the key of the proposal they come from. */
  off?: readonly string[];
};

export type ForecastOptions = { today: CalendarMonth; scenario?: Scenario };

/** A line of a statement: its amounts, and where they come from. */
export type Line = {
  /** Unique within its statement: 'sales', and 'sales:<row>' for a part of it. */
  key: string;
  label: Text;
  /** How it is computed, in words. */
  formula: Text;
  /** The rows that it comes from. */
  rowIds: readonly string[];
  /** Keys of the assumptions that it rests on. */
  assumptions: readonly string[];
  values: Series;
  /** Flows: the sums of the months, with what comes before the opening in the first year. Balances: the last month. */
  years: ByYear;
  /** The lines that it adds up, in the order of their rows; empty when it adds up none. */
  parts: readonly Line[];
};

/** In the order of the statement. Costs are positive. */
export type IncomeStatement = {
  sales: Line;
  directCosts: Line;
  grossProfit: Line;
  pay: Line;
  contributions: Line;
  running: Line;
  startUp: Line;
  depreciation: Line;
  operatingProfit: Line;
  grants: Line;
  interest: Line;
  beforeTax: Line;
  incomeTax: Line;
  result: Line;
};

/**
 * In the order of the statement, sales taxes included. Money out is positive: opening + moneyIn − moneyOut = closing.
 */
export type CashFlow = {
  opening: Line;
  customers: Line;
  advances: Line;
  owners: Line;
  grants: Line;
  loans: Line;
  moneyIn: Line;
  directCosts: Line;
  running: Line;
  pay: Line;
  startUp: Line;
  purchases: Line;
  /** Negative in a month with a refund. */
  salesTax: Line;
  interest: Line;
  principal: Line;
  incomeTax: Line;
  drawings: Line;
  /** For the owner's own income tax; taken like drawings. */
  setAside: Line;
  moneyOut: Line;
  closing: Line;
};

/** assets = liabilities + equity in every column. Drawings are positive and reduce the equity. */
export type BalanceSheet = {
  /** Negative when money is missing. */
  cash: Line;
  receivables: Line;
  salesTaxRefund: Line;
  stock: Line;
  deposits: Line;
  equipment: Line;
  assets: Line;
  payables: Line;
  salesTaxOwed: Line;
  incomeTaxOwed: Line;
  advances: Line;
  loans: Line;
  liabilities: Line;
  contributed: Line;
  drawings: Line;
  retained: Line;
  equity: Line;
};

export type LoanPayment = {
  month: CalendarMonth;
  payment: number;
  interest: number;
  principal: number;
  /** After the payment. */
  balance: number;
};

/** A loan to its last payment, which may be after the 36 months. */
export type LoanSchedule = {
  rowId: string;
  label: Text;
  amount: number;
  /** Yearly, in hundredths of a percent. */
  rate: number;
  received: CalendarMonth;
  /** The usual payment once principal is repaid. */
  payment: number;
  formula: Text;
  payments: readonly LoanPayment[];
};

export type SalesTaxName = 'gst' | 'hst' | 'qst' | 'pst';
/** collected − claimed − remitted, added up, is owed. All are flows but `owed`, which is a balance. */
export type SalesTaxLines = {
  tax: SalesTaxName;
  label: Text;
  /** In thousandths of a percent: 9975 is 9.975 %. */
  rate: number;
  /** Whether tax paid on purchases is claimed back. */
  recoverable: boolean;
  collected: Series;
  claimed: Series;
  remitted: Series;
  owed: Series;
};
export type SalesTaxTable = {
  /** The column from which tax is charged; null when it never is. */
  registeredFrom: number | null;
  filing: 'month' | 'quarter' | 'year';
  /** The rows whose tax is collected or claimed. */
  rowIds: readonly string[];
  /** Keys of the assumptions that the taxes rest on. */
  assumptions: readonly string[];
  taxes: readonly SalesTaxLines[];
};

export type StreamForecast = {
  rowId: string;
  label: Text;
  unit: string | null;
  /** Units sold; for a subscription, payments of customers. Not rounded. */
  quantities: Series;
  /** Paying customers at the end of the month; null unless it is a subscription. */
  customers: Series | null;
  sales: Series;
  /** Without the tax that cannot be claimed back, which the line of the income statement includes. */
  directCosts: Series;
  /** Cents, not rounded: of one unit, in this scenario. */
  price: number;
  unitCost: number;
};

/** One side of the opening: where the money comes from, and what it is for. Both sides add up to the same total. */
export type SourcesAndUses = {
  sources: readonly SourceOrUse[];
  /** What of the sources is not in hand yet, by how sure it is; counted among them. */
  notInHand: readonly SourceOrUse[];
  uses: readonly SourceOrUse[];
  /** What of the uses is sales tax that does not come back; counted among them. */
  ofWhich: readonly SourceOrUse[];
  total: number;
  /**
   * What opening takes: purchases with the tax that does not come back, costs before the opening, and the deepest point of
   * cash until the plan carries itself. Money put in never changes it, except by the payments of a loan.
   */
  needed: number;
  /** What the sources exceed; among the uses, so that both sides are equal. */
  reserve: number;
  /** The shortfall in the sources; it is among them, so that both sides are equal. */
  toFind: number;
};
export type SourceOrUse = { key: string; label: Text; amount: number; rowIds: readonly string[] };

/** An amount that went into a figure. */
export type Input = { label: Text; value: number; kind: 'money' };

/** The sales of a year of business at which cash neither rises nor falls. */
export type BreakEven = {
  year: 1 | 2 | 3;
  /** The year's payments that do not depend on sales: costs, the owner's pay or drawings, loan payments. */
  fixedCosts: number;
  /** The fraction of sales left after direct costs; null without sales. */
  margin: number | null;
  /** Sales of a year in the mix of that year; null when none cover the fixed costs. */
  sales: number | null;
  /** The accounting one: sales without a loss, with depreciation, without drawings and loan repayments. */
  accounting: { fixedCosts: number; sales: number | null };
  /** Units a year of each stream for those sales, in the mix of that year; empty without them. */
  mix: readonly { rowId: string; label: Text; units: number }[];
  /** Units a year if that stream alone carried all fixed costs; null when it cannot. */
  alone: readonly { rowId: string; label: Text; units: number | null }[];
  formula: Text;
  inputs: readonly Input[];
};

export type Ratio = {
  key: 'grossMargin' | 'debtService' | 'debtToEquity' | 'runway' | 'payback';
  label: Text;
  formula: Text;
  /** Null for a value of the whole plan. */
  year: 1 | 2 | 3 | null;
  /** Null when it does not apply, as a debt service without a debt. A percentage is a fraction: 0.25 is 25 %. */
  value: number | null;
  kind: 'percent' | 'times' | 'months';
  inputs: readonly Input[];
  /** The rows that it comes from. */
  rowIds: readonly string[];
  /** Keys of the assumptions that it rests on. */
  assumptions: readonly string[];
};

export type Assumption = {
  key: string;
  label: Text;
  value: Text;
  reason: Text;
  /** The rows whose empty cells it fills; empty when it holds for the whole plan. */
  rowIds: readonly string[];
  /** Official values; null for a choice of ours. */
  source: Source | null;
  /** Whether the value was confirmed with its source. */
  confirmed: boolean;
  /** The setting or column that replaces it. */
  change: { setting: SettingName } | { column: string } | null;
};

export type LeftOutReason =
  | 'unreadable'
  | 'other_currency'
  | 'no_amount'
  | 'no_rhythm'
  | 'no_price'
  | 'no_quantity'
  | 'no_hours'
  | 'no_batch_size'
  | 'outside_plan'
  | 'too_large'
  | 'credit_line';

/** What a row states and the plan does not count: the row, or one of its columns. */
export type LeftOut = {
  rowId: string;
  name: string;
  /** The cell to fill in or correct, where there is one. */
  column: string | null;
  /** Whether nothing of the row counts; otherwise the rest of it does. */
  isWhole: boolean;
  reason: LeftOutReason;
  says: Text;
};

/** Something in the rows to look at, that counts as it is. */
export type Notice = {
  key: 'below_minimum_wage' | 'must_register' | 'began_long_ago' | 'churn_alone';
  rowId: string | null;
  says: Text;
};

/** What only the owner and the editors see: it is not part of the books of the business. */
export type Household = {
  debts: number;
  debtPayments: number;
  needs: number;
  income: number;
  /** What the household needs from the business in a month: payments + needs − income, at least 0. */
  shortfall: number;
  rowIds: readonly string[];
};

export type Forecast = {
  opening: CalendarMonth;
  /** The calendar month of each column; [0] is the month before the planned opening, also where a scenario opens later. */
  months: readonly CalendarMonth[];
  income: IncomeStatement;
  cash: CashFlow;
  balance: BalanceSheet;
  streams: readonly StreamForecast[];
  loans: readonly LoanSchedule[];
  salesTax: SalesTaxTable;
  sourcesAndUses: SourcesAndUses;
  breakEven: readonly [BreakEven, BreakEven, BreakEven];
  /** The first month whose sales cover the fixed payments (see `BreakEven`); null when none does. */
  breakEvenMonth: number | null;
  /** The earliest of the lowest closings; column 0 is before the opening. */
  lowestCash: { column: number; month: CalendarMonth; amount: number };
  /** What is missing for the smallest cash wished (0 unless a setting says otherwise) at that moment. */
  missing: number;
  /** Money counted that is not in hand yet, by how sure it is. */
  notInHand: Readonly<Record<'promised' | 'asked_for' | 'hoped' | 'unstated', number>>;
  ratios: readonly Ratio[];
  assumptions: readonly Assumption[];
  leftOut: readonly LeftOut[];
  notices: readonly Notice[];
  /** Of the rows that count, settings included. */
  rows: { counted: number; proposed: number };
  household: Household;
};
