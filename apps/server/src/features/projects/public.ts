/** What other features and the router may use of the projects. */

export { announceDeletion } from './announce-deletion.ts';
export { presentSummary } from './present.ts';
export { ownProjectsRead, type ProjectRow, projectRead, type SummaryRow, summaryFields } from './queries.ts';
