/** What the start, the jobs and other features may use of the generations. */
export { endRuns } from './end-runs.ts';
export { interruptRuns, settleAbandonedGenerations } from './settle-abandoned.ts';
