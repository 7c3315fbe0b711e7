import {
  answeringMinutes,
  type ModuleDefinition,
  missingAnswers,
  type Question,
} from '@elan/domain/modules/define-module';
import { isQuestionAside, type SetAside } from '@elan/domain/modules/set-aside';
import { Save } from 'lucide-react';
import { Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { commandKeys } from '../../lib/shortcuts.ts';
import { moduleMessages } from './messages.ts';
import { questionElementId } from './question-element.ts';
import { QuestionField, type QuestionTools } from './question-field.tsx';
import { SaveLine } from './save-line.tsx';
import type { AnswersHandle } from './use-answers.ts';
import { useSaveCommand } from './use-save-command.ts';

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
  const { allow } = answers;
  // Before the answers are read, so that text kept on the device is not sent first and refused.
  useLayoutEffect(() => allow(!disabled), [allow, disabled]);
  const [nothingToSave, setNothingToSave] = useState(false);
  useSaveCommand(answers);
  const flush = () => void answers.flush();
  const save = () => {
    setNothingToSave(answers.status.kind === 'saved');
    flush();
  };
  const questions = definition.questions.filter(({ id }) => !isQuestionAside(setAside, id));
  const asked = { ...definition, questions };
  const required = questions.filter((question) => question.required).length;
  const isReady = missingAnswers(asked, answers.values).length === 0;
  return (
    <Card aria-labelledby="questions-title" as="section" data-no-print>
      <h2 className="text-2xl" id="questions-title">
        {words.questions}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {isReady ? words.requiredNote : words.effort(required, questions.length, answeringMinutes(asked))}
      </p>
      <form
        className="mt-5 flex flex-col gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {definition.questions.map((question) =>
          isQuestionAside(setAside, question.id) ? (
            <Fragment key={question.id}>{asideLine?.(question)}</Fragment>
          ) : (
            <QuestionField
              conflict={answers.conflictOf(question.id)}
              disabled={disabled}
              id={questionElementId(question.id)}
              key={question.id}
              onDiscard={answers.discard}
              onKeepMine={answers.keepMine}
              onLeave={flush}
              onTakeOther={answers.takeOther}
              onType={(question, value) => {
                setNothingToSave(false);
                answers.type(question, value);
              }}
              question={question}
              tools={tools}
              unsent={answers.unsentOf(question.id)}
              value={answers.values[question.id] ?? ''}
            />
          ),
        )}
        {extra}
        <div className="flex flex-wrap items-start gap-3">
          {actions}
          <Button
            aria-keyshortcuts={commandKeys('S')}
            disabled={disabled}
            icon={<Save aria-hidden className="size-5" />}
            loading={answers.status.kind === 'saving'}
            type="submit"
            variant="secondary"
          >
            {words.save}
          </Button>
        </div>
        <div>
          <SaveLine status={answers.status} />
          <p className="text-sm text-muted" role="status">
            {nothingToSave && answers.status.kind === 'saved' && words.nothingToSave}
          </p>
        </div>
      </form>
    </Card>
  );
}
