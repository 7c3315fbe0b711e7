import type { Localized } from '../../locale.ts';
import type { Persona } from './persona.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics. */
export const sample: Localized<{ bakery: Persona[]; clinic: Persona[] }> = {
  en: { bakery: [], clinic: [] },
  fr: { bakery: [], clinic: [] },
};
