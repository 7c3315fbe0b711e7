import type { RehearsalAnswer } from '@elan/contract/rehearsal';
import { displayName } from '@elan/domain/people';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { rehearsalMessages } from './messages.ts';

type Props = {
  answers: readonly RehearsalAnswer[];
  /** Writes the text of an answer; null for people who can only read. */
  onWrite: ((question: string, text: string) => void) | null;
};

/** Answers to questions that are no longer asked, because what they rested on is gone. */
export function EarlierAnswers({ answers, onWrite }: Props) {
  const words = useMessages(rehearsalMessages);
  const { language } = useLanguage();
  const toast = useToast();
  if (answers.length === 0) return null;
  const remove = ({ question, text }: RehearsalAnswer) => {
    onWrite?.(question, '');
    toast({ text: words.removed, action: { label: words.undo, onSelect: () => onWrite?.(question, text) } });
  };
  return (
    <Card aria-labelledby="earlier-title" as="section" className="flex min-w-0 flex-col gap-3">
      <h2 className="text-2xl" id="earlier-title">
        {words.earlierTitle}
      </h2>
      <p className="max-w-[68ch] text-sm text-muted">{words.earlierLead}</p>
      <ul className="flex flex-col divide-y divide-line">
        {answers.map((answer) => (
          <li className="flex flex-col gap-2 py-4" key={answer.question} lang={answer.language}>
            <h3 className="font-sans text-base font-semibold wrap-anywhere">{answer.asked}</h3>
            <p className="break-words whitespace-pre-wrap" dir="auto">
              {answer.text}
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1" lang={language}>
              <WrittenBy answer={answer} />
              {onWrite !== null && (
                <Button
                  aria-label={words.removeOf(answer.asked)}
                  onClick={() => remove(answer)}
                  size="small"
                  variant="quiet"
                >
                  {words.remove}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Who wrote an answer, and when. */
export function WrittenBy({ answer: { updatedBy: author, updated_at: at } }: { answer: RehearsalAnswer }) {
  const words = useMessages(rehearsalMessages);
  const { language } = useLanguage();
  const who = author === null ? words.someoneGone : displayName(author);
  return <p className="text-sm text-muted">{words.writtenBy(who, formatDateTime(at, language))}</p>;
}
