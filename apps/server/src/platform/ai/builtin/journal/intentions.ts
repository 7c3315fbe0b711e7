import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { cited, days, daysBetween, listed, type Note, type Notebook, type Passage, passages } from './notebook.ts';
import { tellsAnIntention } from './passages.ts';
import { subjectWords } from './subject-words.ts';
import { sentenceAbout } from './themes.ts';

/** Something its author means to do, as often as it was written. */
export type Intention = {
  /** Every time it was written, oldest first. */
  times: readonly Passage[];
  /** A later note that shares a rare word with it: it may tell what became of it. */
  echo: Passage | undefined;
};

/** Sentences of this many shared words say the same thing again. */
const sameThing = 2;
/** More intentions than this in ten entries are nobody's. */
const mostIntentions = 60;

/** 'I must', 'il faut': each intention once, with every note it was written in. Oldest first. */
export function findIntentions({ notes }: Notebook): Intention[] {
  const groups: { keys: Set<string>; times: Passage[] }[] = [];
  for (const passage of passages(notes, tellsAnIntention).slice(-mostIntentions)) {
    const keys = subjectWords(passage.sentence).map(({ key }) => key);
    const same = groups.find((group) => keys.filter((key) => group.keys.has(key)).length >= sameThing);
    if (same === undefined) groups.push({ keys: new Set(keys), times: [passage] });
    else same.times.push(passage);
  }
  const spread = new Map<string, number>();
  for (const note of notes) for (const key of note.subjects.keys()) spread.set(key, (spread.get(key) ?? 0) + 1);
  return groups.map(({ keys, times }) => ({ times, echo: findEcho(notes, keys, times, spread) }));
}

/** The first later note that shares a word which stands nowhere else. */
function findEcho(
  notes: readonly Note[],
  keys: ReadonlySet<string>,
  times: readonly Passage[],
  spread: ReadonlyMap<string, number>,
): Passage | undefined {
  const last = times.at(-1)?.note.index ?? 0;
  const rare = new Set([...keys].filter((key) => (spread.get(key) ?? 0) === notesOf(times).length + 1));
  const note = notes.find((later) => later.index > last && [...later.subjects.keys()].some((key) => rare.has(key)));
  return note === undefined ? undefined : { note, sentence: sentenceAbout(note, rare) };
}

/** The notes an intention stands in, each once. */
export function notesOf(times: readonly Passage[]): Note[] {
  return [...new Set(times.map(({ note }) => note))];
}

/** The shortest way it was written, as a thing to do rather than as one not done. */
export function spoken({ times }: Intention): string {
  const isUndone = (sentence: string) => Number(/(?<!\p{L})(?:still|toujours|pas encore)(?!\p{L})/iu.test(sentence));
  const ways = times.map(({ sentence }) => sentence);
  return ways.sort((one, other) => isUndone(one) - isUndone(other) || one.length - other.length)[0] ?? '';
}

/** Written in more than one note and, as far as the notes tell, not done: the oldest of them first. */
export function postponed(intentions: readonly Intention[]): Intention | undefined {
  return intentions
    .filter(({ times, echo }) => notesOf(times).length > 1 && echo === undefined)
    .sort((one, other) => notesOf(other.times).length - notesOf(one.times).length)[0];
}

/** The intention to act on next: one that was postponed, else the last one that no later note comes back to. */
export function nextToDo(intentions: readonly Intention[]): Intention | undefined {
  return postponed(intentions) ?? intentions.filter(({ echo }) => echo === undefined).at(-1);
}

export function intentionsSection(
  reading: Reading,
  { notes }: Notebook,
  intentions: readonly Intention[],
): string | undefined {
  const { say, quote } = reading;
  if (intentions.length === 0) return undefined;
  const shown = intentions
    .toSorted((one, other) => notesOf(other.times).length - notesOf(one.times).length)
    .slice(0, 6);
  return blocks(
    say({ en: '## Decisions that wait', fr: '## Les décisions en attente' }),
    table(
      [
        say({ en: 'In your words', fr: 'Dans vos mots' }),
        say({ en: 'Written on', fr: 'Écrit le' }),
        say({ en: 'Since then', fr: 'Depuis' }),
      ],
      shown.map((intention) => [
        quote(spoken(intention), 200),
        listed(
          notesOf(intention.times).map((note) => note.day),
          reading,
        ),
        since(reading, notes, intention),
      ]),
    ),
  );
}

function since(reading: Reading, notes: readonly Note[], { times, echo }: Intention): string {
  const { say } = reading;
  const [first] = times;
  const last = times.at(-1);
  if (echo !== undefined) {
    const passage = cited(echo, reading, 140);
    return say({
      en: `A later entry comes near it, ${passage}`,
      fr: `Une entrée plus récente s'en approche, ${passage}`,
    });
  }
  if (first === undefined || last === undefined) return '';
  const latest = notes.at(-1);
  if (last.note !== first.note) {
    const time = days(daysBetween(first.note, last.note), reading);
    return say({
      en: `Still to do ${time} after the first time ${marks.computed.en}, as far as the entries tell`,
      fr: `Encore à faire ${time} après la première fois ${marks.computed.fr}, d'après les entrées`,
    });
  }
  return latest === last.note
    ? say({
        en: 'The latest entry: nothing can follow it yet',
        fr: "L'entrée la plus récente : rien ne peut encore la suivre",
      })
    : say({ en: 'No later entry comes back to it', fr: "Aucune entrée plus récente n'y revient" });
}
