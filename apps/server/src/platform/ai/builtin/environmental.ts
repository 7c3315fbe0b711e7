import { clarification } from './clarification.ts';
import type { Draft } from './draft.ts';
import { claims } from './environmental/claims.ts';
import { missing, nextSteps } from './environmental/conclusions.ts';
import { flows } from './environmental/flows.ts';
import { readFootprint } from './environmental/footprint.ts';
import { goals } from './environmental/goals.ts';
import { improvements } from './environmental/improvements.ts';
import { inShort } from './environmental/in-short.ts';
import { leftovers } from './environmental/leftovers.ts';
import { places } from './environmental/places.ts';
import { supplierQuestions } from './environmental/supplier-questions.ts';
import { blocks } from './markdown.ts';

/** What a project uses and where it goes, read as physical or as digital (ENV-010), and what to do better first. */
export const environmental: Draft = (reading) => {
  const footprint = readFootprint(reading);
  return blocks(
    inShort(reading, footprint),
    clarification(reading),
    flows(reading, footprint),
    improvements(reading, footprint),
    supplierQuestions(reading, footprint),
    claims(reading, footprint),
    goals(reading, footprint),
    leftovers(reading, footprint),
    places(reading, footprint),
    missing(reading, footprint),
    nextSteps(reading, footprint),
  );
};
