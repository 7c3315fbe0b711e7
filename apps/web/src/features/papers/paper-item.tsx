import type { ProjectPaper } from '@elan/contract/papers';
import { limits } from '@elan/domain/limits';
import type { PaperText } from '@elan/domain/papers/paper-texts';
import { isSettled, type PaperState, paperStateLabels, paperStates } from '@elan/domain/papers/papers';
import { displayName } from '@elan/domain/people';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useKeptText } from '../../lib/kept-text.ts';
import { paperMessages } from './messages.ts';

type Props = {
  /** Identifies the note on this device. */
  noteKey: string;
  userId: string;
  text: PaperText;
  said: ProjectPaper | undefined;
  /** Null for people who can only read. */
  onChange: ((state: PaperState, note: string | null) => Promise<boolean>) | null;
};

/** A paper, its status, and a note about it. */
export function PaperItem({ noteKey, userId, text: { title, help }, said, onChange }: Props) {
  const words = useMessages(paperMessages);
  const text = useText();
  const { language } = useLanguage();
  // The chosen status, until the server confirms it.
  const [chosen, setChosen] = useState<PaperState | null>(null);
  const state = chosen ?? said?.state ?? 'missing';
  const settled = isSettled(state);
  const Icon = settled ? CircleCheck : CircleDashed;
  const day = said === undefined ? '' : formatDate(said.updated_at, language);
  const by = said?.updatedBy == null ? null : displayName(said.updatedBy);
  return (
    <li className="grid items-start gap-x-5 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
      <div className="flex min-w-0 items-start gap-3">
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${settled ? 'text-green' : 'text-control'}`} />
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold wrap-anywhere">{text(title)}</h3>
          <p className="text-sm text-muted">{text(help)}</p>
          {said !== undefined && <p className="mt-1 text-sm text-muted">{words.said(day, by)}</p>}
        </div>
      </div>
      {onChange === null ? (
        <p className="text-sm sm:text-right">
          <span className="font-semibold">{text(paperStateLabels[state])}</span>
          {said?.note != null && <span className="block text-muted wrap-anywhere">{said.note}</span>}
        </p>
      ) : (
        <StateAndNote
          name={text(title)}
          noteKey={noteKey}
          onChange={onChange}
          onChoose={setChosen}
          said={said}
          state={state}
          userId={userId}
        />
      )}
    </li>
  );
}

type ControlProps = Pick<Props, 'noteKey' | 'userId' | 'said'> & {
  name: string;
  state: PaperState;
  /** Called with the status that is being saved, and with null when it is. */
  onChoose: (state: PaperState | null) => void;
  onChange: NonNullable<Props['onChange']>;
};

function StateAndNote({ name, noteKey, userId, said, state, onChoose, onChange }: ControlProps) {
  const words = useMessages(paperMessages);
  const text = useText();
  const kept = useKeptText(userId, noteKey, said?.note ?? '');
  // Text typed while a change is being saved is kept and sent after it.
  const typed = useRef(kept.value);
  useEffect(() => {
    typed.current = kept.value;
  });
  const saving = useRef(Promise.resolve());
  const save = (next: PaperState) => {
    onChoose(next);
    saving.current = saving.current.then(async () => {
      const sent = typed.current;
      const isSaved = await onChange(next, sent.trim() === '' ? null : sent);
      onChoose(null);
      if (isSaved && typed.current === sent) kept.clear();
    });
  };
  const isUnsaved = kept.value.trim() !== (said?.note ?? '');
  const saveNote = () => {
    if (isUnsaved) save(state);
  };
  const isReason = state === 'not_needed';
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <select
        aria-label={words.stateOf(name)}
        className="control"
        onChange={(event) => save(event.target.value as PaperState)}
        value={state}
      >
        {paperStates.map((each) => (
          <option key={each} value={each}>
            {text(paperStateLabels[each])}
          </option>
        ))}
      </select>
      {(state !== 'missing' || kept.value !== '') && (
        <input
          aria-label={isReason ? words.whyOf(name) : words.noteOf(name)}
          autoComplete="off"
          className="control"
          maxLength={limits.paperNote}
          onBlur={saveNote}
          onChange={(event) => kept.set(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') saveNote();
          }}
          placeholder={isReason ? words.why : words.note}
          type="text"
          value={kept.value}
        />
      )}
      {isUnsaved && <p className="text-sm text-muted">{words.unsaved}</p>}
    </div>
  );
}
