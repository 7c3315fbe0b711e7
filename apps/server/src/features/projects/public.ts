/** What other features may use of the projects. */
export { findProject } from './queries.ts';
