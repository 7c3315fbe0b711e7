import type { Question } from '@elan/domain/modules/define-module';
import { MessageSquare, MessageSquarePlus } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useArrival, useCommentedModule } from './commented-module.tsx';
import { placeMessages } from './place-messages.ts';
import { quoteOf } from './quote-of.ts';

type Props = {
  question: Question;
  /** Of the field with the answer. */
  fieldId: string;
};

/** Below an answer: the way to its comments, where there are any. */
export function FieldComments({ question, fieldId }: Props) {
  const room = useCommentedModule();
  const words = useMessages(placeMessages);
  const text = useText();
  const { id } = question;
  const threads = (room?.placed ?? []).filter(({ anchor }) => anchor.question === id);
  const { destination } = room ?? { destination: null };
  const target =
    destination?.to === 'passage' ? threads.find(({ thread }) => thread.id === destination.thread) : undefined;
  const place = target?.place ?? null;
  useArrival(target !== undefined, () => {
    const field = document.getElementById(fieldId);
    if (place !== null && hasText(field)) field.setSelectionRange(place.start, place.end);
    return field;
  });
  const [first] = threads;
  if (room === null || first === undefined) return null;
  return (
    <Button
      aria-label={words.commentsOnAnswer(threads.length, text(question.label))}
      className="mt-1 -ml-3"
      icon={<MessageSquare aria-hidden className="size-4" />}
      onClick={() => room.lead({ to: 'thread', thread: first.thread.id })}
      size="small"
      variant="quiet"
    >
      {words.count(threads.length)}
    </Button>
  );
}

/** Comments on what is selected in an answer, or on all of it. */
export function CommentOnField({ question, fieldId }: Props) {
  const room = useCommentedModule();
  const words = useMessages(placeMessages);
  const text = useText();
  const { id } = question;
  const answer = room?.answers[id] ?? '';
  if (room?.canComment !== true || answer.trim() === '') return null;

  const add = () => {
    const field = document.getElementById(fieldId);
    const place = hasText(field) ? { start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 } : null;
    const quote = (place === null ? null : quoteOf(answer, place)) ?? { exact: '', prefix: '', suffix: '' };
    room.lead({ to: 'box', anchor: { on: 'answer', question: id, ...quote } });
  };

  return (
    <Button
      aria-label={words.commentOnAnswer(text(question.label))}
      className="text-muted"
      icon={<MessageSquarePlus aria-hidden className="size-4" />}
      onClick={add}
      // A press must not take the selection in the field away.
      onPointerDown={(event) => event.preventDefault()}
      size="small"
      variant="quiet"
    >
      {words.submit}
    </Button>
  );
}

const hasText = (field: HTMLElement | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
