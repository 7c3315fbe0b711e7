import type { Question } from '@elan/domain/modules/define-module';
import { isQuestionSetAside, type SetAside } from '@elan/domain/modules/set-aside';
import { Fragment, type ReactNode } from 'react';
import { questionElementId } from './question-element.ts';
import { QuestionField, type QuestionTools } from './question-field.tsx';
import type { AnswersHandle } from './use-answers.ts';

type Props = {
  questions: readonly Question[];
  answers: AnswersHandle;
  disabled: boolean;
  /** Shown below a question's field. Must keep its identity, so that typing in one field renders no other. */
  tools?: QuestionTools | undefined;
  /** What was set aside, and what replaces a question while it is. */
  setAside?: SetAside | undefined;
  asideLine?: ((question: Question) => ReactNode) | undefined;
};

/** Questions of a module, each with its field. */
export function QuestionList({ questions, answers, disabled, tools, setAside, asideLine }: Props) {
  return questions.map((question) =>
    isQuestionSetAside(setAside, question.id) ? (
      <Fragment key={question.id}>{asideLine?.(question)}</Fragment>
    ) : (
      <QuestionField
        conflict={answers.conflictOf(question.id)}
        disabled={disabled}
        id={questionElementId(question.id)}
        key={question.id}
        onDiscard={answers.discard}
        onKeepBoth={answers.keepBoth}
        onKeepMine={answers.keepMine}
        onLeave={answers.flush}
        onTakeOther={answers.takeOther}
        onType={answers.type}
        question={question}
        replaced={answers.replacedOf(question.id)}
        tools={tools}
        unsent={answers.unsentOf(question.id)}
        value={answers.values[question.id] ?? ''}
      />
    ),
  );
}
