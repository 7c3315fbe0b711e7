import * as z from 'zod/mini';
import { moods } from './mood.ts';

/** Entries that an analysis reads, the newest ones (specification 9). */
export const analysedEntries = 10;

/** An entry of the journal (specification 3). */
export const journalEntry = z.object({
  /** Milliseconds since 1970 as a text: when the entry was made on the device of its author. */
  id: z.string().check(z.regex(/^\d{13}$/u)),
  date: z.iso.datetime(),
  title: z.string(),
  content: z.string(),
  mood: z.enum(moods),
  tags: z.array(z.string()),
});
export type JournalEntry = z.infer<typeof journalEntry>;
