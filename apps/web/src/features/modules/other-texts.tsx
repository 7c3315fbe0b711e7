import { limits } from '@elan/domain/limits';
import { answerLabel, type Question } from '@elan/domain/modules/define-module';
import { ReplacedText } from '../../components/shared-text/replaced-text.tsx';
import { TextConflict } from '../../components/shared-text/text-conflict.tsx';
import { UnsentText } from '../../components/shared-text/unsent-text.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { moduleMessages } from './messages.ts';

export type OtherTextsProps = {
  question: Question;
  value: string;
  /** What somebody else wrote in the meantime; null when nobody did. */
  conflict: string | null;
  /** What the person saved and somebody has changed since, on this visit; null when nobody did. */
  replaced: string | null;
  /** What the person typed and may no longer save; null when there is nothing. */
  unsent: string | null;
  disabled: boolean;
  onType: (question: string, value: string) => void;
  onKeepMine: (question: string) => void;
  onTakeOther: (question: string) => void;
  onKeepBoth: (question: string) => unknown;
  onDiscard: (question: string) => void;
};

/** What others wrote, or what may not be saved, below the field. */
export function OtherTexts(props: OtherTextsProps) {
  const { question, value, conflict, replaced, unsent, disabled, onType } = props;
  const { onDiscard, onKeepBoth, onKeepMine, onTakeOther } = props;
  const words = useMessages(moduleMessages);
  const text = useText();
  const mayJoin = question.kind !== 'select' && value.length + (conflict?.length ?? 0) <= limits.answer;
  return (
    <div className="mt-2 flex flex-col gap-2">
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
    </div>
  );
}
