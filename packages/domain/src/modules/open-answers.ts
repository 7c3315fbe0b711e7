import { decidedLegalForm } from '../ledger/decided-legal-form.ts';
import type { Row } from '../ledger/row.ts';
import { type Answers, type Question, readAnswer } from './define-module.ts';
import { type FilledIn, isFilledIn } from './filled-in.ts';
import type { ModuleKey } from './keys.ts';
import { moduleDefinition } from './registry.ts';
import { isQuestionSetAside, type SetAside } from './set-aside.ts';
import { substanceOf } from './substance.ts';

/** A question without an answer, or with one that says little or that nobody has checked. */
export type OpenAnswer = {
  readonly question: Question;
  /** What was answered so far; '' when nothing was, an option's value for a select. */
  readonly words: string;
  readonly isFilledIn: boolean;
};

/** What a module holds of its questions. Structural, so that both a stored entry and an API response fit. */
export type AnsweredEntry = {
  readonly answers?: Answers | undefined;
  readonly setAside?: SetAside | undefined;
  readonly filledIn?: FilledIn | undefined;
};

/**
 * The questions of a module that still need work, required ones first. A chosen option is open when it says so itself
 * ('Not decided yet'), and any answer is while it is only filled in. One that was set aside is settled, and the
 * legal form is decided where it is chosen among the figures.
 * @param rows the figures of the project
 */
export function openAnswers(
  module: ModuleKey,
  { answers = {}, setAside, filledIn }: AnsweredEntry,
  rows: readonly Row[],
): OpenAnswer[] {
  const { questions } = moduleDefinition(module);
  return questions
    .filter(({ id }) => !isQuestionSetAside(setAside, id))
    .toSorted((one, other) => Number(other.required) - Number(one.required))
    .flatMap((question) => {
      const answer: string | undefined = readAnswer(questions, answers, question.id);
      if (answer === undefined) return [{ question, words: '', isFilledIn: false }];
      const open = { question, words: answer, isFilledIn: isFilledIn(filledIn, question.id) };
      if (open.isFilledIn) return [open];
      if (question.kind === 'select') {
        const option = question.options.find(({ value }) => value === answer);
        const isDecided = question.states === 'legalForm' && decidedLegalForm(rows) !== null;
        return option?.undecided && !isDecided ? [open] : [];
      }
      // A name or a place is complete in one word.
      const substance = substanceOf(answer);
      const isThin = substance === 'unsure' || (question.kind === 'textarea' && substance !== 'enough');
      return isThin ? [open] : [];
    });
}
