import { clarification } from './clarification.ts';
import type { Draft } from './draft.ts';
import { blocks } from './markdown.ts';
import { missing, nextSteps } from './rd/conclusions.ts';
import { credits } from './rd/credits.ts';
import { inShort, making } from './rd/making.ts';
import { readProduct } from './rd/product.ts';
import { protection } from './rd/protection.ts';
import { quality } from './rd/quality.ts';
import { requirements } from './rd/requirements.ts';
import { risks } from './rd/risks.ts';
import { stages } from './rd/stages.ts';
import { suppliers } from './rd/suppliers.ts';
import { testPlan } from './rd/test-plan.ts';

/** The development file of a product: what it must do, how each point is proved, and what could stop it. */
export const rd: Draft = (reading) => {
  const product = readProduct(reading);
  return blocks(
    inShort(reading, product),
    clarification(reading),
    making(reading, product),
    stages(reading, product),
    requirements(reading, product),
    quality(reading, product),
    suppliers(reading, product),
    protection(reading, product),
    testPlan(reading, product),
    credits(reading, product),
    risks(reading, product),
    missing(reading, product),
    nextSteps(reading, product),
  );
};
