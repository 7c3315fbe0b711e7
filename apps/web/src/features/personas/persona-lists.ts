import type { Persona } from '@elan/domain/modules/personas/persona';

/** The lists of a persona, in the order they are read: what she wants first, how to reach her last. */
export const personaLists = [
  'besoins',
  'objectifs',
  'frustrations',
  'freins_achat',
  'comportements',
  'canaux_preferes',
] as const satisfies readonly (keyof Persona)[];

/** A quotation without the marks a writer may have put around it. */
export function bareQuote(quotation: string): string {
  return quotation.trim().replace(/^[«“"„]\s*|\s*[»”"]$/gu, '');
}

/** Whether an age is said in figures alone and needs its unit: '38', '35-45'. */
export function isBareAge(age: string): boolean {
  return /^\d{1,3}(?:\s?[-–]\s?\d{1,3})?$/u.test(age.trim());
}
