import type { Localized } from '../../locale.ts';
import type { JournalEntry } from './entry.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics. */
export const sample: Localized<{ bakery: JournalEntry[]; clinic: JournalEntry[] }> = {
  en: { bakery: [], clinic: [] },
  fr: { bakery: [], clinic: [] },
};
