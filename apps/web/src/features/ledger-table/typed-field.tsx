import type { Column } from '@elan/domain/ledger/row-fields';
import { showCell } from '@elan/domain/ledger/show-cell';
import { type ComponentProps, useId, useState } from 'react';
import { TextField } from '../../components/ui/text-field.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useText } from '../../lib/i18n/use-messages.ts';
import { draftOf, parseDraft } from './draft-cell.ts';
import type { CellProblem } from './use-problems.ts';

type Props = {
  name: string;
  column: Column;
  value: unknown;
  problem: CellProblem | undefined;
  field: ComponentProps<typeof TextField>;
  /** The person came to the field. */
  onBegin?: (() => void) | undefined;
  /** What is being typed would be; undefined when nobody types, or when it cannot be. */
  onDraft?: ((value: unknown) => void) | undefined;
  onCommit: (draft: string) => void;
};

/** A cell that is typed. It shows what is kept until somebody comes to it. */
export function TypedField({ name, column, value, problem, onCommit, onBegin, onDraft, field }: Props) {
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
  // A message that went only when the box is left would move the buttons below from under the press.
  const isCorrecting = typing !== null && problem !== undefined && typing !== problem.typed;
  return (
    <>
      <TextField
        {...field}
        error={isCorrecting ? null : field.error}
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
