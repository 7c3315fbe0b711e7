/** What other features may use of the modules. */
export { requireModule } from './module-access.ts';
export { type ModuleRow, moduleRows, presentModule, readModule, readModules } from './queries.ts';
export { type AnswerChange, checkAnswers, storeAnswers } from './save-answers.ts';
export { touchModule } from './touch-module.ts';
