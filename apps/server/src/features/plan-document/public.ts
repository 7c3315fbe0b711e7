export { readKeptPlan, readPlanDocument } from './queries.ts';
export { storeSection } from './save-section.ts';
export { tellOfPlan } from './tell-of-plan.ts';
