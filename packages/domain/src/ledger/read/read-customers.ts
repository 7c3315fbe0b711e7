import { type Answer, figuresIn, passage, says } from './answer.ts';
import { channelsIn } from './channel.ts';
import { sentencesOf } from './clauses.ts';
import type { Figure } from './figure.ts';
import type { Note } from './notes.ts';

/** 'The restaurants pay 30 days after delivery', 'clients paient dans 30 jours', 'net 30'. */
export function readCustomerDays(answer: Answer): Note[] {
  return sentencesOf(answer.tokens).flatMap((sentence): Note[] => {
    const within = figuresIn(answer, sentence);
    const days = within.find((figure) => figure.kind === 'duration' && figure.time === 'day' && figure.rhythm === null);
    if (days?.value == null || !Number.isInteger(days.value) || days.value < 1 || days.value > 365) return [];
    const before = { from: sentence.from, to: days.from };
    const isPaid = says(answer, before, 'paysUs');
    const isElse = says(answer, before, 'negation', 'me', 'past', 'unsure', 'suppliers');
    const [channel, second] = channelsIn(answer, before);
    // '50 % at the start and the rest after 30 days'
    const isInParts = within.some((figure) => figure.kind === 'percent');
    const isEverybody = says(answer, before, 'everybody');
    if (!isPaid || isElse || isInParts || second !== undefined || (channel === undefined && !isEverybody)) return [];
    return [{ is: 'customerDays', days: days.value, channel: channel ?? null, passage: passage(answer, sentence) }];
  });
}

/** What grows, who leaves and who comes, in percent or number a month. */
export function readRates(answer: Answer): { notes: Note[]; used: Figure[] } {
  const found: { notes: Note[]; used: Figure[] } = { notes: [], used: [] };
  for (const sentence of sentencesOf(answer.tokens))
    for (const figure of figuresIn(answer, sentence)) {
      if (figure.kind !== 'percent' || figure.value === null) continue;
      const near = { from: Math.max(sentence.from, figure.from - 6), to: Math.min(sentence.to, figure.to + 6) };
      if (says(answer, near, 'negation', 'unsure', 'past')) continue;
      const unit = figure.rhythm?.unit;
      const words = passage(answer, sentence);
      if (unit === 'month' && says(answer, near, 'cancel') && figure.value <= 10_000)
        found.notes.push({ is: 'churn', share: figure.value, passage: words });
      else if (unit === 'year' && says(answer, near, 'growth'))
        found.notes.push({ is: 'growth', share: figure.value, passage: words });
      else continue;
      found.used.push(figure);
    }
  return found;
}
