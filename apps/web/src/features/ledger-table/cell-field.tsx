import type { Target } from '@elan/domain/ledger/field';
import type { Column } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import { type KeyboardEvent, useId, useState } from 'react';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { draftOf, parseDraft } from './draft-cell.ts';
import { tableMessages } from './messages.ts';
import { SeasonField } from './season-field.tsx';
import { StepsField } from './steps-field.tsx';
import type { CellProblem } from './use-problems.ts';

type Props = {
  name: string;
  column: Column;
  value: unknown;
  disabled: boolean;
  problem: CellProblem | undefined;
  onProblem: (problem: CellProblem | null) => void;
  onChange: (value: unknown) => void;
  /** The person came to the field. */
  onBegin?: () => void;
  /** What is being typed would be; undefined when nobody types, or when it cannot be. */
  onDraft?: (value: unknown) => void;
};

/** One cell as a field of a form: in the card of a row, for a setting, and in a suggestion. */
export function CellField({ name, column, value, disabled, problem, ...on }: Props) {
  const { onProblem, onChange, onBegin, onDraft } = on;
  const words = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  /** What is being typed; null while nobody types. */
  const [typing, setTyping] = useState<string | null>(null);
  const shared = {
    label: text(column.label),
    help: column.help === undefined ? undefined : text(column.help),
    error: problem === undefined ? null : text(problem.says),
    disabled,
  };
  const listId = useId();
  const commit = (draft: string) => {
    setTyping(null);
    onDraft?.(undefined);
    const parsed = parseDraft(name, column, draft, language);
    if ('problem' in parsed) return onProblem({ typed: draft, says: parsed.problem });
    onProblem(null);
    if (JSON.stringify(parsed.value) !== JSON.stringify(value)) onChange(parsed.value);
  };
  if (column.type === 'season') {
    return <SeasonField {...shared} onChange={onChange} value={value as readonly number[] | null} />;
  }
  if (column.type === 'targets') {
    return <StepsField {...shared} onType={commit} value={value as readonly Target[] | null} />;
  }
  if (column.type === 'choice' || column.type === 'boolean') {
    const options =
      column.type === 'choice'
        ? Object.entries(column.options).map(([key, label]) => ({ value: key, label: text(label) }))
        : [
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ];
    return (
      <SelectField
        {...shared}
        onFocus={onBegin}
        onChange={(event) => commit(event.target.value)}
        options={options}
        placeholder={words.unset}
        value={draftOf(column, value, language)}
      />
    );
  }
  const shown = problem?.typed ?? showCell(column, value, language);
  const { suggestions } = column;
  const field = (
    <TextField
      {...shared}
      autoComplete="off"
      inputMode={column.type === 'money' ? 'decimal' : undefined}
      onBlur={() => {
        if (typing !== null) commit(typing);
      }}
      list={suggestions && listId}
      onChange={(event) => {
        setTyping(event.target.value);
        if (onDraft === undefined) return;
        const parsed = parseDraft(name, column, event.target.value, language);
        onDraft('value' in parsed ? parsed.value : undefined);
      }}
      onFocus={() => {
        setTyping(problem?.typed ?? draftOf(column, value, language));
        onBegin?.();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && typing !== null) commit(typing);
      }}
      value={typing ?? shown}
    />
  );
  if (suggestions === undefined) return field;
  return (
    <>
      {field}
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion.en} value={text(suggestion)} />
        ))}
      </datalist>
    </>
  );
}
