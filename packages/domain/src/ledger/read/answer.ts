import type { Text } from '../../locale.ts';
import type { ModuleKey } from '../../modules/keys.ts';
import type { CalendarMonth } from '../field.ts';
import type { Passage } from '../reading.ts';
import type { Origin } from '../row.ts';
import type { Figure } from './figure.ts';
import { figuresOf } from './figures.ts';
import { plainText } from './plain-text.ts';
import type { Tag } from './tags.ts';
import { isEnglish, type Token, tokensOf } from './tokens.ts';

/** One answer as typed, and the month in which it is read. */
export type AnswerInput = { module: ModuleKey; question: string; text: string; today: CalendarMonth };

/** An answer cut into tokens, with the figures among them. */
export type Answer = AnswerInput & {
  isEnglish: boolean;
  tokens: readonly Token[];
  figures: readonly Figure[];
};

/** Tokens from `from` to `to`, excluded. */
export type Span = { from: number; to: number };

export function answerOf(input: AnswerInput): Answer {
  const plain = plainText(input.text);
  const tokens = withoutFarms(tokensOf(plain), input.text);
  return { ...input, isEnglish: isEnglish(plain), tokens, figures: figuresOf(tokens) };
}

const closers = new Set(['on', 'je', 'nous', 'est', 'sera', 'sommes', 'suis', 'etre']);

/** 'une ferme' is a farm, 'fermé' and 'on ferme' are closed: without its accent the word says nothing. */
function withoutFarms(tokens: readonly Token[], text: string): readonly Token[] {
  return tokens.map((token, at) => {
    const isFarm =
      /^fermes?$/u.test(token.text) &&
      !/é/u.test(text.slice(token.start, token.end).normalize('NFC').toLowerCase()) &&
      !closers.has(tokens[at - 1]?.text ?? '');
    return isFarm ? { ...token, tags: new Map([...token.tags].filter(([tag]) => tag !== 'closed')) } : token;
  });
}

/** The person's words of a span, as typed. */
export function wordsOf(answer: Answer, { from, to }: Span): string {
  const first = answer.tokens[from];
  const last = answer.tokens[to - 1];
  return first === undefined || last === undefined ? '' : answer.text.slice(first.start, last.end);
}

/** Whether a word or phrase of a span has one of the tags. */
export function says(answer: Answer, { from, to }: Span, ...tags: readonly Tag[]): boolean {
  for (let at = Math.max(0, from); at < to; at += 1) {
    const said = answer.tokens[at]?.tags;
    if (said !== undefined && said.size > 0 && tags.some((tag) => said.has(tag) && at + (said.get(tag) ?? 1) <= to))
      return true;
  }
  return false;
}

/** The figures that begin within a span, found without reading all of them. */
export function figuresIn({ figures }: Pick<Answer, 'figures'>, { from, to }: Span): readonly Figure[] {
  return figures.slice(firstFrom(figures, from), firstFrom(figures, to));
}

function firstFrom(figures: readonly Figure[], from: number): number {
  let [low, high] = [0, figures.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((figures[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function passage(answer: Answer, span: Span): Passage {
  return { module: answer.module, question: answer.question, quote: wordsOf(answer, span) };
}

export function said(answer: Answer, span: Span): Origin {
  return { from: 'said', ...passage(answer, span) };
}

export function computed(answer: Answer, span: Span, formula: Text): Origin {
  return { from: 'computed', ...passage(answer, span), formula };
}
