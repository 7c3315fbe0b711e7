import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { onAnswered } from './connection.ts';
import { idle } from './idle.ts';

/** Enough for any network outage; after a new build the code is gone for good. */
const mostAttempts = 10;

/**
 * Code that a screen can do without for a while: fetched once what is shown first is on screen. If it cannot be fetched,
 * the screen stays as it is and the code is fetched again each time the server has answered, at most ten times.
 * @returns a component that suspends until its code is there; it shows nothing if the code never comes
 */
export function fetchedLater<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await idle();
    return { default: (await attempt(fetchCode, mostAttempts)) ?? Nothing };
  });
}

async function attempt<Code>(fetchCode: () => Promise<Code>, left: number): Promise<Code | null> {
  try {
    return await fetchCode();
  } catch {
    if (left === 1) return null;
    await nextAnswer();
    return attempt(fetchCode, left - 1);
  }
}

const nextAnswer = () =>
  new Promise<void>((resolve) => {
    const stop = onAnswered(() => {
      stop();
      resolve();
    });
  });

function Nothing() {
  return null;
}
