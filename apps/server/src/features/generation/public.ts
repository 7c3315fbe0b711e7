/** What startup, the jobs and other features may import from generation. */
export { askModel } from './ask-model.ts';
export { endRuns } from './end-runs.ts';
export { holdRight } from './hold-right.ts';
export { projectForModel } from './project-for-model.ts';
export { interruptRuns, settleAbandonedGenerations } from './settle-abandoned.ts';
