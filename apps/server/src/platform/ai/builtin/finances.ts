import { clarification } from './clarification.ts';
import type { Draft } from './draft.ts';
import { breakEven } from './finances/break-even.ts';
import { cashPlan } from './finances/cash-plan.ts';
import { funding } from './finances/funding.ts';
import { inShort } from './finances/in-short.ts';
import { lenderQuestions } from './finances/lender-questions.ts';
import { readMoney } from './finances/money.ts';
import { nextSteps } from './finances/next-steps.ts';
import { price } from './finances/price.ts';
import { startUp } from './finances/start-up.ts';
import { toConfirm } from './finances/to-confirm.ts';
import { whatIf } from './finances/what-if.ts';
import { years } from './finances/years.ts';
import { blocks } from './markdown.ts';

/** The financial plan: computed figures, where each comes from, what they say and what they do not know yet. */
export const finances: Draft = (reading) => {
  const money = readMoney(reading);
  return blocks(
    inShort(reading, money),
    clarification(reading),
    startUp(reading, money),
    funding(reading, money),
    price(reading, money),
    breakEven(reading, money),
    years(reading, money),
    cashPlan(reading, money),
    whatIf(reading, money),
    lenderQuestions(reading, money),
    toConfirm(reading, money),
    nextSteps(reading, money),
  );
};
