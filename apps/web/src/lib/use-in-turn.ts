import { startTransition, useEffect, useState } from 'react';

/**
 * The results of some computations, each made in a task of its own, so that no key waits for all of them. While they are
 * made again, the earlier results stay.
 * @param steps the same list until something has to be computed again
 * @returns null until all were made once
 */
export function useInTurn<Result>(steps: readonly (() => Result)[]): readonly Result[] | null {
  const [results, setResults] = useState<readonly Result[] | null>(null);
  useEffect(() => {
    const made: Result[] = [];
    let timer = 0;
    const next = () => {
      const step = steps[made.length];
      if (step === undefined) return startTransition(() => setResults(made));
      made.push(step());
      timer = window.setTimeout(next);
    };
    timer = window.setTimeout(next);
    return () => window.clearTimeout(timer);
  }, [steps]);
  return results;
}
