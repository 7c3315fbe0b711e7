import type { Draft } from './draft.ts';
import { angles } from './personas/angles.ts';
import { readCustomer } from './personas/customer.ts';
import { describe } from './personas/describe.ts';
import { segmentsOf } from './personas/segments.ts';

/** Three customers as JSON: the groups the person names, each seen from another angle. */
export const personas: Draft = (reading) => {
  const segments = segmentsOf(reading);
  return JSON.stringify({ personas: angles.map((angle) => describe(readCustomer(reading, segments, angle))) }, null, 1);
};
