/** What startup, the jobs and other features may import from generation. */
export { askModel } from './ask-model.ts';
export { endRuns } from './end-runs.ts';
export { holdRight } from './hold-right.ts';
export { interruptRuns, settleAbandonedGenerations } from './settle-abandoned.ts';
export { toldProject } from './told-project.ts';
