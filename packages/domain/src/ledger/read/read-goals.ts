import { type Answer, figuresIn, passage, type Span, says, wordsOf } from './answer.ts';
import { channelsIn } from './channel.ts';
import { sentencesOf } from './clauses.ts';
import type { Figure } from './figure.ts';
import { isOnce, isTakenBack } from './guards.ts';
import { trimmed } from './naming.ts';
import type { Note, QuantityNote } from './notes.ts';
import { isGeneric } from './nouns.ts';
import { plainText } from './plain-text.ts';
import { type Rhythm, rhythmAt, type TimeUnit, timeUnit } from './rhythm.ts';
import { seasonIn } from './season.ts';
import type { Token } from './tokens.ts';
import { type When, whenIn } from './when.ts';

type Found = { notes: Note[]; used: Figure[] };
type Per = NonNullable<QuantityNote['per']>;

/** What is to be sold: quantities with their time and channel, sales in dollars, seasons. */
export function readGoals(answer: Answer): Found {
  const found: Found = { notes: [], used: [] };
  let before: QuantityNote | undefined;
  for (const sentence of sentencesOf(answer.tokens)) before = readSentence(answer, sentence, found, before) ?? before;
  return found;
}

function readSentence(
  answer: Answer,
  sentence: Span,
  found: Found,
  earlier: QuantityNote | undefined,
): QuantityNote | undefined {
  const { tokens } = answer;
  const figures = figuresIn(answer, sentence);
  const goals = figures.filter(
    (figure) =>
      (figure.kind === 'count' ||
        figure.kind === 'money' ||
        isHours(answer, figure) ||
        isHoursAgain(figure, figures)) &&
      !isPartOfWhen(answer, figure),
  );
  const lead = leadRhythm(answer, sentence);
  const isLeading = leads(answer, sentence, goals[0]);
  let before = earlier;
  goals.forEach((figure, index) => {
    const start = goals[index - 1]?.to ?? sentence.from;
    const shared = sharedWith(answer, goals, index);
    const end = goals[shared + 1]?.from ?? sentence.to;
    const window = isLeading
      ? { from: start, to: cutAt(answer, figure.to, end) }
      : { from: figure.from, to: cutAt(answer, figure.from, end) };
    if (figure.value === null || isNoGoal(answer, sentence, figure) || isOfGroups(answer, goals, index)) return;
    const when = whenIn(tokens, window.from, window.to);
    if (figure.kind === 'money') {
      addSales(answer, figure, window, when, found);
      return;
    }
    const rhythm = figure.rhythm ?? goals[shared]?.rhythm ?? lead;
    const note = quantityOf(answer, window, { ...figure, rhythm }, when, before, goals, isHoursAgain(figure, figures));
    if (note === undefined) return;
    before = note;
    found.notes.push(note);
    found.used.push(figure);
  });
  return before;
}

/** 'Par mois : 25 paires et 8 colliers', 'Each week, 20 jars': how often, said first for the whole sentence. */
function leadRhythm({ tokens }: Answer, { from }: Span): Rhythm | null {
  const found = rhythmAt(tokens, from);
  return found !== undefined && [':', ','].includes(tokens[found.to]?.text ?? '') ? found.rhythm : null;
}

/** '2 workshops a month with 10 people': how many are paid for is not for the reader to say. */
function isOfGroups({ tokens }: Answer, goals: readonly Figure[], index: number): boolean {
  const link = (one: Figure | undefined, other: Figure | undefined) =>
    one !== undefined &&
    other !== undefined &&
    other.from - one.to <= 2 &&
    tokens.slice(one.to, other.from).some(({ text }) => ['with', 'avec', 'of', 'de', 'x', 'a'].includes(text));
  // '10 classes a week, 8 students each'
  const next = goals[index + 1];
  const isEach = next?.rhythm === null && tokens[next.to]?.tags.has('eachOne') === true;
  return isEach || link(goals[index], next) || link(goals[index - 1], goals[index]);
}

/** '60 coffees, 30 lattes and 20 muffins a day': the last figure says how often for those before it. */
function sharedWith({ tokens }: Answer, goals: readonly Figure[], index: number): number {
  for (let at = index; at < goals.length; at += 1) {
    const [figure, next] = [goals[at], goals[at + 1]];
    if (figure === undefined || figure.kind !== 'count' || figure.noun === null) return index;
    if (figure.rhythm !== null) return at;
    const gap = tokens.slice(figure.to, next?.from ?? figure.to);
    const isList = gap.length > 0 && gap.length <= 2 && gap.every(({ text }) => [',', 'and', 'et', '&'].includes(text));
    if (!isList) return index;
  }
  return index;
}

/** In a leading window the words after the figure still belong to it, up to a comma. */
function cutAt({ tokens }: Answer, from: number, to: number): number {
  // The words that open the next goal: 'and', 'then', a comma with its month.
  let end = to;
  while (end > from && ['and', 'et', 'then', 'puis', ','].includes(tokens[end - 1]?.text ?? '')) end -= 1;
  return end;
}

/** 'After six months 55 a day, after a year 70': the time or the place comes first. */
function leads({ tokens }: Answer, sentence: Span, first: Figure | undefined): boolean {
  if (first === undefined) return false;
  return whenIn(tokens, sentence.from, first.from) !== undefined;
}

/** '20 hours a week' is a quantity for who sells hours; 'open 40 hours a week' is not. Days are sold by the month. */
function isHours(answer: Answer, figure: Figure): boolean {
  const isOpen = says(answer, { from: figure.from - 4, to: figure.from }, 'open', 'opening', 'costVerb');
  const isSold = figure.time === 'hour' || (figure.time === 'day' && figure.rhythm?.unit === 'month');
  return figure.kind === 'duration' && isSold && figure.rhythm !== null && !isOpen;
}

/** '70 hours a month, 110 hours by the end of the year' */
function isHoursAgain(figure: Figure, figures: readonly Figure[]): boolean {
  const isSpan = figure.kind === 'duration' && figure.time === 'hour' && figure.rhythm === null;
  return (
    isSpan &&
    figures.some(
      (other) =>
        other.from < figure.from && other.rhythm !== null && /hour|heure/u.test(other.noun ?? other.time ?? ''),
    )
  );
}

/** 'month 9', 'year 2' are no goals. */
function isPartOfWhen({ tokens }: Answer, figure: Figure): boolean {
  const before = tokens[figure.from - 1]?.text ?? '';
  return ['month', 'mois', 'year', 'annee'].includes(before) && figure.kind === 'count';
}

function isNoGoal(answer: Answer, sentence: Span, figure: Figure): boolean {
  const before = { from: sentence.from, to: figure.from };
  return (
    says(answer, before, 'negation', 'past', 'unsure', 'ownPay', 'otherSeller') ||
    says(answer, before, 'profit') ||
    isOnce(answer, before) ||
    says(answer, sentence, 'notAGoal') ||
    isClausal(answer, before) ||
    isOfEach(answer, before) ||
    isTakenBack(answer, sentence, figure) ||
    says(answer, { from: figure.to, to: figure.to + 3 }, 'profit', 'ownPay')
  );
}

/** A goal is a name and a quantity, or what 'we aim for'. */
function isClausal({ tokens }: Answer, { from, to }: Span): boolean {
  return tokens.slice(from, to).some(({ text, tags }) => tags.has('clausal') && !aiming.has(text));
}

const aiming = new Set('aim aiming vise visons'.split(' '));

/** 'Each does 9 vends a day': of how many? 'Each week 20 jars' says when. */
function isOfEach({ tokens }: Answer, { from, to }: Span): boolean {
  return tokens.slice(from, to).some(({ text }, at) => {
    const next = tokens[from + at + 1];
    return (
      ['each', 'every', 'chaque', 'chacun', 'chacune'].includes(text) &&
      timeUnit(next) === undefined &&
      next?.kind === 'word'
    );
  });
}

function addSales(answer: Answer, figure: Figure, window: Span, when: When | undefined, found: Found): void {
  const unit = figure.rhythm?.unit;
  const isPlain = figure.rhythm?.times === 1 && figure.rhythm.span === 1;
  if (
    figure.value === null ||
    figure.currency !== null ||
    !isPlain ||
    (unit !== 'month' && unit !== 'year') ||
    figure.noun !== null
  )
    return;
  found.used.push(figure);
  found.notes.push({
    is: 'total',
    total: {
      ...passage(answer, window),
      of: 'sales',
      from: figure.value,
      to: figure.value,
      every: unit,
      month: when?.month ?? null,
    },
  });
}

const periods: readonly Per[] = ['day', 'week', 'month', 'year', 'season'];

function quantityOf(
  answer: Answer,
  window: Span,
  figure: Figure,
  when: When | undefined,
  before: QuantityNote | undefined,
  goals: readonly Figure[],
  isAgain: boolean,
): QuantityNote | undefined {
  // 'salles de bain': what the counted is of belongs to its name.
  const content = contentOf(answer, figure) === null ? 0 : 2;
  const nounTo = figure.valueTo + (channelOnly(answer, figure) ? 0 : (figure.noun?.split(' ').length ?? 0) + content);
  const after = { from: nounTo, to: Math.max(window.to, figure.to) };
  const channels = channelsIn(answer, after);
  const [channel = null] = channels;
  if (channels.length > 1 || figure.value === null) return undefined;
  const isRhythmic = figure.rhythm !== null;
  const unit = figure.rhythm?.unit ?? firstPeriod(answer, figure.to);
  const per = periods.find((each) => each === unit) ?? null;
  if (isRhythmic && (per === null || figure.rhythm?.times !== 1 || figure.rhythm.span !== 1)) return undefined;
  const lead = nounOf(answer, figure) === null && !isAgain ? leadNoun(answer, figure, goals) : null;
  if (lead === 'unsure') return undefined;
  const isElided = (nounOf(answer, figure) === null && lead === null) || channelOnly(answer, figure) || isAgain;
  const follows =
    before !== undefined && isElided && goals.length > 1 && (when !== undefined || channel !== null || isRhythmic);
  if (isElided && !follows && !isRhythmic) return undefined;
  if (says(answer, { from: figure.to, to: window.to }, 'clausal')) return undefined;
  if (says(answer, after, 'inSeason') || (channel === null && saysMore(answer, figure, when, after))) return undefined;
  const isStart = says(answer, { from: window.from - 3, to: window.to }, 'startTime');
  if (!isElided && !isRhythmic && when === undefined && !isStart && per === null) return undefined;
  const season = seasonOf(answer, after);
  // 'Eighteen a week from August to November, five the rest of the year': neither holds for the whole year.
  if (season !== null && saysOtherwise(answer, after.to)) return undefined;
  const inherited = follows ? before : undefined;
  return {
    is: 'quantity',
    value: figure.value,
    noun: isElided ? (inherited?.noun ?? null) : (lead ?? nounOf(answer, figure)),
    content: isElided ? (inherited?.content ?? null) : contentOf(answer, figure),
    per: per ?? inherited?.per ?? null,
    month: when?.month ?? null,
    channel,
    follows: inherited ?? null,
    season,
    passage: passage(answer, { from: Math.min(window.from, figure.from), to: Math.max(window.to, figure.to) }),
  };
}

/** 'Coffees: 25 a day' counts coffees; of other words before a number without a noun the reader does not know. */
function leadNoun(answer: Answer, { from }: Figure, goals: readonly Figure[]): string | 'unsure' | null {
  const { tokens } = answer;
  let start = from;
  while (start > 0 && !isStop(tokens[start - 1])) start -= 1;
  if (goals.some((other) => other.from < from && other.from >= start)) return null;
  const words = trimmed(answer, { from: start, to: from }, false);
  if (words === undefined || whenIn(tokens, start, from) !== undefined) return null;
  if (tokens[from - 1]?.text === ':' && words.to - words.from <= 3)
    return isGeneric(wordsOf(answer, words)) ? null : plainText(wordsOf(answer, words));
  const isUnknown = tokens.slice(words.from, words.to).some(({ kind, tags }) => kind === 'word' && tags.size === 0);
  return isUnknown && tokens[from - 1]?.text === ':' ? 'unsure' : null;
}

const isStop = (token: Token | undefined) =>
  token === undefined || token.kind === 'break' || ['.', ';', '!', '?'].includes(token.text);

/** '14 weddings the first year', '60 entrées la première saison': in all that year or season. */
function firstPeriod({ tokens }: Answer, from: number): TimeUnit | undefined {
  const at = from + (['in', 'the', 'la', "l'", 'dans', 'for'].includes(tokens[from]?.text ?? '') ? 1 : 0);
  const first = at + (['the', 'la', 'my', 'our', 'ma'].includes(tokens[at]?.text ?? '') ? 1 : 0);
  const unit = timeUnit(tokens[first + 1]);
  const isFirst = ['first', 'premiere'].includes(tokens[first]?.text ?? '');
  return isFirst && (unit === 'year' || unit === 'season') ? unit : undefined;
}

/** A season of what is sold; when the business is open is a setting. */
function seasonOf(answer: Answer, words: Span): QuantityNote['season'] {
  // 'double in November and December' is no season of its own.
  const isMore = answer.tokens.slice(words.from, words.to).some(({ text }) => more.has(text));
  return isMore || says(answer, words, 'open', 'closed', 'onlySeason') ? null : (seasonIn(answer, words) ?? null);
}

/** Whether the sentence continues with what holds at other times: 'five the rest of the year'. */
function saysOtherwise(answer: Answer, from: number): boolean {
  const { tokens } = answer;
  let to = from;
  while (to < tokens.length && tokens[to]?.kind !== 'break' && tokens[to]?.text !== '.') to += 1;
  return says(answer, { from, to }, 'except');
}

const more = new Set(['double', 'triple', 'twice', 'plus', 'more', 'moins', 'less', 'fewer', 'extra', 'busier']);

function nounOf({ tokens }: Answer, figure: Figure): string | null {
  return figure.kind === 'duration' ? (tokens[figure.valueTo - 1]?.text ?? null) : figure.noun;
}

/** '5 a month at the corner shop': words of which the reader knows only that they say which. */
function saysMore({ tokens }: Answer, figure: Figure, when: When | undefined, { to }: Span): boolean {
  return tokens.slice(figure.to, to).some((token, index) => {
    const at = figure.to + index;
    const isTime = when !== undefined && at >= when.from && at < when.to;
    return token.kind === 'word' && token.text.length > 3 && token.tags.size === 0 && !isTime && !said.has(token.text);
  });
}

/** Words after a quantity that change nothing about what is counted. */
const said = new Set(
  'then more about after apres environ first year month week premiere premier deuxieme troisieme annee mois plus puis ensuite already deja with avec each chaque every only fois that this pour from dans with vers debut'.split(
    ' ',
  ),
);

function contentOf({ tokens }: Answer, figure: Figure): string | null {
  const noun = figure.noun?.split(' ').length ?? 0;
  const content = tokens[figure.valueTo + noun + 1];
  const isOf = ['de', "d'", 'of'].includes(tokens[figure.valueTo + noun]?.text ?? '');
  return noun > 0 && isOf && content?.kind === 'word' ? content.text : null;
}

/** '75 online' counts what was counted before; 'two restaurants' counts restaurants. */
function channelOnly(answer: Answer, figure: Figure): boolean {
  return (
    says(answer, { from: figure.valueTo, to: figure.valueTo + 2 }, 'online', 'store', 'retail', 'wholesale') &&
    !hasNoun(answer, figure)
  );
}

function hasNoun({ tokens }: Answer, figure: Figure): boolean {
  const first = tokens[figure.valueTo];
  return (
    first !== undefined && !(['online', 'store', 'retail', 'wholesale'] as const).some((tag) => first.tags.has(tag))
  );
}
