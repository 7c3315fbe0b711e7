import { limits } from '@elan/domain/limits';
import { isModuleKey, type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { ListPlus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { FormEnd } from './form-end.tsx';
import { suggestionMessages } from './messages.ts';
import { useSendSuggestion } from './use-send-suggestion.ts';
import { useKeptDraft } from './use-suggestion-draft.ts';

/** A task that somebody is about to suggest; the id is the one it is sent with. */
type TaskDraft = { id: string; text: string; reason: string; due: string; about: ModuleKey | '' };
const blank: TaskDraft = { id: '', text: '', reason: '', due: '', about: '' };

/** The way to suggest a task, for somebody who cannot add one. What is typed is kept on the device. */
export function TaskForm({ userId, projectId }: { userId: string; projectId: string }) {
  const words = useMessages(suggestionMessages);
  const { draft, kept, set, clear } = useKeptDraft(userId, `${projectId}:task`, blank);
  const { send, busy, problem, setProblem } = useSendSuggestion(projectId);
  const [isChecked, setIsChecked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const focus = (what: string) => requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(what)?.focus());
  const close = () => {
    clear();
    setProblem(null);
    setIsChecked(false);
    focus('button');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft === null) return;
    const { id, text, reason, due, about } = draft;
    setIsChecked(true);
    if (text.trim() === '') return focus('input');
    const task = { kind: 'task', text, due: due || null, about: about || null } as const;
    if (await send(id, task, reason)) close();
  };

  return (
    <div data-no-print ref={box}>
      {draft === null ? (
        <Button
          icon={<ListPlus aria-hidden className="size-5" />}
          onClick={() => {
            set({ ...blank, id: crypto.randomUUID() });
            focus('input');
          }}
          variant="secondary"
        >
          {words.suggestTask}
        </Button>
      ) : (
        <form
          aria-label={words.suggestTask}
          className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <Fields draft={draft} isChecked={isChecked} onChange={(changed) => set({ ...draft, ...changed })} />
          <FormEnd
            isTyped={draft.text !== '' || draft.reason !== ''}
            kept={kept}
            note={words.taskNote}
            onClose={close}
            problem={problem}
            send={{ type: 'submit', loading: busy }}
          />
        </form>
      )}
    </div>
  );
}

type FieldsProps = { draft: TaskDraft; isChecked: boolean; onChange: (changed: Partial<TaskDraft>) => void };

function Fields({ draft, isChecked, onChange }: FieldsProps) {
  const words = useMessages(suggestionMessages);
  const title = useText();
  return (
    <>
      <TextField
        autoComplete="off"
        error={isChecked && draft.text.trim() === '' ? words.taskMissing : null}
        label={words.task}
        maxLength={limits.task}
        onChange={(event) => onChange({ text: event.target.value })}
        required
        value={draft.text}
      />
      <TextArea
        label={words.taskDetails}
        maxLength={limits.suggestionReason}
        onChange={(event) => onChange({ reason: event.target.value })}
        rows={3}
        value={draft.reason}
      />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          label={words.taskDue}
          onChange={(event) => onChange({ due: event.target.value })}
          type="date"
          value={draft.due}
        />
        <SelectField
          label={words.taskAbout}
          onChange={({ target: { value } }) => onChange({ about: isModuleKey(value) ? value : '' })}
          options={moduleKeys.map((key) => ({ value: key, label: title(moduleTitles[key]) }))}
          placeholder={words.noModule}
          value={draft.about}
        />
      </div>
    </>
  );
}
