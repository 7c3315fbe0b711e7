import { startTransition, useEffect, useState } from 'react';

/** False until what is shown with it is on screen: for what a window does not show, which is rendered behind that. */
export function useBehind(isShown: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isShown) startTransition(() => setDue(true));
  }, [isShown]);
  return isShown && isDue;
}
