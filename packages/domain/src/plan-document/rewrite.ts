import { checkFigures } from '../figure-check/check-figures.ts';
import { knownFigures, statedFigures, thingsOf } from '../figure-check/known-figures.ts';

/** How a model may be asked to put a section of the plan. */
export const rewriteStyles = ['shorter', 'banker', 'plainer'] as const;
/** Beside these, it may write a section from notes and facts. */
export const modelTasks = [...rewriteStyles, 'write'] as const;
export type ModelTask = (typeof modelTasks)[number];

/** The longest section that is rewritten, in characters: its rewriting must fit into one reply. */
export const longestRewritten = 6_000;
/** The most that a section is written from: its answers, facts and rows. */
export const longestSource = 20_000;
export const longestGiven = (task: ModelTask): number => (task === 'write' ? longestSource : longestRewritten);

/**
 * The figures of a rewritten text that the text before it does not have, as they are written, each once. A sum that the
 * rewriting shows and that holds is no new figure.
 */
export function newFigures(before: string, rewritten: string): string[] {
  const known = knownFigures(statedFigures(before));
  const open = checkFigures(rewritten, known).filter(
    // Other words for the same thing are what was asked for.
    (figure) => figure.status === 'wrong' || (figure.status === 'unknown' && thingsOf(known, figure).length === 0),
  );
  return [...new Set(open.map(({ start, end }) => rewritten.slice(start, end).replaceAll('\\', '').trim()))];
}

const name =
  /\p{Lu}[\p{L}\p{M}'’&-]+(?:[ \u00a0](?:(?:de|du|des|la|le|of|the|and|et)[ \u00a0])?\p{Lu}[\p{L}\p{M}'’&-]*)*/gu;
const calendar = new Set(
  (
    'january february march april may june july august september october november december monday tuesday wednesday ' +
    'thursday friday saturday sunday'
  ).split(' '),
);

/**
 * Words written like a name that the material does not have, each once: an employer, a partner, a program that nobody
 * named. One word at the beginning of a sentence is not taken for a name.
 */
export function newNames(before: string, written: string): string[] {
  const known = before.toLowerCase();
  const found = [...written.matchAll(name)].flatMap(({ 0: words, index }) => {
    const isFirst = /(?:^|[.!?:|]|\n[-*#> ]*)[\s*]*$/u.test(written.slice(0, index));
    const parts = isFirst
      ? words
          .split(/[ \u00a0]/u)
          .slice(1)
          .join(' ')
      : words;
    const isName = parts !== '' && /^\p{Lu}/u.test(parts.split(' ').at(-1) ?? '');
    const asked = isFirst && isName ? words : parts;
    return !isName || known.includes(asked.toLowerCase()) || calendar.has(asked.toLowerCase()) ? [] : [asked];
  });
  return [...new Set(found)];
}

/** The paragraphs of a text, to be accepted one by one, each with what the material does not have. */
export function checkedParagraphs(before: string, written: string): { text: string; added: string[] }[] {
  const paragraphs = new Set(written.split(/\n{2,}/u).map((text) => text.trim()));
  paragraphs.delete('');
  return [...paragraphs].map((text) => ({ text, added: [...newFigures(before, text), ...newNames(before, text)] }));
}
