/** What other features and the router may use of the projects. */
export { presentSummary } from './present.ts';
export { ownProjectsRead, type ProjectRow, projectRead, type SummaryRow, summaryColumns } from './queries.ts';
export { removeProjects } from './remove-projects.ts';
