import { moduleTitles } from '@elan/domain/modules/keys';
import type { QuestionPlace } from '@elan/domain/modules/registry';
import { blocks, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { splitList } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';
import { cited, type Note, type Notebook, type Passage } from './notebook.ts';
import { sharedSubjects, subjectWords } from './subject-words.ts';

/** The answers that days can confirm or contradict, and how many points of each are worth a line. */
const sources: readonly { place: QuestionPlace; most: number }[] = [
  { place: ['business-plan', 'milestones'], most: 3 },
  { place: ['idea', 'targetMarket'], most: 2 },
  { place: ['analysis', 'risks'], most: 3 },
  { place: ['analysis', 'differentiators'], most: 2 },
];

/** What the plan says beside the newest note that speaks of it in the same words. */
export function planSection(reading: Reading, { notes }: Notebook): string | undefined {
  const { say, quote, answer } = reading;
  const points = sources.flatMap(({ place: [module, question], most }) => {
    const text: string | undefined = answer(module, question);
    if (text === undefined || ['unsure', 'everybody'].includes(substanceOf(text))) return [];
    return splitList(text)
      .slice(0, most)
      .map((point) => ({ module, point }));
  });
  if (points.length === 0 || notes.length === 0) return undefined;
  const rows = points.map(({ module, point }) => {
    const best = nearest(notes, point);
    const where = say(moduleTitles[module]);
    return [
      `${quote(point, 120)} (${where})`,
      best === undefined
        ? say({ en: 'No entry speaks of it in these words', fr: "Aucune entrée n'en parle dans ces mots" })
        : cited(best, reading, 160),
    ];
  });
  return blocks(
    say({ en: '## Against the plan', fr: '## Face au plan' }),
    say({
      en: 'What your answers say, beside the entry that shares the most words with it. A line without an entry is either quiet or forgotten: only you know which.',
      fr: "Ce que disent vos réponses, à côté de l'entrée qui partage le plus de mots avec elles. Une ligne sans entrée est tranquille ou oubliée : vous êtes la seule personne à le savoir.",
    }),
    table(
      [say({ en: 'In your plan', fr: 'Dans votre plan' }), say({ en: 'In your entries', fr: 'Dans vos entrées' })],
      rows,
    ),
  );
}

/** A shared word says something by itself only when it is rare in the notes and the point is short. */
const rarely = 2;
const shortPoint = 3;

/** The sentence that shares the most words with a point of the plan, the newest of equals. */
function nearest(notes: readonly Note[], point: string): Passage | undefined {
  const keys = new Set(subjectWords(point).map(({ key }) => key));
  const isRare = (key: string) => notes.filter((note) => note.subjects.has(key)).length <= rarely;
  const found = notes.flatMap((note) =>
    [...note.sentences, note.title].map((sentence) => ({ note, sentence, shared: sharedSubjects(sentence, keys) })),
  );
  return found
    .filter(({ shared }) => shared.length >= 2 || (keys.size <= shortPoint && shared.some(({ key }) => isRare(key))))
    .sort((one, other) => other.shared.length - one.shared.length || other.note.index - one.note.index)[0];
}
