import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { tour, useTour } from './tour-store.ts';

const Tour = lazy(async () => ({ default: (await import('./tour.tsx')).Tour }));

/** The place of the tour, which is loaded when it starts. Going elsewhere ends it. */
export function TourHost() {
  const state = useTour();
  const { pathname } = useLocation();
  useEffect(() => (pathname === '' ? undefined : () => tour.close()), [pathname]);
  if (state === 'closed') return null;
  return (
    <Suspense>
      <Tour asked={state === 'asked-for'} onClose={tour.close} />
    </Suspense>
  );
}
