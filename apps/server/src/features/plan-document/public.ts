export { readKeptPlan, readPlanDocument } from './queries.ts';
export { storeSection } from './save-section.ts';
