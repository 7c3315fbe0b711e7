/** What other features and the router may import from projects. */
export { presentSummary } from './present.ts';
export { type SummaryRow, summaryColumns } from './project-columns.ts';
export { ownProjectsRead, type ProjectRow, projectRead, readAfter } from './queries.ts';
export { removeProjects } from './remove-projects.ts';
