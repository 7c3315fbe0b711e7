import { limits } from '@elan/domain/limits';
import { isModuleKey, type ModuleKey, moduleKeys, moduleTitles } from '@elan/domain/modules/keys';
import { ListPlus, Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { NotKept } from '../../components/not-kept.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { suggestionMessages } from './messages.ts';
import { useSendSuggestion } from './use-send-suggestion.ts';

/** A task that somebody is about to suggest; the id is the one it is sent with. */
type TaskDraft = { id: string; text: string; reason: string; due: string; about: ModuleKey | '' };

/** The way to suggest a task, for somebody who cannot add one. What is typed is kept on the device. */
export function TaskForm({ userId, projectId }: { userId: string; projectId: string }) {
  const words = useMessages(suggestionMessages);
  const title = useText();
  const { value, kept, set, clear } = useKeptText(userId, `suggestion:${projectId}:task`);
  const { send, problem, setProblem } = useSendSuggestion(projectId);
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const draft = parse(value);
  const change = (changed: Partial<TaskDraft>) => {
    if (draft !== null) set(JSON.stringify({ ...draft, ...changed }));
  };
  const focus = (what: string) => requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(what)?.focus());
  const close = () => {
    clear();
    setProblem(null);
    setIsMissing(false);
    focus('button');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft === null || isSending) return;
    const { id, text, reason, due, about } = draft;
    setIsMissing(text.trim() === '');
    if (text.trim() === '') return focus('input');
    setIsSending(true);
    const task = { kind: 'task', text, due: due === '' ? null : due, about: about === '' ? null : about } as const;
    if (await send(id, task, reason)) close();
    setIsSending(false);
  };

  return (
    <div data-no-print ref={box}>
      {draft === null ? (
        <Button
          icon={<ListPlus aria-hidden className="size-5" />}
          onClick={() => {
            set(JSON.stringify({ id: crypto.randomUUID(), text: '', reason: '', due: '', about: '' }));
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
          <TextField
            autoComplete="off"
            error={isMissing ? words.taskMissing : null}
            label={words.task}
            maxLength={limits.task}
            onChange={(event) => {
              setIsMissing(false);
              change({ text: event.target.value });
            }}
            required
            value={draft.text}
          />
          <TextArea
            label={words.taskDetails}
            maxLength={limits.suggestionReason}
            onChange={(event) => change({ reason: event.target.value })}
            rows={3}
            value={draft.reason}
          />
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <TextField
              label={words.taskDue}
              onChange={(event) => change({ due: event.target.value })}
              type="date"
              value={draft.due}
            />
            <SelectField
              label={words.taskAbout}
              onChange={(event) => change({ about: isModuleKey(event.target.value) ? event.target.value : '' })}
              options={moduleKeys.map((key) => ({ value: key, label: title(moduleTitles[key]) }))}
              placeholder={words.noModule}
              value={draft.about}
            />
          </div>
          <NotKept shown={!kept} />
          <p className="text-sm text-muted">{words.taskNote}</p>
          {problem !== null && (
            <p className="text-sm text-red" role="alert">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button icon={<Send aria-hidden className="size-4" />} loading={isSending} size="small" type="submit">
              {words.send}
            </Button>
            <Button onClick={close} size="small" variant="quiet">
              {draft.text === '' && draft.reason === '' ? words.cancel : words.discard}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

function parse(stored: string): TaskDraft | null {
  try {
    const draft = JSON.parse(stored) as Partial<TaskDraft> | null;
    const { id, text, reason, due, about } = draft ?? {};
    const isDraft = [id, text, reason, due, about].every((part) => typeof part === 'string');
    return isDraft ? (draft as TaskDraft) : null;
  } catch {
    return null;
  }
}
