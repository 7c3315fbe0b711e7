/** What somebody was told is saved in one project. `saves`: of one answer, one after the other. */
export type Told = { comments: ReadonlySet<string>; tasks: ReadonlySet<string>; saves: number };

/** What is stored of it. `activities`: how many comments the timeline tells of. `version`: of the answer. */
export type Stored = { comments: readonly string[]; tasks: readonly string[]; activities: number; version: number };

export type Damage = {
  /** Writes that were acknowledged. */
  acknowledged: number;
  /** Of those, how many are not stored. */
  lost: number;
  /** Writes that are stored more than once, or had their effect more than once. */
  doubled: number;
  /** Answers that are neither a success nor a "try again": the product's own failures. */
  failures: string[];
};

export const noDamage = (): Damage => ({ acknowledged: 0, lost: 0, doubled: 0, failures: [] });

/**
 * Compares what was acknowledged with what is stored. Every write is repeated until it is acknowledged, so whatever is
 * stored beyond the acknowledged was written twice.
 */
export function damageOf(told: Told, stored: Stored): Pick<Damage, 'lost' | 'doubled'> {
  let [lost, doubled] = [0, 0];
  for (const kind of ['comments', 'tasks'] as const) {
    const found = new Set(stored[kind]);
    const missing = [...told[kind]].filter((id) => !found.has(id)).length;
    lost += missing;
    doubled += stored[kind].length - (told[kind].size - missing);
  }
  lost += Math.max(0, told.comments.size - stored.activities) + Math.max(0, told.saves - stored.version);
  doubled += Math.max(0, stored.activities - told.comments.size) + Math.max(0, stored.version - told.saves);
  return { lost, doubled };
}

export function addDamage(sum: Damage, { acknowledged, lost, doubled, failures }: Damage): void {
  sum.acknowledged += acknowledged;
  sum.lost += lost;
  sum.doubled += doubled;
  sum.failures.push(...failures);
}
