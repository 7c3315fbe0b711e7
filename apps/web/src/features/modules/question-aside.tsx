import type { Question } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { CircleSlash2, Undo2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { isOffline } from '../../lib/connection.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { setAsideMessages } from './set-aside-messages.ts';
import { useSetAside } from './use-set-aside.ts';

type Props = {
  projectId: string;
  module: ModuleKey;
  question: Question;
  /** The id of the question's field, or of the button in its place while it is set aside. */
  fieldId: string;
  /** The answer that is kept while the question is set aside; null: it is not. */
  kept: string | null;
  disabled: boolean;
  /** Saves what is typed. @returns whether everything is saved */
  flush: () => Promise<boolean>;
};

/** The way to set a question aside; or, once that is done, one line that says so and the way back. */
export function QuestionAside({ projectId, module, question, fieldId, kept, disabled, flush }: Props) {
  const words = useMessages(setAsideMessages);
  const text = useText();
  const { change, refuse, isBusy } = useSetAside(projectId, module);
  const label = text(question.label);

  const press = async () => {
    if (kept === null && !(await flush())) return refuse(isOffline() ? words.offline : words.notSaved);
    const isDone = await change({ kind: 'question', part: question.id, aside: kept === null });
    // The pressed button gives way to the field or the other button, which are there once the change is rendered.
    if (isDone) setTimeout(() => document.getElementById(fieldId)?.focus());
  };

  if (kept === null) {
    return (
      <Button
        aria-label={words.doesNotApplyTo(label)}
        className="text-muted"
        icon={<CircleSlash2 aria-hidden className="size-4" />}
        loading={isBusy}
        onClick={press}
        size="small"
        variant="quiet"
      >
        {words.doesNotApply}
      </Button>
    );
  }
  return (
    <div className="flex items-center gap-x-2 rounded-xl bg-sunken py-1 pr-1 pl-4 text-sm">
      <p className="min-w-0 flex-1 py-1.5 break-words text-muted">
        <span className="font-semibold">{label}</span> · {kept.trim() === '' ? words.isAside : words.isAsideAndKept}
      </p>
      {!disabled && (
        <Button
          aria-label={words.bringBackQuestion(label)}
          className="shrink-0"
          icon={<Undo2 aria-hidden className="size-4" />}
          id={fieldId}
          loading={isBusy}
          onClick={press}
          size="small"
          variant="quiet"
        >
          {words.bringBack}
        </Button>
      )}
    </div>
  );
}
