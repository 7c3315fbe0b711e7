import { analysedEntries } from '@elan/domain/modules/journal/entry';
import type { Mood } from '@elan/domain/modules/journal/mood';
import { calendarDay } from '../../calendar-day.ts';
import type { Reading } from '../reading/reading.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { subjectWords } from './subject-words.ts';

/** One entry as a draft reads it. */
export type Note = {
  /** Its place, 0 for the oldest one that is read. */
  index: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The day as a reader of these notes needs it: with its year only when they span several. */
  day: string;
  title: string;
  mood: Mood;
  sentences: readonly string[];
  /** What its title and its words are about. */
  subjects: ReadonlyMap<string, string>;
};

export type Notebook = {
  /** The notes that are read, oldest first. */
  notes: readonly Note[];
  /** How many older ones are not read. */
  unread: number;
};

/** The newest entries of the journal in the order they were lived. */
export function openNotebook({ request, language }: Reading): Notebook {
  const { entries = [], entryCount = entries.length } = request.project.modules.journal ?? {};
  const read = entries.slice(0, analysedEntries).toReversed();
  const years = new Set(read.map(({ date }) => date.slice(0, 4)));
  return {
    notes: read.map(({ date, title, content, mood }, index) => ({
      index,
      at: Date.parse(date),
      day: calendarDay(date, language, years.size > 1 ? 'with year' : 'without year'),
      title,
      mood,
      sentences: sentencesOf(content).slice(0, longestNote),
      subjects: new Map(subjectWords(`${title}. ${content}`).map(({ key, text }) => [key, text])),
    })),
    unread: entryCount - read.length,
  };
}

/** Sentences of one note that are read; far beyond what anybody writes in a day. */
const longestNote = 400;

/** A sentence with the note it stands in. */
export type Passage = { note: Note; sentence: string };

/** The sentences of a note that match, in the order they stand. */
export function passages(notes: readonly Note[], matches: (sentence: string) => boolean): Passage[] {
  return notes.flatMap((note) => note.sentences.filter(matches).map((sentence) => ({ note, sentence })));
}

/** Whole days between two notes. */
export function daysBetween(one: Note, other: Note): number {
  return Math.round(Math.abs(other.at - one.at) / 86_400_000);
}

/** '1 day', '63 days'. */
export function days(count: number, { say, number }: Reading): string {
  const text = number(count);
  return count === 1
    ? say({ en: `${text} day`, fr: `${text} jour` })
    : say({ en: `${text} days`, fr: `${text} jours` });
}

/** 'a, b and c'. */
export function listed(parts: readonly string[], { say }: Reading): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}${say({ en: ' and ', fr: ' et ' })}${last}`;
}

/** 'April 3, “their words”'. */
export function cited({ note, sentence }: Passage, { quote, say }: Reading, maximum = 200): string {
  return `${note.day}${say({ en: ': ', fr: ' : ' })}${quote(sentence, maximum)}`;
}

/** '“their words” (April 3)'. */
export function quotedWithDay({ note, sentence }: Passage, { quote }: Reading, maximum = 200): string {
  return `${quote(sentence, maximum)} (${note.day})`;
}
