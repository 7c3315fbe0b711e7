import { mergeLedger } from '../src/ledger/merge.ts';
import { readAnswers } from '../src/ledger/read/read-answers.ts';
import type { Ledger } from '../src/ledger/reading.ts';
import type { ModuleKey } from '../src/modules/keys.ts';

const places = {
  idea: ['idea', 'businessIdea'],
  targetMarket: ['idea', 'targetMarket'],
  experience: ['idea', 'experience'],
  team: ['business-plan', 'team'],
  resources: ['business-plan', 'resources'],
  milestones: ['business-plan', 'milestones'],
  premises: ['business-plan', 'location'],
  customers: ['marketing', 'customerAcquisition'],
  investment: ['finances', 'initialInvestment'],
  prices: ['finances', 'pricingStrategy'],
  fixed: ['finances', 'fixedCosts'],
  sale: ['finances', 'variableCosts'],
  goals: ['finances', 'revenueGoals'],
  cash: ['finances', 'cashFlow'],
} as const satisfies Record<string, readonly [ModuleKey, string]>;

/** A whole plan: answers of several modules, and what an adviser reads in them. */
export type Plan = {
  trade: string;
  answers: Partial<Record<keyof typeof places, string>>;
  /** In the notation of `measure`. */
  wanted: readonly string[];
};

/** The ledger of a plan without any row kept by a person. */
export function ledgerOf(plan: Plan): Ledger {
  return mergeLedger({
    kept: [],
    refused: [],
    readings: [readAnswers({ answers: answersOf(plan), today: '2026-11' })],
  });
}

export function answersOf({ answers }: Plan) {
  const byModule: Partial<Record<ModuleKey, Record<string, string>>> = {};
  for (const [key, [module, question]] of Object.entries(places)) {
    const text = answers[key as keyof typeof places];
    if (text !== undefined) byModule[module] = { ...byModule[module], [question]: text };
  }
  return byModule;
}
