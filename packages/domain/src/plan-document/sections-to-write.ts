import { arrangePlan } from './arrange.ts';
import type { KeptPlan } from './kept-plan.ts';
import { isPlanSectionKey, isToWrite, sectionState } from './sections.ts';

type Kept = Omit<KeptPlan, 'sections'> & {
  readonly sections: readonly { key: string; text: string | null; drafted: boolean; removed: boolean }[];
};

/** How many sections of the plan its reader misses: nobody wrote them, or a draft waits for a yes. */
export function sectionsToWrite(plan: Kept): number {
  const stored = new Map(plan.sections.map(({ key, text, drafted }) => [key, { text: text ?? '', drafted }]));
  const own = plan.sections.flatMap(({ key, removed }) => (removed || isPlanSectionKey(key) ? [] : [key]));
  return arrangePlan(plan, own).filter(({ key, isIn }) => isIn && isToWrite(key, sectionState(key, stored.get(key))))
    .length;
}
