import { type Figures, monthsOfClimb } from './figures.ts';

const horizon = 36;

/**
 * Sales of the 36 months, whole units (or cents without a price), rounded down. They climb in a straight line from
 * nothing to the first goal and from one goal to the next, and stay at the last one. A year known by its total alone
 * keeps that total.
 */
export function salesByMonth({ goals, yearGoals }: Pick<Figures, 'goals' | 'yearGoals'>): number[] {
  const totals = new Map<number, number>();
  for (const { year, total } of yearGoals) {
    const hasGoal = goals.some((goal) => Math.ceil(goal.month / 12) === year);
    if (!hasGoal) totals.set(year, Math.min(total, totals.get(year) ?? total));
  }
  const levels = new Map<number, number>([[0, 0]]);
  for (const { month, perMonth } of goals) levels.set(month, Math.min(perMonth, levels.get(month) ?? perMonth));
  for (const [year, total] of totals) levels.set(year * 12, Math.floor(total / 12));
  const points = [...levels].sort(([one], [other]) => one - other);
  const months = Array.from({ length: horizon }, (_, index) => levelAt(points, index + 1));
  for (const [year, total] of totals) months.splice((year - 1) * 12, 12, ...spread(total, year === 1));
  return months;
}

function levelAt(points: readonly (readonly [number, number])[], month: number): number {
  const after = points.find(([at]) => at >= month);
  const before = points.filter(([at]) => at < month).at(-1);
  if (after === undefined || before === undefined) return (after ?? before)?.[1] ?? 0;
  const [from, low] = before;
  const [to, high] = after;
  return Math.floor((low * (to - month) + high * (month - from)) / (to - from));
}

/** Twelve months that add up to the total. */
function spread(total: number, climbs: boolean): number[] {
  const weights = Array.from({ length: 12 }, (_, index) => (climbs ? Math.min(index + 1, monthsOfClimb) : 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const until = Math.floor((total * passed) / whole);
    const month = until - given;
    given = until;
    return month;
  });
}
