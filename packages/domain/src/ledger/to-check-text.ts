import type { Text } from '../locale.ts';

/** The one way to say how many figures are to check. */
export function toCheckText(count: number): Text {
  return { en: `${count} to check`, fr: `${count} à vérifier` };
}
