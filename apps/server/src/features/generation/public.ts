/** What the start, the jobs and other features may use of the generations. */
export { releaseUnit } from './quota.ts';
export { interruptRuns, settleAbandonedGenerations } from './settle-abandoned.ts';
