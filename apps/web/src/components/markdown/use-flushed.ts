import { useEffect, useRef, useState } from 'react';

/**
 * The newest value, but at most one every `interval` milliseconds while `active`: tokens come faster than a page can
 * be laid out.
 */
export function useFlushed<T>(value: T, active: boolean, interval = 80): T {
  const [shown, setShown] = useState(value);
  const newest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    newest.current = value;
    if (!active || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setShown(newest.current);
    }, interval);
  }, [value, active, interval]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return active ? shown : value;
}
