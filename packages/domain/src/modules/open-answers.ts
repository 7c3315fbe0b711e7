import { type Answers, type Question, readAnswer } from './define-module.ts';
import type { ModuleKey } from './keys.ts';
import { moduleDefinition } from './registry.ts';
import { isQuestionAside, type SetAside } from './set-aside.ts';
import { substanceOf } from './substance.ts';

/** A question without an answer, or with one that says little. */
export type OpenAnswer = {
  readonly question: Question;
  /** What was answered so far; '' when nothing was, an option's value for a select. */
  readonly words: string;
};

/**
 * The questions of a module that still need work, required ones first. A chosen option is open when it says so itself
 * ('Not decided yet'). One that was set aside is settled.
 */
export function openAnswers(module: ModuleKey, answers: Answers, setAside?: SetAside): OpenAnswer[] {
  const { questions } = moduleDefinition(module);
  return questions
    .filter(({ id }) => !isQuestionAside(setAside, id))
    .toSorted((one, other) => Number(other.required) - Number(one.required))
    .flatMap((question) => {
      const answer: string | undefined = readAnswer(questions, answers, question.id);
      if (answer === undefined) return [{ question, words: '' }];
      if (question.kind === 'select') {
        const option = question.options.find(({ value }) => value === answer);
        return option?.undecided ? [{ question, words: answer }] : [];
      }
      // A name or a place is complete in one word.
      const isThin = question.kind === 'textarea' && substanceOf(answer) !== 'enough';
      return isThin ? [{ question, words: answer }] : [];
    });
}
