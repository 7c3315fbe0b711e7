import { competition } from './analysis/competition.ts';
import { inShort, missing, nextSteps, priorities } from './analysis/conclusions.ts';
import { market } from './analysis/market.ts';
import { outlook } from './analysis/outlook.ts';
import { readSituation } from './analysis/situation.ts';
import { swot } from './analysis/swot.ts';
import { clarification } from './clarification.ts';
import type { Draft } from './draft.ts';
import { blocks } from './markdown.ts';

/** The situation analysis: market, competition, trends and risks, SWOT matrix and what follows. */
export const analysis: Draft = (reading) => {
  const situation = readSituation(reading);
  return blocks(
    inShort(reading, situation),
    clarification(reading),
    market(reading),
    competition(reading, situation),
    outlook(reading, situation),
    swot(reading, situation),
    priorities(reading, situation),
    missing(reading, situation),
    nextSteps(reading, situation),
  );
};
