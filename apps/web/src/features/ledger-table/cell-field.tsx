import type { Column } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import { type KeyboardEvent, useState } from 'react';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { draftOf, parseDraft } from './draft-cell.ts';
import { tableMessages } from './messages.ts';
import { SeasonField } from './season-field.tsx';
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
};

/** One cell as a field of a form: on a phone, in a row's details and for a setting. */
export function CellField({ name, column, value, disabled, problem, onProblem, onChange, onBegin }: Props) {
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
  const commit = (draft: string) => {
    setTyping(null);
    const parsed = parseDraft(name, column, draft, language);
    if ('problem' in parsed) return onProblem({ typed: draft, says: parsed.problem });
    onProblem(null);
    if (JSON.stringify(parsed.value) !== JSON.stringify(value)) onChange(parsed.value);
  };
  if (column.type === 'season') {
    return <SeasonField {...shared} onChange={onChange} value={value as readonly number[] | null} />;
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
  return (
    <TextField
      {...shared}
      autoComplete="off"
      inputMode={column.type === 'money' ? 'decimal' : undefined}
      onBlur={() => {
        if (typing !== null) commit(typing);
      }}
      onChange={(event) => setTyping(event.target.value)}
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
}
