import { Save } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { commandKeys } from '../../lib/shortcuts.ts';
import { moduleMessages } from './messages.ts';
import { SaveLine } from './save-line.tsx';
import type { AnswersHandle } from './use-answers.ts';
import { useSaveCommand } from './use-save-command.ts';

type Props = {
  answers: AnswersHandle;
  disabled: boolean;
  /** Beside Save: the buttons that use the answers. */
  actions: ReactNode;
  className?: string;
  /** The questions, and what comes between them and the buttons. */
  children: ReactNode;
};

/** For buttons that use the answers and stand elsewhere. */
export const questionFormId = 'question-form';

/** What is asked last, with Save, and whether the answers are safe. */
export function QuestionForm({ answers, disabled, actions, className, children }: Props) {
  const words = useMessages(moduleMessages);
  const { allow } = answers;
  // Before the answers are read, so that text kept on the device is not sent first and refused.
  useLayoutEffect(() => allow(!disabled), [allow, disabled]);
  /** The answers for which Save was pressed without need. */
  const [unchanged, setUnchanged] = useState<AnswersHandle['values'] | null>(null);
  useSaveCommand(answers);
  return (
    <form
      className={classNames('flex flex-col gap-5', className)}
      id={questionFormId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setUnchanged(answers.status.kind === 'saved' ? answers.values : null);
        void answers.flush();
      }}
    >
      {children}
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
          {unchanged === answers.values && answers.status.kind === 'saved' && words.nothingToSave}
        </p>
      </div>
    </form>
  );
}
