import { parseCell } from '@elan/domain/ledger/parse-cell';
import { showCell, typedCell } from '@elan/domain/ledger/show-cell';
import { type FactPlace, factPlace, factValue } from '@elan/domain/lender-facts/facts';
import { useState } from 'react';
import type { Difference } from '../../components/shared-text/difference.ts';
import { HistoryButton } from '../../components/shared-text/history-button.tsx';
import { TextConflict } from '../../components/shared-text/text-conflict.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { factMessages } from './messages.ts';
import { factVersionPages } from './queries.ts';
import type { FactsHandle } from './use-facts.ts';

export type Choice = { value: string; label: string };

type Props = {
  fact: string;
  handle: FactsHandle;
  projectId: string;
  difference: Difference;
  /** What it is without being typed, below the label. */
  hint?: string | undefined;
  /** To choose from, where the fact names something else of the project. */
  choices?: { options: readonly Choice[]; none: string } | undefined;
  onEdit?: () => void;
};

/** One fact as a field of the form, saved as it is typed; below it what somebody else wrote at the same time. */
export function FactField({ fact, handle, projectId, difference, hint, choices, onEdit }: Props) {
  const words = useMessages(factMessages);
  const text = useText();
  const { language } = useLanguage();
  const { autosave, snapshot, kept } = handle;
  const place = factPlace(fact);
  if (place === null) return null;
  const { field } = place;
  const stored = snapshot.state.fields[fact];
  const value = stored?.value ?? kept.get(fact)?.text ?? '';
  const label = text(field.label);
  const write = (next: string) => {
    onEdit?.();
    autosave.type(fact, next);
  };
  const flush = () => void autosave.flush();
  const choose = (next: string) => {
    write(next);
    flush();
  };
  const shown = (raw: string) => (field.type === 'text' ? raw : showCell(field, factValue(field, raw), language));
  const help = hint ?? (field.help === undefined ? undefined : text(field.help));
  return (
    <div className={field.lines === undefined ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
      <Control
        choices={choices}
        field={field}
        on={{ write, choose, flush }}
        said={{ id: fact, label, help }}
        shown={shown(value)}
        value={value}
      />
      {stored?.conflict != null && (
        <TextConflict
          empty={words.conflictEmpty}
          onKeepBoth={field.lines === undefined ? undefined : () => autosave.keepBoth(fact)}
          onKeepMine={() => autosave.keepMine(fact)}
          onTakeOther={() => autosave.takeOther(fact)}
          text={shown(stored.conflict.value)}
        />
      )}
      {field.lines !== undefined && (kept.get(fact)?.version ?? 0) > 1 && (
        <HistoryButton
          label={words.historyOf(label)}
          difference={difference}
          onRestore={choose}
          pages={factVersionPages(projectId, fact)}
          shown={value}
          text={value}
          title={words.historyOf(label)}
        />
      )}
    </div>
  );
}

type ControlProps = {
  field: FactPlace['field'];
  said: { id: string; label: string; help: string | undefined };
  /** As it is stored, and as it is read. */
  value: string;
  shown: string;
  choices: Props['choices'];
  on: { write: (value: string) => void; choose: (value: string) => void; flush: () => void };
};

/** What a fact is typed in, or chosen from. */
function Control({ field, said, value, shown, choices, on }: ControlProps) {
  const text = useText();
  const options =
    field.type === 'choice'
      ? Object.entries(field.options).map(([key, label]) => ({ value: key, label: text(label) }))
      : choices?.options;
  if (options !== undefined) {
    const none = choices === undefined ? {} : { placeholder: choices.none };
    return (
      <SelectField
        {...said}
        {...none}
        onChange={({ target }) => on.choose(target.value)}
        options={options}
        value={value}
      />
    );
  }
  if (field.type !== 'text') {
    return <NumberField {...said} field={field} onBlur={on.flush} onWrite={on.write} shown={shown} value={value} />;
  }
  const typed = { dir: 'auto', maxLength: field.maxLength, onBlur: on.flush, value } as const;
  if (field.lines !== undefined) {
    return (
      <TextArea {...said} {...typed} onChange={({ target }) => on.write(target.value)} rows={field.lines} spellCheck />
    );
  }
  return <TextField {...said} {...typed} autoComplete="off" onChange={({ target }) => on.write(target.value)} />;
}

type NumberProps = {
  id: string;
  label: string;
  help: string | undefined;
  field: Parameters<typeof parseCell>[0];
  /** As it is stored, and as it is read. */
  value: string;
  shown: string;
  onWrite: (value: string) => void;
  onBlur: () => void;
};

/** A number in either language's habit. What cannot be one is said once the field is left, and stays in it. */
function NumberField({ field, value, shown, onWrite, onBlur, ...shared }: NumberProps) {
  const text = useText();
  const { language } = useLanguage();
  /** What is being typed, and whether the field was left with it; null while it shows what is stored. */
  const [typing, setTyping] = useState<{ text: string; isLeft: boolean } | null>(null);
  const parsed = typing === null ? null : parseCell(field, typing.text, language);
  const problem = parsed !== null && 'problem' in parsed ? parsed.problem : null;
  return (
    <TextField
      {...shared}
      autoComplete="off"
      error={typing?.isLeft === true && problem !== null ? text(problem) : null}
      inputMode="decimal"
      onBlur={() => {
        setTyping(problem === null || typing === null ? null : { ...typing, isLeft: true });
        onBlur();
      }}
      onChange={(event) => {
        const typed = event.target.value;
        setTyping({ text: typed, isLeft: false });
        const next = parseCell(field, typed, language);
        if ('value' in next) onWrite(next.value === null ? '' : String(next.value));
      }}
      onFocus={() =>
        setTyping((before) => before ?? { text: typedCell(field, numberOf(value), language), isLeft: false })
      }
      value={typing?.text ?? shown}
    />
  );
}

const numberOf = (stored: string) => (stored === '' ? null : Number(stored));
