const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Whether a moment lies within the last seven days: 'active' and 'created this week' of the dashboard (DASH-002, -003). */
export function isWithinLastWeek(moment: Date, now: Date): boolean {
  return now.getTime() - moment.getTime() <= 7 * dayInMilliseconds;
}
