/** What other features and the router may use of the projects. */
export { ownProjectsRead, type ProjectRow, projectRead } from './queries.ts';
