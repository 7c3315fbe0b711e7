import { analysedEntries } from '@elan/domain/modules/journal/entry';
import { type Mood, moodLabels } from '@elan/domain/modules/journal/mood';
import { calendarDay } from '../../calendar-day.ts';
import type { GenerationRequest } from '../../port.ts';
import { sentencesOf } from '../sentences.ts';

type Found = { day: string; text: string };

/** What the newest entries of the journal hold, oldest first. Texts are raw. */
export type JournalView = {
  read: number;
  unread: number;
  from: string;
  to: string;
  moods: { name: string; count: number }[];
  decided: Found[];
  learned: Found[];
  promised: Found[];
  feared: Found[];
  /** Sentences with a number that counts or costs something. */
  counted: Found[];
  /** Sentences that end with a question mark. */
  asked: Found[];
};

/** Patterns of the sentences about each of these, in English and French. */
const patterns = {
  decided:
    /(?<!n't |not |never |pas |rien |jamais )(?<!\p{L})(?:decided|decision|(?:i|we) chose|(?:i|we) will not|from now on|décidé|décision|j'ai choisi|on a choisi|dorénavant)(?!\p{L})/iu,
  promised:
    /(?<!\p{L})(?:promised|(?:i|we)(?:'ll| will)|(?:i|we) (?:have|need) to|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|next)|promis|je (?:dois|vais)|on (?:doit|va)|d'ici|il faut que)(?!\p{L})/iu,
  feared:
    /(?<!\p{L})(?:afraid|fear|scared|worried|worry|worries|anxious|can't sleep|peur|crains?|inquiète?|inquiet|stress\p{L}*|angoiss\p{L}*|dors mal)(?!\p{L})/iu,
  learned:
    /(?<!\p{L})(?:learned|learnt|realized|found out|turns out|discovered|told me|said (?:no|yes|that|they|she|he)|appris|réalisé|compris que|découvert|m'a dit|m'ont dit|a dit (?:non|oui|que))(?!\p{L})/iu,
} as const satisfies Record<string, RegExp>;

const counts = /\d/u;
const isYearOrDay = /^(?:\D*(?:19|20)\d\d\D*)$/u;

export function journalView({ language, project }: GenerationRequest): JournalView {
  const { entries = [], entryCount = entries.length } = project.modules.journal ?? {};
  const newest = entries.slice(0, analysedEntries).toReversed();
  const years = new Set(newest.map(({ date }) => date.slice(0, 4)));
  const dayOf = (date: string) => calendarDay(date, language, years.size > 1 ? 'with year' : 'without year');
  const sentences = newest.flatMap(({ date, title, content }) =>
    sentencesOf(`${title}\n${content}`).map((text) => ({ day: dayOf(date), text: text.replaceAll('’', "'") })),
  );
  const asked = sentences.filter(({ text }) => text.endsWith('?'));
  const statements = sentences.filter(({ text }) => !text.endsWith('?'));
  const taken = new Set<Found>();
  const take = (fits: (text: string) => boolean) => {
    const found = statements.filter((sentence) => !taken.has(sentence) && fits(sentence.text));
    for (const sentence of found) taken.add(sentence);
    return found;
  };
  const saying = (kind: keyof typeof patterns) => take((text) => patterns[kind].test(text));
  const days = newest.map(({ date }) => dayOf(date));
  return {
    read: newest.length,
    unread: entryCount - newest.length,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    moods: moodsOf(
      newest.map(({ mood }) => mood),
      language,
    ),
    decided: saying('decided'),
    learned: saying('learned'),
    promised: saying('promised'),
    feared: saying('feared'),
    counted: take((text) => counts.test(text) && !isYearOrDay.test(text)),
    asked,
  };
}

/** How often each mood was noted, the most frequent first. */
function moodsOf(moods: readonly Mood[], language: GenerationRequest['language']): JournalView['moods'] {
  const count = new Map<Mood, number>();
  for (const mood of moods) count.set(mood, (count.get(mood) ?? 0) + 1);
  return [...count]
    .sort(([, one], [, other]) => other - one)
    .map(([mood, times]) => ({ name: moodLabels[mood][language], count: times }));
}
