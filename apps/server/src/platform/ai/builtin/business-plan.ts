import { beforeTheBank, nextSteps } from './business-plan/before-the-bank.ts';
import { legalForm } from './business-plan/legal-form.ts';
import { milestones } from './business-plan/milestones.ts';
import { market, offer } from './business-plan/offer-and-market.ts';
import { place, vision } from './business-plan/place-and-vision.ts';
import { readPlan } from './business-plan/plan.ts';
import { resources } from './business-plan/resources.ts';
import { risks } from './business-plan/risks.ts';
import { summary } from './business-plan/summary.ts';
import { team } from './business-plan/team.ts';
import { clarification } from './clarification.ts';
import type { Draft } from './draft.ts';
import { blocks } from './markdown.ts';

/** The business plan as somebody who lends reads it: summary, market, team, money, form, calendar, risks, gaps. */
export const businessPlan: Draft = (reading) => {
  const plan = readPlan(reading);
  return blocks(
    summary(reading, plan),
    clarification(reading),
    offer(reading, plan),
    market(reading),
    team(reading, plan),
    resources(reading, plan),
    legalForm(reading, plan),
    place(reading, plan),
    milestones(reading, plan),
    vision(reading, plan),
    risks(reading, plan),
    beforeTheBank(reading, plan),
    nextSteps(reading, plan),
  );
};
