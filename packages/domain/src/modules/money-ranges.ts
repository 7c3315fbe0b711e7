import type { ModuleKey } from './keys.ts';
import type { OptionValue } from './registry.ts';

/** The dollars an option represents, as its label says; `to` is infinite for 'More than ...'. */
export type MoneyRange = { readonly from: number; readonly to: number };

/** The selects that choose an amount of money. */
type MoneyQuestion = {
  brainstorm: 'budget';
  idea: 'budget';
  marketing: 'budget';
  finances: 'initialInvestment';
};

type Ranges<M extends keyof MoneyQuestion> = {
  readonly [Q in MoneyQuestion[M]]: Readonly<Record<OptionValue<M, Q>, MoneyRange | undefined>>;
};

const startingBudgets = {
  under_5000: { from: 0, to: 5_000 },
  '5000_20000': { from: 5_000, to: 20_000 },
  '20000_50000': { from: 20_000, to: 50_000 },
  '50000_100000': { from: 50_000, to: 100_000 },
  over_100000: { from: 100_000, to: Number.POSITIVE_INFINITY },
} as const;

/** In dollars: a month for marketing, in all for the others. Undefined where an option names no amount. */
const moneyRanges = {
  brainstorm: { budget: { ...startingBudgets, not_sure: undefined } },
  idea: { budget: startingBudgets },
  marketing: {
    budget: {
      under_500: { from: 0, to: 500 },
      '500_1500': { from: 500, to: 1_500 },
      '1500_3000': { from: 1_500, to: 3_000 },
      '3000_5000': { from: 3_000, to: 5_000 },
      over_5000: { from: 5_000, to: Number.POSITIVE_INFINITY },
      to_be_determined: undefined,
    },
  },
  finances: {
    initialInvestment: {
      under_10000: { from: 0, to: 10_000 },
      '10000_25000': { from: 10_000, to: 25_000 },
      '25000_50000': { from: 25_000, to: 50_000 },
      '50000_100000': { from: 50_000, to: 100_000 },
      '100000_250000': { from: 100_000, to: 250_000 },
      over_250000: { from: 250_000, to: Number.POSITIVE_INFINITY },
    },
  },
} as const satisfies { readonly [M in keyof MoneyQuestion]: Ranges<M> };

/** @returns in dollars; undefined where the option, or the whole question, names no amount */
export function moneyRangeOf(module: ModuleKey, question: string, value: string): MoneyRange | undefined {
  const ranges: {
    readonly [module: string]: Readonly<Record<string, Readonly<Record<string, MoneyRange | undefined>>>>;
  } = moneyRanges;
  return ranges[module]?.[question]?.[value];
}

/** The ends of the bands of a marketing budget, in dollars a month: reports say how many sales pay for each. */
export const marketingBudgets: readonly number[] = [
  ...new Set(Object.values(moneyRanges.marketing.budget).flatMap((range) => (range ? [range.from, range.to] : []))),
].filter((dollars) => dollars > 0 && Number.isFinite(dollars));
