import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { openAround } from './open-around.ts';

/**
 * Takes somebody who followed a link to a place of this screen there, once it is shown, at each visit.
 * @param isReady whether what the screen lists is shown
 * @param block where in the window the place is put
 */
export function useHashArrival(isReady = true, block: ScrollLogicalPosition = 'center'): void {
  const visit = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(visit.hash.slice(1));
    const place = isReady && id !== '' ? document.getElementById(id) : null;
    openAround(place);
    place?.scrollIntoView({ block });
    place?.focus({ preventScroll: true });
  }, [isReady, visit, block]);
}
