import { clarification } from './clarification.ts';
import type { Draft } from './draft.ts';
import { assumptions } from './idea/assumptions.ts';
import { earnings } from './idea/earnings.ts';
import { inShort } from './idea/in-short.ts';
import { means } from './idea/means.ts';
import { missing } from './idea/missing.ts';
import { nextSteps } from './idea/next-steps.ts';
import { offer } from './idea/offer.ts';
import { problem } from './idea/problem.ts';
import { blocks } from './markdown.ts';

/** The report on an idea: what holds, what is a guess, what to check first. */
export const idea: Draft = (reading) =>
  blocks(
    inShort(reading),
    clarification(reading),
    problem(reading),
    offer(reading),
    earnings(reading),
    means(reading),
    assumptions(reading),
    missing(reading),
    nextSteps(reading),
  );
