export { readKeptPlan } from './queries.ts';
