/** The closed list of a project's activity (specification 4). */
export const activityTypes = [
  'module_updated',
  'comment_added',
  'collaborator_added',
  'collaborator_removed',
  'role_updated',
  'project_viewed',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** A person's saves of one module within this window are one activity, so that autosave does not flood the timeline. */
export const moduleActivityWindowMinutes = 10;
