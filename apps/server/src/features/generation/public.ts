/** What the start and the jobs may use of the generations. */
export { interruptRuns, settleAbandonedGenerations } from './settle-abandoned.ts';
