import { onOneLine } from '../excerpt.ts';
import { plainLetters } from '../plain-letters.ts';
import { headingsOf } from '../report-sections.ts';

/** The most steps that are taken from one report. */
export const mostSteps = 10;

/** The longest step in characters; a longer one is a paragraph, and is cut. */
const longestStep = 400;

const headings = new Set(['next steps', 'prochaines etapes']);
/** A number with its point; a step starts at the margin, what is indented belongs to the one above. */
const numbered = /^ {0,2}\d{1,3}[.)]\s+(.*)$/u;

/**
 * Reads the steps that a report ends with: the numbered list below its heading "Next steps" or "Prochaines étapes".
 * @param markdown a report, built-in or by a model
 * @returns their text without markdown, in the report's order, each once
 */
export function stepsOfReport(markdown: string): string[] {
  const lines = markdown.split(/\r?\n/u);
  const found = headingsOf(lines);
  const at = found.findLastIndex(({ title }) => headings.has(headingWords(title)));
  const heading = found[at];
  if (heading === undefined) return [];
  const steps: string[][] = [];
  let inStep = false;
  for (const line of lines.slice(heading.line + 1, found[at + 1]?.line)) {
    const [, start] = numbered.exec(line) ?? [];
    if (start !== undefined) {
      steps.push([start]);
      inStep = true;
    } else if (line.trim() === '' || /^\s*(?:[-*+]|\d+[.)])\s/u.test(line)) {
      // A list below a step explains it; the step is its first paragraph.
      inStep = false;
    } else if (inStep) {
      steps.at(-1)?.push(line);
    }
  }
  return distinctSteps(steps.map((lines) => lines.join(' ')));
}

/** Steps as tasks show them: without markdown, cut, each once, at most ten. */
export function distinctSteps(steps: readonly string[]): string[] {
  const texts = steps.map(withoutMarkdown);
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const key = stepKey(text);
    if (key !== '' && !byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()].slice(0, mostSteps);
}

/** The words of a heading, without a number before it or a colon after it. */
const headingWords = (title: string) =>
  plainLetters(withoutMarkdown(title))
    .replace(/^\d+[.)]?\s+/u, '')
    .replace(/\s*:$/u, '');

function withoutMarkdown(text: string): string {
  // The patterns below look ahead: on an unbounded text they would take too long.
  const plain = text
    .slice(0, longestStep * 4)
    .toWellFormed()
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/<[^<>]*>/gu, '')
    .replace(/(?<!\\)(\*{1,3}|~~|`+)/gu, '')
    .replace(/(?<![\p{L}\p{N}\\])_{1,2}|_{1,2}(?![\p{L}\p{N}])/gu, '')
    .replace(/\\([!-/:-@[-`{-~])/gu, '$1');
  const line = onOneLine(plain.replace(/^\[[ x]\]\s+/iu, ''));
  return [...line].slice(0, longestStep).join('').trim();
}

/**
 * What makes two steps the same: their words. Case, accents, punctuation and the way figures are written make no
 * difference, so that "Budget: $12,000.00" and "budget 12 000 $" are one.
 * @returns empty if there are no words
 */
export function stepKey(text: string): string {
  return plainLetters(text)
    .replace(/(?<=\d)[\s\u00a0\u202f,.'’](?=\d{3}(?!\d))/gu, '')
    .replace(/(\d)[.,](\d{1,2})(?!\d)/gu, (_, whole: string, part: string) => {
      const digits = part.replace(/0+$/u, '');
      return digits === '' ? whole : `${whole}point${digits}`;
    })
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
