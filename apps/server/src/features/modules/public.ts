export { changedSince } from './changed-since.ts';
export { requireModule, requireOwnPlan } from './module-access.ts';
export { type ModuleRow, moduleRows, presentModule, readModule } from './queries.ts';
export { readReply } from './read-reply.ts';
export { checkAnswers, saveWithin } from './save-answers.ts';
export type { AnswerChange } from './store-answers.ts';
export { touchModule } from './touch-module.ts';
