/** The closed list of a project's activity (specification 4), what happens to a thread of comments, and what advisers sign off. */
export const activityTypes = [
  'project_imported',
  'module_updated',
  'figures_updated',
  'tasks_updated',
  'figures_checked',
  'papers_updated',
  'plan_updated',
  'rehearsal_updated',
  'lender_facts_updated',
  'section_signed',
  'sign_off_withdrawn',
  'comment_added',
  'comment_resolved',
  'comment_reopened',
  'suggestion_added',
  'suggestion_accepted',
  'suggestion_refused',
  'collaborator_added',
  'collaborator_removed',
  'role_updated',
  'project_viewed',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** A visit to a project begins at most once in this time, however often the person opens it. */
export const visitMinutes = 60;

/** How many changes since the last visit are listed. */
export const changesSinceVisit = 5;

/**
 * A person's saves of one module, of the figures, of the tasks, of the papers, of the plan, of answers to a lender or of
 * facts for one, or confirmations of figures, within this window are one activity, so that autosave does not flood the timeline.
 */
export const activityWindowMinutes = 10;
