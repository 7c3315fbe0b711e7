import type { ProjectTask, TaskList } from '@elan/contract/tasks';
import { limits } from '@elan/domain/limits';
import { moduleTitles } from '@elan/domain/modules/keys';
import { displayName } from '@elan/domain/people';
import { useState } from 'react';
import { Link } from 'react-router';
import { KeptTextForm } from '../../components/kept-text-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAccount } from '../../data/account/session.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { questionMessages } from './question-messages.ts';

type Props = {
  task: ProjectTask & { question: NonNullable<ProjectTask['question']> };
  people: TaskList['people'];
  /** Null for people who can only read. */
  onAnswer: ((answer: string) => Promise<boolean>) | null;
};

/** Who asked, what about, and the answer. */
export function TaskQuestion({ task, people, onAnswer }: Props) {
  const words = useMessages(questionMessages);
  const title = useText();
  const [answering, setAnswering] = useState(false);
  const { question, createdBy, text } = task;
  const asker = people.find((person) => person.id === createdBy);
  const to = question.module === null ? `/project/plan#plan-${question.section}` : `/module/${question.module}`;
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <p>
        {words.askedBy(asker === undefined ? words.former : displayName(asker))}{' '}
        <Link className="text-ink underline underline-offset-4" to={to}>
          {question.module === null ? (question.title ?? words.removedSection) : title(moduleTitles[question.module])}
        </Link>
      </p>
      {question.answer !== null && !answering && (
        <p className="rounded-xl bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line text-ink" dir="auto">
          <span className="font-semibold">{words.answered}</span> {question.answer}
        </p>
      )}
      {onAnswer !== null &&
        (answering ? (
          <AnswerForm onAnswer={onAnswer} onClose={() => setAnswering(false)} task={task} />
        ) : (
          <Button
            aria-label={words.answerOf(text)}
            className="self-start"
            onClick={() => setAnswering(true)}
            size="small"
            variant="secondary"
          >
            {question.answer === null ? words.answer : words.change}
          </Button>
        ))}
    </div>
  );
}

type FormProps = Pick<Props, 'task'> & { onAnswer: (answer: string) => Promise<boolean>; onClose: () => void };

function AnswerForm({ task: { id, question }, onAnswer, onClose }: FormProps) {
  const words = useMessages(questionMessages);
  const { user } = useAccount();
  const typed = useKeptText(user.id, `answer:${id}`, question.answer ?? '');
  const send = async (answer: string) => {
    const isSaved = await onAnswer(answer);
    if (isSaved) onClose();
    return isSaved;
  };
  return (
    <div className="mt-1 text-ink">
      <KeptTextForm
        cancel={words.cancel}
        focus
        label={words.yourAnswer}
        maxLength={limits.taskAnswer}
        missing={words.answerMissing}
        onCancel={onClose}
        onSend={send}
        submit={words.send}
        text={typed}
      />
    </div>
  );
}
