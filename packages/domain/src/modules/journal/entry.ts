import * as z from 'zod/mini';
import { moods } from './mood.ts';

/** How many of the newest entries an analysis reads (specification 9). */
export const analysedEntries = 10;

/** A journal entry (specification 3). */
export const journalEntry = z.object({
  /** Milliseconds since 1970 as text: when the entry was created on its author's device. */
  id: z.string().check(z.regex(/^\d{13}$/u)),
  date: z.iso.datetime(),
  title: z.string(),
  content: z.string(),
  mood: z.enum(moods),
  tags: z.array(z.string()),
});
export type JournalEntry = z.infer<typeof journalEntry>;
