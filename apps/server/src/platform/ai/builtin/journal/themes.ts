import { type Mood, moodLabels, moods } from '@elan/domain/modules/journal/mood';
import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { cited, listed, type Note, type Notebook } from './notebook.ts';
import { sharedSubjects } from './subject-words.ts';

/** A subject that comes back: its word as it was last written, and where it stands. */
export type Theme = { key: string; word: string; notes: readonly Note[] };

/** A word of nearly every note is the business itself, no subject of its days. */
const tooCommon = 0.7;

/** Words that stand in at least two notes, those in most of them first, then those written last. */
export function findThemes({ notes }: Notebook): Theme[] {
  const places = new Map<string, Note[]>();
  for (const note of notes) {
    for (const key of note.subjects.keys()) places.set(key, [...(places.get(key) ?? []), note]);
  }
  return [...places]
    .filter(([, standsIn]) => standsIn.length >= 2 && (notes.length < 5 || standsIn.length <= notes.length * tooCommon))
    .map(([key, standsIn]) => ({ key, word: standsIn.at(-1)?.subjects.get(key) ?? key, notes: standsIn }))
    .sort((one, other) => other.notes.length - one.notes.length || lastIndex(other) - lastIndex(one));
}

const lastIndex = ({ notes }: Theme) => notes.at(-1)?.index ?? 0;

/** The sentence of a note in which a subject stands; its title when it stands there alone. */
export function sentenceAbout(note: Note, keys: ReadonlySet<string>): string {
  const ranked = note.sentences
    .map((sentence) => ({ sentence, shared: sharedSubjects(sentence, keys).length }))
    .sort((one, other) => other.shared - one.shared);
  const [best] = ranked;
  return best !== undefined && best.shared > 0 ? best.sentence : note.title;
}

export function themeSection(reading: Reading, notebook: Notebook, themes: readonly Theme[]): string {
  const { say, quote, number } = reading;
  const shown = distinct(themes).slice(0, 5);
  const heading = say({ en: '## What comes back', fr: '## Ce qui revient' });
  if (shown.length === 0) {
    return blocks(
      heading,
      notebook.notes.length < 2
        ? say({
            en: 'One entry shows a day, not a pattern. From the second one on, what comes back can be seen here.',
            fr: 'Une seule entrée montre une journée, pas une tendance. Dès la deuxième, ce qui revient pourra se voir ici.',
          })
        : say({
            en: 'No subject stands in two of these entries: each day was about something else. That is worth knowing by itself.',
            fr: "Aucun sujet ne figure dans deux de ces entrées : chaque journée a porté sur autre chose. C'est déjà bon à savoir.",
          }),
    );
  }
  return blocks(
    heading,
    table(
      [
        say({ en: 'Subject', fr: 'Sujet' }),
        say({ en: `Entries ${marks.computed.en}`, fr: `Entrées ${marks.computed.fr}` }),
        say({ en: 'From the first time to the last', fr: 'De la première fois à la dernière' }),
      ],
      shown.map(({ key, word, notes }) => {
        const keys = new Set([key]);
        const at = (note: Note | undefined) =>
          note === undefined ? '' : cited({ note, sentence: sentenceAbout(note, keys) }, reading, 120);
        return [
          quote(word, 40),
          `${number(notes.length)}${moodsOf(reading, notes)}`,
          `${at(notes[0])} → ${at(notes.at(-1))}`,
        ];
      }),
    ),
  );
}

/** ', 2 positive and 1 negative': on which days a subject was written about. */
function moodsOf(reading: Reading, notes: readonly Note[]): string {
  const counts = moods.flatMap((mood: Mood) => {
    const count = notes.filter((note) => note.mood === mood).length;
    const plural = count > 1 ? reading.say({ en: '', fr: 's' }) : '';
    return count === 0 ? [] : [`${reading.number(count)} ${reading.say(moodLabels[mood]).toLowerCase()}${plural}`];
  });
  return `${reading.say({ en: ': ', fr: ' : ' })}${listed(counts, reading)}`;
}

/** Words that stand in nearly the same notes are one subject: the first of them speaks for it. */
function distinct(themes: readonly Theme[]): Theme[] {
  const kept: Theme[] = [];
  for (const theme of themes) {
    const together = kept.some(
      ({ notes }) => notes.length - theme.notes.length <= 1 && theme.notes.every((note) => notes.includes(note)),
    );
    if (!together) kept.push(theme);
  }
  return kept;
}
