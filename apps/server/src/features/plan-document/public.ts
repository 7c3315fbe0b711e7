export { publishPlanChange } from './publish-plan-change.ts';
export { readKeptPlan, readPlanDocument } from './queries.ts';
export { storeSection } from './save-section.ts';
