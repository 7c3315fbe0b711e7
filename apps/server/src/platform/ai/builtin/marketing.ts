import { clarification } from './clarification.ts';
import type { Draft } from './draft.ts';
import { blocks } from './markdown.ts';
import { audience, message } from './marketing/audience.ts';
import { budget } from './marketing/budget.ts';
import { calendar } from './marketing/calendar.ts';
import { channelPlan } from './marketing/channel-plan.ts';
import { firstTen } from './marketing/first-ten.ts';
import { inShort } from './marketing/in-short.ts';
import { languageRules } from './marketing/language-rules.ts';
import { measuring } from './marketing/measuring.ts';
import { missing, nextSteps } from './marketing/missing.ts';
import { readOutreach } from './marketing/outreach.ts';

/** The marketing plan: who, promise, channels, first ten customers, twelve weeks, budget and what to count. */
export const marketing: Draft = (reading) => {
  const outreach = readOutreach(reading);
  return blocks(
    inShort(reading, outreach),
    clarification(reading),
    audience(reading, outreach),
    message(reading),
    channelPlan(reading, outreach),
    firstTen(reading, outreach),
    calendar(reading, outreach),
    budget(reading, outreach),
    measuring(reading, outreach),
    languageRules(reading, outreach),
    missing(reading, outreach),
    nextSteps(reading, outreach),
  );
};
