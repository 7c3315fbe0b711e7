import { useEffect, useState } from 'react';

/** Milliseconds. Longer than a double press, shorter than reading the first line. */
const restTime = 800;

/**
 * Whether the window has been in front for a moment. Another page could cover this one and disappear between the
 * two presses of a double click; the second one must decide nothing here.
 */
export function useRest(): boolean {
  const [rested, setRested] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      setRested(false);
      timer = setTimeout(() => setRested(true), restTime);
    };
    begin();
    window.addEventListener('focus', begin);
    document.addEventListener('visibilitychange', begin);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', begin);
      document.removeEventListener('visibilitychange', begin);
    };
  }, []);

  return rested;
}
