import { english } from './lexicon-en.ts';
import { french } from './lexicon-fr.ts';
import { numberWords } from './number-words.ts';
import type { Tag, Vocabulary } from './tags.ts';

/** A word, a number or a sign of an answer, with its place in the person's text. */
export type Token = {
  kind: 'word' | 'number' | 'sign' | 'break';
  /** As matched: lower case, without accents. */
  text: string;
  start: number;
  end: number;
  /** The value of a number, null if its notation can be read in two ways. */
  value: number | null;
  /** Whether nothing separates it from the token before. */
  glued: boolean;
  /** What it says, or opens when a phrase says it, with the number of tokens that say it. */
  tags: ReadonlyMap<Tag, number>;
};

type Phrase = { words: readonly string[]; tag: Tag };

const none: ReadonlyMap<Tag, number> = new Map();
const piece =
  /(\d{1,3}(?:[ ']\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d{1,2}(?!\d))?|\d{1,3}(?:\.\d{3}){2,}(?!\d)|\d+(?:[.,]\d+)?|\.\d{1,2}(?!\d))|((?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'(?=\p{L})|\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*)|(\n)|([^\s])/gu;

/** Splits words only: for the phrases of the vocabulary, which are cut as answers are. */
function wordsOf(phrase: string): string[] {
  return [...phrase.matchAll(piece)].map((match) => match[0]);
}

function indexed(vocabularies: readonly Vocabulary[]) {
  const words = new Map<string, Map<Tag, number>>();
  const phrases = new Map<string, Phrase[]>();
  for (const vocabulary of vocabularies)
    for (const [tag, entries] of Object.entries(vocabulary) as [Tag, readonly string[]][])
      for (const entry of entries) {
        const parts = entry.endsWith("'") ? [entry] : wordsOf(entry);
        const first = parts[0] ?? '';
        if (parts.length === 1) words.set(first, (words.get(first) ?? new Map<Tag, number>()).set(tag, 1));
        else phrases.set(first, [...(phrases.get(first) ?? []), { words: parts, tag }]);
      }
  return { words, phrases };
}

let index: ReturnType<typeof indexed> | undefined;

/** Made when the first answer is read, or before: it takes longer than reading one. */
export function vocabularyIndex() {
  index ??= indexed([english, french]);
  return index;
}

/** The value of a number as written; null where it can be read in two ways ('1.500'). */
function numberOf(text: string): number | null {
  if (text.length > 15) return null;
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return Number(text.replaceAll('.', ''));
  if (/^[1-9]\d{0,2}(?:[ ']\d{3})+/.test(text)) return Number(text.replace(/[ ']/g, '').replace(',', '.'));
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (!/^\d*(?:[.,]\d{1,2})?$/.test(text) && !/^0[.,]\d{3}$/.test(text)) return null;
  return Number(text.replace(',', '.'));
}

const englishWord = /\b(?:the|and|of|my|for|with|from|is|a month|a day|a week|an hour|per)\b/g;
const frenchWord = /\b(?:le|la|les|et|de|du|des|mon|ma|mes|pour|avec|par|un|une|est)\b|\b[dl]'/g;

/** Whether a plain text is more English than French. */
export function isEnglish(plain: string): boolean {
  const start = plain.slice(0, 2000);
  return (start.match(englishWord)?.length ?? 0) > (start.match(frenchWord)?.length ?? 0);
}

/** Whether a plain text has any word that is only French. */
function isMarkedFrench(plain: string): boolean {
  return plain.slice(0, 2000).search(frenchWord) >= 0;
}

/** Cuts a plain text into words, numbers and signs, each with what it says. */
export function tokensOf(plain: string): Token[] {
  const tokens: Token[] = [];
  // In French 'four' is an oven.
  const english = isEnglish(plain);
  const four = english ? 4 : undefined;
  const isFrench = !english && isMarkedFrench(plain);
  let last = -1;
  for (const match of plain.matchAll(piece)) {
    const text = match[0];
    const spelled = match[2] === undefined ? undefined : text === 'four' ? four : numberWords.get(text);
    const kind =
      match[1] !== undefined || spelled !== undefined
        ? 'number'
        : match[2] !== undefined
          ? 'word'
          : match[3] !== undefined
            ? 'break'
            : 'sign';
    tokens.push({
      kind,
      text,
      start: match.index,
      end: match.index + text.length,
      value: match[1] === undefined ? (spelled ?? null) : numberOf(text),
      glued: match.index === last,
      tags: none,
    });
    last = match.index + text.length;
  }
  tokens.forEach((token, at) => {
    token.tags = tagsAt(tokens, at);
    if (isFrench && token.text === 'a') token.tags = new Map([...token.tags].filter(([tag]) => tag !== 'per'));
    // 'on' is a pronoun in French alone.
    if (english && token.text === 'on') token.tags = new Map([...token.tags].filter(([tag]) => tag !== 'me'));
  });
  return tokens;
}

function tagsAt(tokens: readonly Token[], at: number): ReadonlyMap<Tag, number> {
  const text = tokens[at]?.text.replace(/\p{M}/gu, '') ?? '';
  const { words, phrases } = vocabularyIndex();
  const single = words.get(text) ?? none;
  const opened = phrases.get(text);
  if (opened === undefined) return single;
  const said = opened.filter(({ words }) => words.every((word, offset) => tokens[at + offset]?.text === word));
  return said.length === 0
    ? single
    : new Map([...said.map(({ tag, words }) => [tag, words.length] as const), ...single]);
}
