export { eraseExpiredTrash } from './erase-trash.ts';
export { ownProjectsRead } from './own-projects.ts';
export { presentSummary } from './present.ts';
export { type SummaryRow, summaryColumns } from './project-columns.ts';
export { type ProjectRow, projectRead, readProject } from './queries.ts';
export { removeProjects } from './remove-projects.ts';
export { requireRoom } from './require-room.ts';
