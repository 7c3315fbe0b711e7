import { limits } from '@elan/domain/limits';
import type { Question } from '@elan/domain/modules/define-module';
import { answerLabel } from '@elan/domain/modules/define-module';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { moduleMessages } from './messages.ts';

const TextConflict = lazy(async () => ({
  default: (await import('../../components/shared-text/text-conflict.tsx')).TextConflict,
}));
const ReplacedText = lazy(async () => ({
  default: (await import('../../components/shared-text/replaced-text.tsx')).ReplacedText,
}));
const UnsentText = lazy(async () => ({
  default: (await import('../../components/shared-text/unsent-text.tsx')).UnsentText,
}));

export type QuestionTools = (question: Question, value: string) => ReactNode;

type Props = {
  id: string;
  question: Question;
  value: string;
  /** What somebody else wrote in the meantime; null when nobody did. */
  conflict: string | null;
  /** What the person saved and somebody has changed since, on this visit; null when nobody did. */
  replaced: string | null;
  /** What the person typed and may no longer save; null when there is nothing. */
  unsent: string | null;
  disabled: boolean;
  /** What else can be done with the answer. */
  tools: QuestionTools | undefined;
  onType: (question: string, value: string) => void;
  onLeave: () => unknown;
  onKeepMine: (question: string) => void;
  onTakeOther: (question: string) => void;
  onKeepBoth: (question: string) => unknown;
  onDiscard: (question: string) => void;
};

/** One question, with both texts below it when two people answered, or when one was replaced or may not be saved. */
export const QuestionField = memo(function QuestionField(props: Props) {
  const { id, question, value, conflict, replaced, unsent, disabled, tools, onType, onLeave } = props;
  const text = useText();
  const field = {
    id,
    label: text(question.label),
    help: text(question.help),
    required: question.required,
    optional: !question.required,
    name: question.id,
    value,
    disabled,
    onBlur: onLeave,
    onChange: (event: { target: { value: string } }) => onType(question.id, event.target.value),
  };

  return (
    <div className="group/field relative">
      {question.kind === 'select' ? (
        <SelectField
          {...field}
          options={question.options.map((option) => ({ value: option.value, label: text(option.label) }))}
        />
      ) : question.kind === 'text' ? (
        <TextField {...field} example={text(question.example)} maxLength={limits.answer} />
      ) : (
        <TextArea {...field} example={text(question.example)} maxLength={limits.answer} rows={3} />
      )}
      {tools?.(question, value)}
      {(conflict ?? replaced ?? unsent) !== null && <OtherTexts {...props} />}
    </div>
  );
});

/** What others wrote, or what may not be saved, below the field. */
function OtherTexts(props: Props) {
  const { question, value, conflict, replaced, unsent, disabled, onType } = props;
  const { onDiscard, onKeepBoth, onKeepMine, onTakeOther } = props;
  const words = useMessages(moduleMessages);
  const text = useText();
  const mayJoin = question.kind !== 'select' && value.length + (conflict?.length ?? 0) <= limits.answer;
  return (
    <div className="mt-2 flex flex-col gap-2">
      <Suspense>
        {conflict !== null && (
          <TextConflict
            disabled={disabled}
            empty={words.conflictEmpty}
            onKeepBoth={mayJoin ? () => onKeepBoth(question.id) : undefined}
            onKeepMine={() => onKeepMine(question.id)}
            onTakeOther={() => onTakeOther(question.id)}
            text={conflict === '' ? '' : text(answerLabel(question, conflict))}
          />
        )}
        {replaced !== null && conflict === null && !disabled && (
          <ReplacedText onRestore={() => onType(question.id, replaced)} text={text(answerLabel(question, replaced))} />
        )}
        {unsent !== null && (
          <UnsentText
            onDiscard={() => onDiscard(question.id)}
            onRestore={() => onType(question.id, unsent)}
            text={unsent === '' ? '' : text(answerLabel(question, unsent))}
          />
        )}
      </Suspense>
    </div>
  );
}
