import { type Mood, moodLabels, moods } from '@elan/domain/modules/journal/mood';
import { blocks, bullets, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { cited, listed, type Note, type Notebook } from './notebook.ts';
import { tellsWhatHappened, tellsWhatLacks } from './passages.ts';

/** The moods as they were marked, how they moved, and what the two kinds of day hold. */
export function moodSection(reading: Reading, { notes }: Notebook): string {
  const { say, number } = reading;
  return blocks(
    say({ en: '## What gives energy, what takes it', fr: "## Ce qui donne de l'énergie, ce qui en prend" }),
    say({
      en: `The moods are the ones you marked; their numbers are counted ${marks.computed.en}.`,
      fr: `Les humeurs sont celles que vous avez indiquées ; les nombres sont comptés ${marks.computed.fr}.`,
    }),
    table(
      [
        say({ en: 'Mood', fr: 'Humeur' }),
        say({ en: 'Entries', fr: 'Entrées' }),
        say({ en: 'Which ones', fr: 'Lesquelles' }),
      ],
      moods.map((mood) => [
        say(moodLabels[mood]),
        number(of(notes, mood).length),
        of(notes, mood)
          .map((note) => `${note.day} (${reading.quote(note.title, 60)})`)
          .join(', ') || '–',
      ]),
    ),
    course(reading, notes),
    contrast(reading, notes),
    weights(reading, notes),
  );
}

const of = (notes: readonly Note[], mood: Mood) => notes.filter((note) => note.mood === mood);

/** The older half beside the newer one. */
function course({ say, number }: Reading, notes: readonly Note[]): string | undefined {
  if (notes.length < 4) return undefined;
  const middle = Math.floor(notes.length / 2);
  const halves = [notes.slice(0, middle), notes.slice(middle)] as const;
  const [older, newer] = halves.map((half) => ({
    all: number(half.length),
    positive: number(of(half, 'positive').length),
    negative: number(of(half, 'negative').length),
  })) as [Count, Count];
  return say({
    en: `Of the ${older.all} older entries, ${older.positive} are positive and ${older.negative} negative; of the ${newer.all} newer ones, ${newer.positive} positive and ${newer.negative} negative ${marks.computed.en}.`,
    fr: `Sur les ${older.all} entrées plus anciennes, on compte ${older.positive} à l'humeur positive et ${older.negative} à l'humeur négative ; sur les ${newer.all} plus récentes, ${newer.positive} et ${newer.negative} ${marks.computed.fr}.`,
  });
}

type Count = { all: string; positive: string; negative: string };

/** Whether the good days are the days on which something happened with somebody else. */
function contrast({ say, number }: Reading, notes: readonly Note[]): string | undefined {
  const counted = (mood: Mood) => {
    const days = of(notes, mood);
    return { all: days.length, withFacts: days.filter((note) => note.sentences.some(tellsWhatHappened)).length };
  };
  const [good, hard] = [counted('positive'), counted('negative')];
  if (good.all === 0 || hard.all === 0) return undefined;
  const [goodShare, hardShare] = [good.withFacts / good.all, hard.withFacts / hard.all];
  const counts = say({
    en: `Somebody asked, ordered, paid, signed or refused in ${number(good.withFacts)} of the ${number(good.all)} positive entries and in ${number(hard.withFacts)} of the ${number(hard.all)} negative ones ${marks.computed.en}.`,
    fr: `Quelqu'un a demandé, commandé, payé, signé ou refusé dans ${number(good.withFacts)} des ${number(good.all)} entrées positives et dans ${number(hard.withFacts)} des ${number(hard.all)} entrées négatives ${marks.computed.fr}.`,
  });
  if (goodShare - hardShare >= 0.5) {
    return `${counts} ${say({
      en: '**The days that carry you are days on which somebody else moved**; when a week is planned, the meetings with customers go into the calendar first.',
      fr: "**Les journées qui vous portent sont celles où quelqu'un d'autre a bougé** ; quand vous planifiez une semaine, les rencontres avec la clientèle vont à l'agenda en premier.",
    })}`;
  }
  if (hardShare - goodShare >= 0.5) {
    return `${counts} ${say({
      en: '**The hard days are the ones that bring news**; a negative mark here is not a lost day.',
      fr: '**Les journées difficiles sont celles qui apportent des nouvelles** ; une humeur négative ici ne veut pas dire une journée perdue.',
    })}`;
  }
  return `${counts} ${say({
    en: 'The difference is too small to say that one goes with the other.',
    fr: "L'écart est trop petit pour dire que l'un va avec l'autre.",
  })}`;
}

/** What stands in the entries marked negative. */
function weights(reading: Reading, notes: readonly Note[]): string | undefined {
  const { say } = reading;
  const hard = of(notes, 'negative').slice(-4);
  if (hard.length === 0) return undefined;
  const points = hard.flatMap((note) => {
    const sentence = note.sentences.find(tellsWhatLacks) ?? note.sentences[0];
    return sentence === undefined ? [] : [cited({ note, sentence }, reading)];
  });
  const titles = listed(
    of(notes, 'positive')
      .slice(-3)
      .map((note) => reading.quote(note.title, 60)),
    reading,
  );
  return blocks(
    titles === ''
      ? say({ en: 'What weighed, in your words:', fr: 'Ce qui a pesé, dans vos mots :' })
      : say({
          en: `What weighed, in your words, beside ${titles}:`,
          fr: `Ce qui a pesé, dans vos mots, à côté de ${titles} :`,
        }),
    bullets(points),
  );
}
