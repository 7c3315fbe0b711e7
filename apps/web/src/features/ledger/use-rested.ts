import { startTransition, useEffect, useState } from 'react';

/** Milliseconds without a change, after which somebody who types has paused. */
const rest = 300;

/** A value as it was when it last stayed the same for a moment: what is computed from it costs nothing at a key. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
