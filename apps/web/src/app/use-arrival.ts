import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Takes somebody who followed a link to a place of this screen there, once the screen is shown, at each visit. */
export function useArrival(): void {
  const visit = useLocation();
  useEffect(() => {
    const place = visit.hash === '' ? null : document.getElementById(decodeURIComponent(visit.hash.slice(1)));
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [visit]);
}
