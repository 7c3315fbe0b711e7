import type { Target } from '@elan/domain/ledger/field';
import { isSameValue } from '@elan/domain/ledger/row-content';
import type { Column } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import { type ComponentProps, useId, useState } from 'react';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { draftOf, parseDraft } from './draft-cell.ts';
import { tableMessages } from './messages.ts';
import { SeasonField } from './season-field.tsx';
import { StepsField } from './steps-field.tsx';
import { useCellOptions } from './use-cell-options.ts';
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
  onDraft?: ((value: unknown) => void) | undefined;
};

/** One cell as a field of a form: in the card of a row, for a setting, and in a suggestion. */
export function CellField(props: Props) {
  const { name, column, value, disabled, problem, onProblem, onChange, onBegin } = props;
  const words = useMessages(tableMessages);
  const text = useText();
  const { language } = useLanguage();
  const options = useCellOptions(column);
  const shared = {
    label: text(column.label),
    help: column.help && text(column.help),
    error: problem === undefined ? null : text(problem.says),
    disabled,
  };
  const commit = (draft: string) => {
    const parsed = parseDraft(name, column, draft, language);
    if ('problem' in parsed) return onProblem({ typed: draft, says: parsed.problem });
    onProblem(null);
    if (!isSameValue(parsed.value, value)) onChange(parsed.value);
  };
  if (column.type === 'season') {
    return <SeasonField {...shared} onChange={onChange} value={value as readonly number[] | null} />;
  }
  if (column.type === 'targets') {
    return <StepsField {...shared} onType={commit} value={value as readonly Target[] | null} />;
  }
  if (options === null) return <TypedField {...props} field={shared} onCommit={commit} />;
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

type TypedProps = Props & { field: ComponentProps<typeof TextField>; onCommit: (draft: string) => void };

/** A cell that is typed. It shows what is kept until somebody comes to it. */
function TypedField({ name, column, value, problem, onCommit, onBegin, onDraft, field }: TypedProps) {
  const text = useText();
  const { language } = useLanguage();
  const listId = useId();
  /** What is being typed; null while nobody types. */
  const [typing, setTyping] = useState<string | null>(null);
  const commit = () => {
    if (typing === null) return;
    setTyping(null);
    onDraft?.(undefined);
    onCommit(typing);
  };
  const { suggestions } = column;
  return (
    <>
      <TextField
        {...field}
        autoComplete="off"
        inputMode={column.type === 'money' ? 'decimal' : undefined}
        list={suggestions && listId}
        onBlur={commit}
        onChange={(event) => {
          setTyping(event.target.value);
          if (onDraft === undefined) return;
          const parsed = parseDraft(name, column, event.target.value, language);
          onDraft('value' in parsed ? parsed.value : undefined);
        }}
        onFocus={({ currentTarget: box }) => {
          // Tab selects all, and another text in the box would lose that.
          const isAll = box.value !== '' && box.selectionStart === 0 && box.selectionEnd === box.value.length;
          setTyping(problem?.typed ?? draftOf(column, value, language));
          if (isAll) requestAnimationFrame(() => box.select());
          onBegin?.();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
        }}
        value={typing ?? problem?.typed ?? showCell(column, value, language)}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion.en} value={text(suggestion)} />
          ))}
        </datalist>
      )}
    </>
  );
}
