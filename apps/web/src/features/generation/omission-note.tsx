import { lazy, Suspense } from 'react';
import type { Omitted } from './run-state.ts';

const OmissionText = lazy(() => import('./omission-text.tsx'));

/** Says which texts were too long for the model to be told all of them. Nothing is shown when everything fitted. */
export function OmissionNote({ omitted }: { omitted: Omitted }) {
  if (omitted.dropped.length === 0 && omitted.shortened.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OmissionText omitted={omitted} />
    </Suspense>
  );
}
