import { excerpt } from '../../excerpt.ts';
import { type Answer, type Span, wordsOf } from './answer.ts';
import type { Clause } from './clauses.ts';
import type { Figure } from './figure.ts';
import { rhythmAt } from './rhythm.ts';
import type { Token } from './tokens.ts';

/** Words that tie a name to its amount and are not part of it, at either end of it. */
const ties = new Set(
  "and or et of at for is are costs cost costing will be would me us about around approximately roughly approx the a an to it in i we pay paying spend on also that there have need buy buying each coute coutent couterait couteraient coutera cout est sont sera seront environ a de du des d' le la les l' un une pour en il faut je paie paye payer nous on j' y ai aura avec soit dans autour plus my notre mon ma mes our another at @ x from by some per this than as would-be currently now get getting then puis ensuite average averages".split(
    ' ',
  ),
);
/** Ties that a name may begin with. */
const openings = new Set(['my', 'our', 'mon', 'ma', 'mes', 'notre']);
const signs = new Set([
  ':',
  '-',
  ',',
  '(',
  ')',
  '=',
  '*',
  '+',
  '&',
  '/',
  '"',
  '~',
  '.',
  '$',
  '@',
  '\n',
  '[',
  ']',
  '|',
  '>',
]);

/** Whether a word or sign only ties a name to its amount. */
export const isTie = (token: Token | undefined) =>
  token !== undefined && (ties.has(token.text) || signs.has(token.text));

/** 'my pay': a tie that is a noun here. */
const isOwn = (tokens: readonly Token[], from: number, to: number) =>
  to - 2 >= from && openings.has(tokens[to - 2]?.text ?? '') && tokens[to - 1]?.kind === 'word';

/** The span without the tying words and rhythms at its ends. */
export function trimmed(answer: Answer, span: Span, keepsMine = true): Span | undefined {
  const { tokens } = answer;
  let { from, to } = span;
  for (let changed = true; changed && from < to; ) {
    changed = false;
    const rhythm = rhythmAt(tokens, from);
    if (rhythm !== undefined && rhythm.to <= to) {
      from = rhythm.to;
      changed = true;
    } else if (isTie(tokens[from]) && !(keepsMine && openings.has(tokens[from]?.text ?? ''))) {
      from += 1;
      changed = true;
    }
  }
  while (from < to) {
    const ending = [1, 2, 3, 4].find((back) => to - back >= from && rhythmAt(tokens, to - back)?.to === to);
    if (ending !== undefined) to -= ending;
    else if (isTie(tokens[to - 1]) && !isOwn(tokens, from, to)) to -= 1;
    else break;
  }
  return tokens.slice(from, to).some((token) => token.kind === 'word' && token.text.length > 1)
    ? { from, to }
    : undefined;
}

/** A name of a row: on one line, with a capital, at most 80 characters. */
export function asName(words: string): string {
  const line = excerpt(words, 80);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** What a figure is for, in the person's words: before it, else after it, else in the heading. */
export function nameSpan(answer: Answer, clause: Clause, figure: Figure): Span | undefined {
  const first = clause.figures.find(
    (other) => other.from < figure.from && (other.rhythm !== null || other.kind === 'money'),
  );
  const before = trimmed(answer, { from: clause.from, to: Math.min(figure.from, first?.from ?? figure.from) });
  if (before !== undefined && !isOnlyFigure(clause, before)) return before;
  const next = clause.figures.find((other) => other.from >= figure.to);
  const end = stopAfter(answer, figure.to, Math.min(clause.to, next?.from ?? clause.to));
  const after = trimmed(answer, { from: figure.to, to: end }, false);
  // 'I pay $850 for a workshop': the noun was taken for what the money buys.
  const noun = figure.noun === null ? undefined : { from: figure.to - figure.noun.split(' ').length, to: figure.to };
  return after ?? before ?? noun ?? (clause.lead === null ? undefined : trimmed(answer, clause.lead));
}

function isOnlyFigure(clause: Clause, span: Span): boolean {
  return clause.figures.some((figure) => figure.from <= span.from && figure.valueTo >= span.to);
}

/** A name after its amount ends at a sign: '1 900 $ de loyer (chauffé)'. */
function stopAfter({ tokens }: Answer, from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) if (signs.has(tokens[at]?.text ?? '')) return at;
  return to;
}

export function nameOf(answer: Answer, span: Span): string {
  return asName(wordsOf(answer, span));
}
