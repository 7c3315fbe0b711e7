import { type Answer, figuresIn, passage, says } from './answer.ts';
import { sentencesOf } from './clauses.ts';
import type { Note } from './notes.ts';
import { whenIn } from './when.ts';

/** '8 clients by the end of the first year': how many customers by which month of business, to compare with the goals. */
export function readMilestones(answer: Answer): Note[] {
  return sentencesOf(answer.tokens).flatMap((sentence) => {
    const counts = figuresIn(answer, sentence).filter(({ kind }) => kind === 'count');
    return counts.flatMap((figure, index): Note[] => {
      const { value, noun, rhythm } = figure;
      const words = { from: figure.from, to: counts[index + 1]?.from ?? sentence.to };
      const when = whenIn(answer.tokens, figure.to, words.to);
      const isElse = says(
        answer,
        { from: sentence.from, to: figure.from },
        'negation',
        'unsure',
        'past',
        'otherSeller',
      );
      if (value === null || noun === null || rhythm !== null || when === undefined || isElse) return [];
      const quoted = passage(answer, { from: figure.from, to: when.to });
      return [
        { is: 'total', total: { ...quoted, of: 'customers', from: value, to: value, every: null, month: when.month } },
      ];
    });
  });
}
