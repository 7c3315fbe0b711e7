import { financePlan } from '@elan/domain/finance-plan/finance-plan';
import type { FinancePlan, Scenario } from '@elan/domain/finance-plan/plan';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { GenerationRequest } from './port.ts';

/**
 * The finance plan of a project, computed from all its answers: the same figures in the prompt, in the draft and on
 * screen.
 */
export function financePlanOf(request: GenerationRequest, scenario?: Scenario): FinancePlan {
  const answersOf = (module: ModuleKey) =>
    module === request.module ? request.answers : (request.project.modules[module]?.answers ?? {});
  const input = {
    finances: answersOf('finances'),
    idea: answersOf('idea'),
    businessPlan: answersOf('business-plan'),
    clarification: request.clarification,
  };
  return financePlan(input, scenario);
}

/** Two questions every lender asks: what if the price falls, and what if fewer people buy? */
export const lowerPrice: Scenario = { pricePercent: 90, salesPercent: 100 };
export const fewerSales: Scenario = { pricePercent: 100, salesPercent: 80 };
