import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Tour as FetchedTour } from './tour.tsx';
import { tour, useTour } from './tour-store.ts';

const Tour = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof FetchedTour>> }> => {
  try {
    return { default: (await import('./tour.tsx')).Tour };
  } catch {
    // If its code cannot be loaded there is no tour, and nothing else breaks.
    return { default: () => null };
  }
});

/** Hosts the tour, which is loaded when it starts. Navigating ends it. */
export function TourHost() {
  const state = useTour();
  const { pathname } = useLocation();
  useEffect(() => (pathname === '' ? undefined : () => tour.close()), [pathname]);
  if (state === 'closed') return null;
  return (
    <Suspense>
      <Tour requested={state === 'requested'} onClose={tour.close} />
    </Suspense>
  );
}
