import type { ProjectTask, TaskList } from '@elan/contract/tasks';
import { limits } from '@elan/domain/limits';
import { moduleTitles } from '@elan/domain/modules/keys';
import { displayName } from '@elan/domain/people';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { NotKept } from '../../components/not-kept.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { useAccount } from '../../lib/session.ts';
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
  const { question, createdBy, id, text } = task;
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
          <AnswerForm
            id={id}
            initial={question.answer ?? ''}
            onCancel={() => setAnswering(false)}
            onSend={async (answer) => {
              const isSaved = await onAnswer(answer);
              if (isSaved) setAnswering(false);
              return isSaved;
            }}
          />
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

type FormProps = {
  id: string;
  initial: string;
  onSend: (answer: string) => Promise<boolean>;
  onCancel: () => void;
};

function AnswerForm({ id, initial, onSend, onCancel }: FormProps) {
  const words = useMessages(questionMessages);
  const { user } = useAccount();
  const typed = useKeptText(user.id, `answer:${id}`, initial);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typed.value.trim() === '') return setMissing(true);
    setBusy(true);
    const isSaved = await onSend(typed.value.trim());
    if (isSaved) typed.clear();
    setBusy(false);
  };

  return (
    <form className="mt-1 flex flex-col gap-2 text-ink" noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        autoFocus
        dir="auto"
        error={missing ? words.answerMissing : null}
        label={words.yourAnswer}
        maxLength={limits.taskAnswer}
        onChange={(event) => {
          typed.set(event.target.value);
          setMissing(false);
        }}
        required
        value={typed.value}
      />
      <NotKept shown={!typed.kept} />
      <div className="flex flex-wrap gap-2">
        <Button loading={busy} size="small" type="submit" variant="primary">
          {words.send}
        </Button>
        <Button onClick={onCancel} size="small" variant="quiet">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
