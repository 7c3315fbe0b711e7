import { quoted } from '@elan/domain/excerpt';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { commonWords } from '@elan/domain/modules/maturity/common-words';
import type { QuestionId } from '@elan/domain/modules/registry';
import { findQuantities } from '@elan/domain/money/quantities';
import { type Competitor, readSituation, type Situation } from '../analysis/situation.ts';
import { periodWords } from '../reading/period-words.ts';
import { tidy } from '../reading/quote.ts';
import type { Reading } from '../reading/reading.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { splitList } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';
import { type Angle, angles } from './angles.ts';
import type { Segment } from './segments.ts';

/** One customer to be described: an angle on a group, and what the answers hold for it. */
export type Customer = {
  readonly reading: Reading;
  readonly situation: Situation;
  readonly angle: Angle;
  /** Undefined when the answers name nobody. */
  readonly segment: Segment | undefined;
  /** The sentence about the problem that concerns this group most. */
  readonly problem: string | undefined;
  /** A measure in that sentence: '20 minutes'. */
  readonly measure: string | undefined;
  readonly competitor: Competitor | undefined;
  /** A competitor of whom the person knows something that may bother customers. */
  readonly complaint: Competitor | undefined;
  readonly difference: string | undefined;
  readonly risk: string | undefined;
  /** How the person wants to find customers, the line that fits this group. */
  readonly approach: string | undefined;
  /** '$8', '$79 a month'. */
  readonly price: string | undefined;
  /** Words of the person in quotation marks, as plain text. */
  words(text: string, maximum?: number): string;
};

export function readCustomer(reading: Reading, segments: readonly Segment[], angle: Angle): Customer {
  const index = angles.indexOf(angle);
  const segment = segments[index] ?? segments[index % Math.max(1, segments.length)];
  const situation = readSituation(reading);
  const others = segments.filter((other) => other !== segment).map((other) => other.name);
  // A group that comes up again gets what its first persona did not get.
  const pick = (texts: readonly string[]) => closest(texts, segments[index]?.name ?? '', others, index);
  const sentences = told(reading, 'idea', 'problemSolved').flatMap(sentencesOf);
  const problem = pick(sentences);
  const lines = told(reading, 'marketing', 'customerAcquisition').flatMap((text) => splitList(text));
  const figure = reading.figures.price;
  return {
    reading,
    situation,
    angle,
    segment,
    problem,
    measure: findQuantities(problem ?? '')[0]?.text,
    competitor: competitorFor(situation, angle),
    difference: inTurn(situation.differences, index),
    complaint: complaintFor(situation, angle),
    risk: pick(situation.risks),
    approach: pick(lines),
    price: figure && `${reading.money(figure.dollars)}${reading.say(periodWords[figure.period])}`,
    words: (text, maximum = 140) => quoted(tidy(text, reading.language, maximum), reading.language),
  };
}

function told<M extends ModuleKey>({ answer }: Reading, module: M, question: QuestionId<M>): string[] {
  const text: string | undefined = answer(module, question);
  return text === undefined || ['unsure', 'missing'].includes(substanceOf(text)) ? [] : [text];
}

/** The text that speaks of this group, else one that speaks of no other group, each angle another one. */
function closest(texts: readonly string[], own: string, others: readonly string[], index: number): string | undefined {
  const theirs = others.join(' ');
  const shared = commonWords(own, theirs, own.length);
  const names = (text: string, group: string) =>
    commonWords(group, text, group.length).some((word) => commonWords(word, shared.join(' ')).length === 0);
  const free = texts.filter((text) => !names(text, theirs));
  return texts.find((text) => names(text, own)) ?? inTurn(free.length > 0 ? free : texts, index);
}

function complaintFor({ competitors }: Situation, angle: Angle): Competitor | undefined {
  const known = competitors.filter((competitor) => competitor.known !== undefined);
  const priced = known.find((competitor) => competitor.price !== undefined) ?? known[0];
  return angle === 'compares' ? priced : (known.find((competitor) => competitor !== priced) ?? priced);
}

function inTurn(texts: readonly string[], index: number): string | undefined {
  return texts[index % Math.max(1, texts.length)];
}

/** Who compares has a price in mind; who buys first puts up with a habit; nothing satisfies the third one. */
function competitorFor({ competitors }: Situation, angle: Angle): Competitor | undefined {
  const priced = competitors.find((competitor) => competitor.price !== undefined) ?? competitors[0];
  if (angle === 'compares') return priced;
  const others = competitors.filter((competitor) => competitor !== priced);
  return angle === 'first'
    ? (others.find((competitor) => competitor.isHabit) ?? others[0] ?? priced)
    : (others.find((competitor) => competitor.known !== undefined) ?? others.at(-1) ?? priced);
}
