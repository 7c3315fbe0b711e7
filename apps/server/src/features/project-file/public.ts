export { exportedProjectColumns } from './exported-project-columns.ts';
export { projectSchema, projectSchemaPath } from './project-schema.ts';
export { type ProjectRecords, readProjectRecords } from './queries.ts';
