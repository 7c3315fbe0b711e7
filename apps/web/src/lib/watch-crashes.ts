import type { Crash } from './crash-report.ts';

/**
 * Reports a crash. The code that does is fetched then: most pages never need it.
 * @returns the code of the report, if it arrived
 */
export function noteCrash(crash: Crash): Promise<string | null> {
  // Ignore failed reports, or they would be reported in turn.
  return import('./crash-report.ts').then(({ reportCrash }) => reportCrash(crash)).catch(() => null);
}

/** Reports errors that nothing caught, for as long as the page is open. */
export function watchCrashes(): void {
  addEventListener('error', ({ error }) => void noteCrash({ kind: 'error', error }));
  addEventListener('unhandledrejection', ({ reason }) => void noteCrash({ kind: 'rejection', error: reason }));
}
