import { digest } from '../digest.ts';
import type { Text } from '../locale.ts';
import type { Place } from '../what-is-left/place.ts';
import type { AnswerPoint } from './answer-points.ts';

/** What a question rests on. */
export type RehearsalSource = 'check' | 'row' | 'change' | 'private' | 'answer' | 'text' | 'paper' | 'business';

/** A question that a lender would ask of this project. */
export type RehearsalQuestion = {
  /** Names the fact that the question rests on, so that an answer stays with it while its figures change. */
  readonly id: string;
  readonly source: RehearsalSource;
  /** The higher, the earlier it is asked. */
  readonly weight: number;
  readonly ask: Text;
  /** The figure or the sentence it comes from. */
  readonly from: Text;
  /** What it does to the plan; null where nothing is computed from it. */
  readonly effect: Text | null;
  /** Where the figure or the words are that it comes from. */
  readonly place: Place;
  /** What a good answer includes. */
  readonly points: readonly AnswerPoint[];
};

/** A name for a fact that fits into an address: its key where that is short and plain, a digest of it otherwise. */
export function questionId(source: RehearsalSource, key: string): string {
  return `${source}.${/^[\w-]+(?:\.[\w-]+)?$/u.test(key) && key.length <= 80 ? key : digest(key)}`;
}

/** The form of every id. */
export const questionIdForm =
  /^(?:check|conflict|row|change|private|answer|text|paper|business)\.[\w-]{1,80}(?:\.[\w-]{1,80})?$/u;

/** Whether a question rests on debts or the household, which not everybody with the project may see. */
export const isPrivateQuestion = (id: string): boolean => id.startsWith('private.');
