import {
  answeringMinutes,
  type ModuleDefinition,
  missingAnswers,
  type Question,
} from '@elan/domain/modules/define-module';
import { isQuestionSetAside, type SetAside } from '@elan/domain/modules/set-aside';
import type { ReactNode } from 'react';
import { Card } from '../../components/ui/card.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { moduleMessages } from './messages.ts';
import type { QuestionTools } from './question-field.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';
import type { AnswersHandle } from './use-answers.ts';

type Props = {
  definition: ModuleDefinition;
  answers: AnswersHandle;
  disabled: boolean;
  /** Shown below a question's field. Must keep its identity, so that typing in one field renders no other. */
  tools?: QuestionTools;
  /** What was set aside, and what replaces a question while it is. */
  setAside?: SetAside | undefined;
  asideLine?: (question: Question) => ReactNode;
  /** Between the questions and the Save button: the clarification field. */
  extra?: ReactNode;
  /** Beside Save: the buttons that use the answers. */
  actions: ReactNode;
};

export function Questionnaire(props: Props) {
  const { definition, answers, disabled, tools, setAside, asideLine, extra, actions } = props;
  const words = useMessages(moduleMessages);
  return (
    <Card aria-labelledby="questions-title" as="section" data-no-print>
      <h2 className="text-2xl" id="questions-title">
        {words.questions}
      </h2>
      <QuestionsNote answers={answers} definition={definition} setAside={setAside} />
      <QuestionForm actions={actions} answers={answers} className="mt-5" disabled={disabled}>
        <QuestionList
          answers={answers}
          asideLine={asideLine}
          disabled={disabled}
          questions={definition.questions}
          setAside={setAside}
          tools={tools}
        />
        {extra}
      </QuestionForm>
    </Card>
  );
}

/** How much is asked, or that everything required is answered. */
function QuestionsNote({ definition, answers, setAside }: Pick<Props, 'definition' | 'answers' | 'setAside'>) {
  const words = useMessages(moduleMessages);
  const questions = definition.questions.filter(({ id }) => !isQuestionSetAside(setAside, id));
  const asked = { ...definition, questions };
  const required = questions.filter((question) => question.required).length;
  const isReady = missingAnswers(asked, answers.values).length === 0;
  return (
    <p className="mt-1 text-sm text-muted">
      {isReady ? words.requiredNote : words.effort(required, questions.length, answeringMinutes(asked))}
    </p>
  );
}
