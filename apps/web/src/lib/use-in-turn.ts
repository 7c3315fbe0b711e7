import { startTransition, useEffect, useState } from 'react';

/** Milliseconds that a task may take before another one is begun. */
const longestTask = 8;

/**
 * The results of some computations, made behind what is being shown and in short tasks, so that no key waits for all of
 * them. While they are made again, the earlier results stay.
 * @param steps the same list until something has to be computed again
 * @returns null until all were made once
 */
export function useInTurn<Result>(steps: readonly (() => Result)[]): readonly Result[] | null {
  const [results, setResults] = useState<readonly Result[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const make = async () => {
      const made: Result[] = [];
      let until = Number.NEGATIVE_INFINITY;
      for (const step of steps) {
        if (performance.now() > until) {
          await new Promise((resolve) => setTimeout(resolve));
          until = performance.now() + longestTask;
        }
        if (!isWanted) return;
        made.push(step());
      }
      startTransition(() => setResults(made));
    };
    void make();
    return () => {
      isWanted = false;
    };
  }, [steps]);
  return results;
}
