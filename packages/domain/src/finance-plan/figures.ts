import type { Text } from '../locale.ts';
import type { Assumption, MissingAnswer, Origin, PlanLine } from './plan.ts';

/** What one sale costs: so many cents, or a share of the price. */
export type UnitCost = { line: PlanLine; percent?: number };

/** Sales of so many a month, reached in a month counted from the opening. Units where there is a price, else cents. */
export type Goal = {
  perMonth: number;
  month: number;
  quote: string;
  origin: Origin;
  /** How it was computed from the person's words. */
  note?: Text;
  /** The words give no time: the month is the plan's own. */
  isMonthAssumed: boolean;
};

/** Sales of a whole year, counted like a goal. */
export type YearGoal = { total: number; year: 1 | 2 | 3; quote: string };

/** What the answers hold, before anything is computed. */
export type Figures = {
  startUp: PlanLine[];
  funding: PlanLine[];
  /** Each a month. */
  fixed: PlanLine[];
  unitCosts: UnitCost[];
  price: PlanLine | null;
  unit: Text | null;
  isRecurring: boolean;
  goals: Goal[];
  yearGoals: YearGoal[];
  ownBreakEven: { units: number; quote: string } | null;
  /** What the reading itself had to suppose. */
  assumptions: Assumption[];
  missing: MissingAnswer[];
};

/** Without a time in the answer, sales reach the goal in this month. */
export const monthsToGoal = 12;
/** A year's sales without a monthly goal climb over the first months of the first year. */
export const monthsOfClimb = 6;
/** Without sales to compute with, this many months of fixed costs are set aside. */
export const reserveMonths = 3;
