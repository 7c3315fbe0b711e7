import type { Column } from '@elan/domain/ledger/row-fields';
import { useLayoutEffect, useRef } from 'react';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { tableMessages } from './messages.ts';

type Props = {
  column: Column;
  draft: string;
  /** Whether the text is selected at first: it is replaced by what is typed next. */
  selects: boolean;
  onDraft: (draft: string) => void;
  onLeave: () => void;
};

/** The field in a cell that is being edited. */
export function CellEditor({ column, draft, selects, onDraft, onLeave }: Props) {
  const words = useMessages(tableMessages);
  const text = useText();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (selects) field.current?.select?.();
  }, [selects]);
  const options =
    column.type === 'choice'
      ? Object.entries(column.options).map(([value, label]) => ({ value, label: text(label) }))
      : column.type === 'boolean'
        ? [
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]
        : null;
  const shared = { 'aria-label': text(column.label), className: 'ledger-editor', onBlur: onLeave, ref: field };
  if (options === null) {
    return (
      <input
        {...shared}
        autoComplete="off"
        inputMode={column.type === 'money' ? 'decimal' : undefined}
        onChange={(event) => onDraft(event.target.value)}
        type="text"
        value={draft}
      />
    );
  }
  const known = options.some(({ value }) => value === draft);
  return (
    <select {...shared} onChange={(event) => onDraft(event.target.value)} value={draft}>
      <option value="">{words.unset}</option>
      {!known && draft !== '' && <option value={draft}>{draft}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
