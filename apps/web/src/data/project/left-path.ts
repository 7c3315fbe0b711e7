/** The views of what is left. */
export const leftViews = ['tasks', 'lender', 'practice'] as const;
export type LeftView = (typeof leftViews)[number];
/** What a link to a task leads to; the ids of steps are words. */
export const taskAnchor = (task: string): string => `task-${task.replaceAll(' ', '-')}`;
export const leftPath = (view: LeftView, place = ''): string => `/project/left?view=${view}${place}`;
