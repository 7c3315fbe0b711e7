import { bodyFor, isShownByDefault, type PlanReader } from './readers.ts';
import { isAppendix, isPlanSectionKey, planAppendices } from './sections.ts';

/** How somebody arranged the plan for one reader. */
export type PlanArrangement = {
  /** Keys of sections in their order; missing ones are placed where the reader's plan has them. Empty: as it is. */
  order: readonly string[];
  /** Sections that were left out or brought in, whatever the reader's plan does. */
  shown: Readonly<Record<string, boolean>>;
};

/** A section in its place, and whether it is in the plan. */
export type PlacedSection = { key: string; isIn: boolean };

/**
 * All sections in their order: the body with own sections, then the appendices. A key of a section that no longer
 * exists is dropped.
 * @param own keys of own sections, the oldest first
 */
export function arrangePlan(
  { reader, order, shown }: PlanArrangement & { reader: PlanReader },
  own: readonly string[],
): PlacedSection[] {
  const body: readonly string[] = bodyFor(reader);
  const isOwn = (key: string) => own.includes(key);
  const keys: string[] = [...new Set(order)].filter((key) => isOwn(key) || isPlanSectionKey(key));
  // Own sections come last: the place of one does not tell where others belong.
  addMissing(keys, [...body, ...planAppendices]);
  addMissing(keys, [...body.slice(0, -1), ...own]);
  return [...keys.filter((key) => !isAppendix(key)), ...keys.filter(isAppendix)].map((key) => ({
    key,
    isIn: (Object.hasOwn(shown, key) ? shown[key] : undefined) ?? (isOwn(key) || isShownByDefault(reader, key)),
  }));
}

/** Puts each key that is missing after the nearest one that it usually follows. */
function addMissing(keys: string[], usual: readonly string[]): void {
  for (const [place, key] of usual.entries()) {
    if (keys.includes(key)) continue;
    const before = usual.slice(0, place).findLast((each) => keys.includes(each));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
}

/**
 * The order after a section was moved.
 * @param keys all sections in their order
 * @param after the section it follows now; null for the beginning
 */
export function movedSection(keys: readonly string[], key: string, after: string | null): string[] {
  if (after === key) return [...keys];
  const others = keys.filter((each) => each !== key);
  const place = after === null ? 0 : others.indexOf(after) + 1;
  return [...others.slice(0, place), key, ...others.slice(place)];
}
