import { useEffect } from 'react';

/** Has the browser ask somebody who leaves. @param wouldBeLost whether text would really be lost */
export function useWarnBeforeLeaving(wouldBeLost: boolean): void {
  useEffect(() => {
    if (!wouldBeLost) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wouldBeLost]);
}
