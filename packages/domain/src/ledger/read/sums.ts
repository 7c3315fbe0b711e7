import type { Text } from '../../locale.ts';
import type { UnitCostNote } from './notes.ts';
import type { Read } from './rows.ts';

/** The text of the answer to a question. */
export type TextOf = (module: string, question: string) => string;

/** One cost as it was said, or the sum of several with its calculation, quoted from the first to the last of them. */
export function sumOf(
  parts: readonly { note: UnitCostNote; value: number; text: Text }[],
  textOf: TextOf,
): Read<number> | undefined {
  const [first, second] = parts;
  if (first === undefined) return undefined;
  if (second === undefined) return { value: first.value, origin: first.note.origin };
  const { module, question } = first.note.passage;
  const text = textOf(module, question);
  const places = parts.map(({ note }) => text.indexOf(note.passage.quote));
  const ends = parts.map(({ note }, index) => (places[index] ?? 0) + note.passage.quote.length);
  return {
    value: parts.reduce((sum, part) => sum + part.value, 0),
    origin: {
      from: 'computed',
      module: first.note.passage.module,
      question,
      quote: text.slice(Math.min(...places), Math.max(...ends)),
      formula: { en: parts.map((part) => part.text.en).join(' + '), fr: parts.map((part) => part.text.fr).join(' + ') },
    },
  };
}
