const dayInMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Whether a moment is within the last seven days: the dashboard's 'active' and 'created this week' (DASH-002, -003).
 */
export function isWithinLastWeek(moment: Date, now: Date): boolean {
  return now.getTime() - moment.getTime() <= 7 * dayInMilliseconds;
}
