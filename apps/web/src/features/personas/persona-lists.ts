import type { Persona } from '@elan/domain/modules/personas/persona';

/** The lists of a persona in reading order, from what they want to how to reach them. */
export const personaLists = [
  'besoins',
  'objectifs',
  'frustrations',
  'freins_achat',
  'comportements',
  'canaux_preferes',
] as const satisfies readonly (keyof Persona)[];

/** Removes quotation marks a model may have put around a quotation. */
export function bareQuote(quotation: string): string {
  return quotation.trim().replace(/^[«“"„]\s*|\s*[»”"]$/gu, '');
}

/** Whether an age is only digits and needs its unit: '38', '35-45'. */
export function isBareAge(age: string): boolean {
  return /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?$/u.test(age.trim());
}
