import { analysedEntries } from '@elan/domain/modules/journal/entry';
import { type Mood, moodLabels } from '@elan/domain/modules/journal/mood';
import { calendarDay } from '../../calendar-day.ts';
import type { GenerationRequest } from '../../port.ts';

/** The newest entries of the journal, oldest first, and what can be counted in them. Titles and words are raw. */
export type JournalView = {
  read: number;
  unread: number;
  from: string;
  to: string;
  entries: { day: string; mood: string; title: string; opening: string }[];
  moods: { name: string; count: number; titles: string[] }[];
  /** Tags of at least two entries, the most frequent first. */
  tags: { name: string; count: number; last: string }[];
  /** Sentences that end with a question mark. */
  questions: { day: string; text: string }[];
};

export function journalView({ language, project }: GenerationRequest): JournalView {
  const { entries = [], entryCount = entries.length } = project.modules.journal ?? {};
  const newest = entries.slice(0, analysedEntries).toReversed();
  const years = new Set(newest.map(({ date }) => date.slice(0, 4)));
  const read = newest.map((entry) => ({
    ...entry,
    day: calendarDay(entry.date, language, years.size > 1 ? 'with year' : 'without year'),
    sentences: sentencesOf(entry.content),
  }));
  return {
    read: read.length,
    unread: entryCount - read.length,
    from: read[0]?.day ?? '',
    to: read.at(-1)?.day ?? '',
    entries: read.map(({ day, mood, title, sentences }) => ({
      day,
      mood: moodLabels[mood][language],
      title,
      opening: sentences[0] ?? '',
    })),
    moods: countBy(read, ({ mood }) => [mood]).map(({ key, found }) => ({
      name: moodLabels[key as Mood][language],
      count: found.length,
      titles: found.map(({ title }) => title),
    })),
    tags: countBy(read, ({ tags }) => [...new Set(tags.map((tag) => tag.trim().toLowerCase()))])
      .filter(({ found }) => found.length > 1)
      .map(({ key, found }) => ({ name: key, count: found.length, last: found.at(-1)?.day ?? '' })),
    questions: read.flatMap(({ day, sentences }) =>
      sentences.filter((sentence) => sentence.endsWith('?')).map((text) => ({ day, text })),
    ),
  };
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The entries by key, the key with most entries first; equal ones in the order they came up. */
function countBy<Entry>(entries: readonly Entry[], keysOf: (entry: Entry) => readonly string[]) {
  const byKey = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  }
  return [...byKey].map(([key, found]) => ({ key, found })).sort((one, other) => other.found.length - one.found.length);
}
