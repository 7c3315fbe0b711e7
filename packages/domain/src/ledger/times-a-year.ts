/** How often a rhythm comes in a year; a day is left out, as it depends on the days open. */
export const timesAYear = {
  week: 52,
  two_weeks: 26,
  half_month: 24,
  month: 12,
  quarter: 4,
  half_year: 2,
  year: 1,
} as const;

/** The same for any rhythm; undefined where it does not say how often. */
export function timesAYearOf(rhythm: string | null): number | undefined {
  return rhythm !== null && Object.hasOwn(timesAYear, rhythm)
    ? timesAYear[rhythm as keyof typeof timesAYear]
    : undefined;
}
