import { isVisible } from '../../lib/is-visible.ts';
import type { tourMessages } from './messages.ts';

type Messages = typeof tourMessages;
/** The messages that take no values. */
type Words = { [Key in keyof Messages]: Messages[Key]['en'] extends string ? Key : never }[keyof Messages];

export type TourStep = {
  readonly title: Words;
  readonly text: Words;
  /** Its text for somebody whose plan includes every module. */
  readonly premiumText?: Words;
  /** Candidate targets: the first one on screen is highlighted. Empty: the step has no target. */
  readonly places: readonly string[];
};

const place = (name: string) => `[data-tour="${name}"]`;

export const tourSteps: readonly TourStep[] = [
  { title: 'welcomeTitle', text: 'welcome', premiumText: 'welcomePremium', places: [] },
  { title: 'modulesTitle', text: 'modules', premiumText: 'modulesPremium', places: [place('modules'), place('menu')] },
  { title: 'usageTitle', text: 'usage', places: [place('usage')] },
  { title: 'menuTitle', text: 'menu', places: [place('account')] },
];

/** The element a step highlights now, if any. */
export function findPlace(step: TourStep): Element | null {
  for (const selector of step.places) {
    const found = [...document.querySelectorAll(selector)].find(isVisible);
    if (found !== undefined) return found;
  }
  return null;
}
