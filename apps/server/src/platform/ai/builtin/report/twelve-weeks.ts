/** Two weeks of a calendar, with what to do and what to show, in the person's words; '' where nothing is left. */
export type Weeks = { label: string; action: string; subject: string }[];

/** Spreads the person's own actions and subjects over twelve weeks, two by two. Each action appears once. */
export function twelveWeeks(actions: readonly string[], subjects: readonly string[]): Weeks {
  return Array.from({ length: 6 }, (_, index) => ({
    label: `${2 * index + 1}–${2 * index + 2}`,
    action: actions[index] ?? '',
    subject: subjects.length === 0 ? '' : (subjects[index % subjects.length] ?? ''),
  }));
}
