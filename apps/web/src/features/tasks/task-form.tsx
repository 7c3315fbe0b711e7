import type { ProjectTask, TaskList } from '@elan/contract/tasks';
import { limits } from '@elan/domain/limits';
import { displayName } from '@elan/domain/people';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { taskMessages } from './messages.ts';
import type { TaskWords } from './use-tasks.ts';

type Props = {
  /** Null for a new one. */
  task: ProjectTask | null;
  people: TaskList['people'];
  /** Answers whether it is saved; a new one is then empty again. */
  onSave: (words: TaskWords) => Promise<boolean>;
  onCancel?: () => void;
};

const blank: TaskWords = { text: '', due: null, assignee: null };

export function TaskForm({ task, people, onSave, onCancel }: Props) {
  const words = useMessages(taskMessages);
  const [typed, setTyped] = useState<TaskWords>(task ?? blank);
  const [isMissing, setIsMissing] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isNew = task === null;
  const focusText = () => form.current?.querySelector('input')?.focus();
  useEffect(() => {
    if (!isNew) form.current?.querySelector('input')?.focus();
  }, [isNew]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setIsMissing(typed.text.trim() === '');
    if (typed.text.trim() === '') return focusText();
    setIsSaving(true);
    const { text, due, assignee } = typed;
    const isSaved = await onSave({ text, due, assignee });
    setIsSaving(false);
    if (isSaved && isNew) {
      setTyped(blank);
      focusText();
    }
  };

  return (
    <form
      className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[1fr_11rem_14rem]"
      noValidate
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel?.();
      }}
      onSubmit={(event) => void save(event)}
      ref={form}
    >
      <TextField
        autoComplete="off"
        error={isMissing ? words.missing : null}
        label={isNew ? words.newTask : words.text}
        maxLength={limits.task}
        onChange={(event) => {
          setIsMissing(false);
          setTyped({ ...typed, text: event.target.value });
        }}
        // What an adviser asked is their own words.
        readOnly={task !== null && task.question !== null}
        value={typed.text}
      />
      <TextField
        label={words.due}
        onChange={(event) => setTyped({ ...typed, due: event.target.value === '' ? null : event.target.value })}
        type="date"
        value={typed.due ?? ''}
      />
      <SelectField
        label={words.assignee}
        onChange={(event) => setTyped({ ...typed, assignee: event.target.value === '' ? null : event.target.value })}
        options={people.map((person) => ({ value: person.id, label: displayName(person) }))}
        placeholder={words.nobody}
        value={typed.assignee ?? ''}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-full">
        <Button loading={isSaving} type="submit">
          {isNew ? words.add : words.save}
        </Button>
        {onCancel !== undefined && (
          <Button onClick={onCancel} variant="secondary">
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
