import type { Localized } from '../../locale.ts';
import type { Answers } from '../define-module.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics. */
export const sample: Localized<{ bakery: Answers; clinic: Answers }> = {
  en: { bakery: {}, clinic: {} },
  fr: { bakery: {}, clinic: {} },
};
