/** What startup, the jobs and other features may import from generation. */
export { endRuns } from './end-runs.ts';
export { interruptRuns, settleAbandonedGenerations } from './settle-abandoned.ts';
