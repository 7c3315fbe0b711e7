import { limits } from '@elan/domain/limits';
import type { Question } from '@elan/domain/modules/define-module';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useText } from '../../lib/i18n/use-messages.ts';
import type { OtherTextsProps } from './other-texts.tsx';

/** What is shown where two people wrote in one text, or somebody in one they may not save. */
const OtherTexts = lazy(async () => ({ default: (await import('./other-texts.tsx')).OtherTexts }));

export type QuestionTools = (question: Question, value: string) => ReactNode;

type Props = OtherTextsProps & {
  id: string;
  /** What else can be done with the answer. */
  tools: QuestionTools | undefined;
  onLeave: () => unknown;
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
    <div className={classNames('group/field relative', tools !== undefined && '[--over-label:2.75rem]')}>
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
      {(conflict ?? replaced ?? unsent) !== null && (
        <Suspense>
          <OtherTexts {...props} />
        </Suspense>
      )}
    </div>
  );
});
