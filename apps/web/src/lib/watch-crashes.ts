import type { Crash } from './crash-report.ts';

/** Reports a crash. The code that does is fetched then: most pages never need it. */
export function noteCrash(crash: Crash): void {
  // Nothing may come of a report that fails, or it would be reported in turn.
  import('./crash-report.ts').then(({ reportCrash }) => reportCrash(crash)).catch(() => undefined);
}

/** Reports errors that nothing caught, for as long as the page is open. */
export function watchCrashes(): void {
  addEventListener('error', ({ error }) => noteCrash({ kind: 'error', error }));
  addEventListener('unhandledrejection', ({ reason }) => noteCrash({ kind: 'rejection', error: reason }));
}
