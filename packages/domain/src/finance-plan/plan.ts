import type { Text } from '../locale.ts';
import type { Answers } from '../modules/define-module.ts';
import type { QuestionId } from '../modules/registry.ts';

/** Where a figure comes from: the person's words, a calculation with them, or a value to confirm. */
export type Origin = 'answer' | 'computed' | 'assumption';

export type PlanLine = {
  /** Unique within its list. */
  id: string;
  /** What the money is for, in the person's words where they gave some (then the same in both languages). */
  label: Text;
  cents: number;
  origin: Origin;
  /** The person's words that the figure was read from. */
  quote?: string;
  /** How it was computed, or what to confirm. */
  note?: Text;
};

export type Budget = { lines: PlanLine[]; totalCents: number };

/** A count of sales (units, hours, customers). */
export type PlanCount = { value: number; origin: Origin; quote?: string; note?: Text };

export type MonthlyFigures = {
  /** What one sale brings in, before taxes; null when none could be read. A price by the year is given by the month. */
  price: PlanLine | null;
  /** What the price buys, in the person's word ('loaf', 'miche'); null when the answers do not say. */
  unit: Text | null;
  /** Whether the same customer pays the price every month, so that units are paying customers. */
  isRecurring: boolean;
  /** Sales a month once the last goal is reached; null when no goal could be read. */
  units: PlanCount | null;
  /** Takings of such a month; null when no goal could be read. */
  sales: PlanLine | null;
  /** What one sale costs; without a price, what a month at the goal costs. */
  variable: Budget;
  /** What a month costs whatever is sold. */
  fixed: Budget;
};

/** opening + sales + funding − variable − fixed − startUp = closing. Every flow is zero or positive. */
export type CashMonth = {
  /** 1 to 24, from the opening of the business. */
  month: number;
  /** Sales of the month, in units; null when the plan only knows dollars. */
  units: number | null;
  openingCents: number;
  salesCents: number;
  fundingCents: number;
  variableCents: number;
  fixedCents: number;
  startUpCents: number;
  closingCents: number;
};

/** sales − variable = gross margin; gross margin − fixed = result, before start-up costs, loan payments and income tax. */
export type YearForecast = {
  year: 1 | 2 | 3;
  units: number | null;
  salesCents: number;
  variableCents: number;
  grossMarginCents: number;
  fixedCents: number;
  resultCents: number;
};

export type BreakEven = {
  unit: Text | null;
  priceCents: number;
  unitCostCents: number;
  /** What is left of one sale: price − unit cost. */
  contributionCents: number;
  fixedCents: number;
  /** The smallest number of sales a month whose contribution covers the fixed costs. */
  unitsPerMonth: number;
  salesCentsPerMonth: number;
  /** The first month of the three years that sells as much; null when none does. */
  reachedInMonth: number | null;
  /** The person's own estimate, when their answer gives one in the same unit. */
  ownEstimate: { units: number; quote: string } | null;
  /** The calculation as a person would write it down, one step a text. */
  calculation: Text[];
};

/** Something the plan supposes, with the value it uses and why. */
export type Assumption = { id: string; label: Text; value: Text; note: Text };

/** A question whose answer the plan lacks, or words in it that could not be read. */
export type MissingAnswer = {
  question: QuestionId<'finances'>;
  /** The words with an amount that was left out, when there are such words. */
  quote?: string;
  /** What the answer would add to the plan. */
  adds: Text;
};

/** All amounts in integer cents, before GST and QST. */
export type FinancePlan = {
  /** Spent once, before or at the opening. */
  startUp: Budget;
  /** Money available or expected. */
  funding: Budget;
  /** Start-up costs and the money that carries the first months: what has to be found. */
  need: Budget;
  /** max(0, need − funding). */
  fundingGapCents: number;
  monthly: MonthlyFigures;
  /** Exactly 24. */
  months: CashMonth[];
  /** Exactly 3; the first two add up the months. */
  years: YearForecast[];
  breakEven: BreakEven | null;
  /** Why there is no break-even; null when there is one. */
  breakEvenReason: Text | null;
  /** The month that closes lowest, the earliest of equals. */
  lowestCash: { month: number; cents: number };
  /** Everything to confirm, lines of origin 'assumption' included. */
  assumptions: Assumption[];
  missing: MissingAnswer[];
};

export type FinancePlanInput = {
  finances: Answers;
  /** Price, monthly costs and budget of the idea, where the finances answers hold none. */
  idea?: Answers;
  /** Purchases and money named under resources, where the finances answers hold none. */
  businessPlan?: Answers;
  /** 'Comments or clarifications', where the finances answers hold no such amount. */
  clarification?: string;
};

/** What if: prices and sales as a percentage of those answered, 100 as answered. */
export type Scenario = { pricePercent: number; salesPercent: number };
