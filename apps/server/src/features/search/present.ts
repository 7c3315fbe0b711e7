import type { SearchResult } from '@elan/contract/search';
import type { Language } from '@elan/domain/locale';
import { answerLabel } from '@elan/domain/modules/define-module';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { plainLetters } from '@elan/domain/plain-letters';
import type { FoundText } from './queries.ts';

/** Characters of an excerpt, and how many of them come before the first found word. */
const excerptLength = 160;
const before = 40;
/** The longest ending that a stem leaves out, as in « entrepris|es » or "compet|itiveness". */
const longestEnding = 5;

export type SearchTerms = { words: readonly string[]; stems: readonly string[] };

/** A found text as the reader sees it: the question in their language, and the words around the first one found. */
export function presentResult(found: FoundText, terms: SearchTerms, language: Language): SearchResult {
  const question =
    found.kind === 'answer' ? moduleDefinition(found.module).questions.find(({ id }) => id === found.place) : undefined;
  const content = question === undefined ? found.content : answerLabel(question, found.content)[language];
  return {
    project_id: found.projectId,
    project_name: found.projectName,
    module: found.module,
    kind: found.kind === 'private-row' ? 'row' : found.kind,
    place: found.place,
    title: question?.label[language] ?? null,
    excerpt: markedExcerpt(found.kind === 'analysis' ? withoutMarks(content) : content, terms),
  };
}

/** Markdown as one would read it aloud. */
const withoutMarks = (markdown: string) => markdown.replace(/[#*_`|>]+|:?-{3,}:?/gu, ' ');

/** The words around the first found one, on one line, cut between words. */
export function markedExcerpt(content: string, terms: SearchTerms): SearchResult['excerpt'] {
  const line = content.replace(/\s+/gu, ' ').trim();
  const isMatch = termMatcher(terms);
  const first = [...line.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([word]) => isMatch(word))?.index ?? 0;
  const start = first <= before ? 0 : line.lastIndexOf(' ', first - before) + 1;
  const end = line.length <= start + excerptLength ? line.length : lastSpace(line, start + excerptLength, first);
  const parts: { text: string; found: boolean }[] = start > 0 ? [{ text: '…', found: false }] : [];
  for (const part of line.slice(start, end).split(/([\p{L}\p{M}\p{N}]+)/u)) {
    const found = isMatch(part);
    const last = parts.at(-1);
    if (last !== undefined && last.found === found) last.text += part;
    else if (part !== '') parts.push({ text: part, found });
  }
  if (end < line.length) parts.push({ text: '…', found: false });
  return parts;
}

/** The end of the last whole word before a place; the place itself within a word that is as long. */
function lastSpace(line: string, end: number, first: number): number {
  const space = line.lastIndexOf(' ', end);
  return space > first ? space : end;
}

function termMatcher({ words, stems }: SearchTerms): (word: string) => boolean {
  const typed = words.map(plainLetters);
  const known = new Map<string, boolean>();
  const compare = (word: string) => {
    const plain = plainLetters(word);
    if (typed.includes(plain) || plain.startsWith(typed.at(-1) ?? word)) return true;
    // The English stemmer writes the last y of a word as i.
    const stemmed = plain.replace(/y$/u, 'i');
    return stems.some(
      (stem) => stemmed.startsWith(stem) && stemmed.length - stem.length <= longestEnding && stem.length > 2,
    );
  };
  return (word) => {
    if (!/[\p{L}\p{N}]/u.test(word)) return false;
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = compare(word);
    known.set(word, found);
    return found;
  };
}
